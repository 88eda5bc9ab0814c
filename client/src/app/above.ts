/** What lies above the page, a sheet or a dialog: the back button closes it first, and only then leaves the page. */

type Close = () => void;
const open: Close[] = [];
/** How many steps back of the browser are our own doing. */
let ours = 0;

/** Something has opened; the returned function says that it is closed, however that came. */
export function layAbove(close: Close): () => void {
  open.push(close);
  history.pushState(history.state, "");
  return () => {
    const place = open.indexOf(close);
    if (place < 0) return; // the back button has closed it, or a link has led away
    open.splice(place, 1);
    ours++;
    history.back();
  };
}

/** The browser went a step back: whether that was all about what lay above. */
export function steppedBack(): boolean {
  if (ours) return !!ours--;
  const close = open.pop();
  close?.();
  return !!close;
}

/** Another page is shown: whether its address takes the place of what lay above this one. */
export function leaveAbove(): boolean {
  return open.splice(0).length > 0;
}
