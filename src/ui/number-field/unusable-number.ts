/** Focuses the first number field with an invalid value. Returns false if there is none. */
export function goToUnusableNumber(): boolean {
  const field = document.querySelector<HTMLElement>('[data-unusable]');
  field?.focus();
  return field !== null;
}
