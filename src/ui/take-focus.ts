/**
 * Late content must not take the focus from a buyer who is typing in another form, such as a voucher code beside a
 * step.
 */
function mayTakeFocus(box: HTMLElement | null): boolean {
  const present = document.activeElement;
  return !present?.matches(':read-write') || present.closest('form')?.contains(box) === true;
}

/** A `ref` for messages: focuses them when they appear, so that they are announced and scroll into view. */
export function takeFocus(box: HTMLElement | null): void {
  if (mayTakeFocus(box)) box?.focus();
}

/**
 * Shows what a press leads to, and moves the focus there, to the element with the id, once it is drawn: the pressed
 * button is gone by then.
 */
export function focusShown(show: () => void, id: string): void {
  show();
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
