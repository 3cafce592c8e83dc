/**
 * Stands in for `src/browser/open-page.ts`: the test stays on the page that it looks at, as one who left it and came back at
 * once.
 */
export function openPage(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
