/** Apart from the ports of the other suites, which may run beside this one. */
const portsAway = 5;

/** Where the page of `other-site.ts` is, beside a shop under test on this port. */
export const otherSitePort = (shopPort: number): number => shopPort + portsAway;

/** A site that the shop under test accepts around its forms, and one that it does not know: the same by another name. */
export function sitesBeside(shop: string): { readonly accepted: string; readonly stranger: string } {
  const port = otherSitePort(Number(new URL(shop).port));
  return { accepted: `http://127.0.0.1:${port}`, stranger: `http://localhost:${port}` };
}
