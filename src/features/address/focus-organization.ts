/** Opens what holds the field for the organization of an address, and leads into it. */
export function focusOrganization(section: 'shipping' | 'billing'): void {
  const field = document.getElementById(`${section}-companyName`);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
