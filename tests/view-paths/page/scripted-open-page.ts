/** Replaces `src/browser/open-page.ts`: the test stays on its page, as if the visitor had left and returned at once. */
export function openPage(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
