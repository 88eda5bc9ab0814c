/** Whether a key is meant for the table: not for a field, a dialog, or the browser. */
export function meansTable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && !target.closest("dialog");
}
