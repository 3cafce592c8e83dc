/** Navigates to another page of the shop, like a link. */
export function openPage(address: string): void {
  location.assign(address);
}
