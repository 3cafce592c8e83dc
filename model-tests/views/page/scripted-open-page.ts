/** Stands in for `src/app/open-page.ts`: the flow is over, and the test stays on the page that it looks at. */
export function openPage(address: string): void {
  history.pushState(null, '', address);
}
