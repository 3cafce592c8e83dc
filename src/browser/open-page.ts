/** Leads to another page of the shop, as a link does. */
export function openPage(address: string): void {
  location.assign(address);
}
