/** What comes late leaves the focus to who types into another form, a voucher code beside a step, and goes on typing. */
function mayTakeFocus(box: HTMLElement | null): boolean {
  const present = document.activeElement;
  return !present?.matches(':read-write') || present.closest('form')?.contains(box) === true;
}

/** As the `ref` of what is told on appearing: it is read out from there, and comes into sight. */
export function takeFocus(box: HTMLElement | null): void {
  if (mayTakeFocus(box)) box?.focus();
}
