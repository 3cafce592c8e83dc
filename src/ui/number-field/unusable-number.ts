/** Leads to the first number field that was left with what is no allowed number. False when there is none. */
export function goToUnusableNumber(): boolean {
  const field = document.querySelector<HTMLElement>('[data-unusable]');
  field?.focus();
  return field !== null;
}
