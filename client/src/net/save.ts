/** Hand a text to the reader as a file. */
export function saveFile(name: string, text: string, type = "text/plain"): void {
  const handed = document.createElement("a");
  handed.href = URL.createObjectURL(new Blob([text], { type }));
  handed.download = name;
  handed.click();
  setTimeout(() => URL.revokeObjectURL(handed.href), 60_000);
}
