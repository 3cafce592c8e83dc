/** As the `ref` of what is told on appearing: it is read out from there, and comes into sight. */
export function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}
