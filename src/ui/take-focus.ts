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
