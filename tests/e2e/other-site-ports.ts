/** Avoids the ports of other suites, which may run in parallel. */
const portsAway = 5;

/** The port of `other-site.ts`'s page for a shop under test on this port. */
export const otherSitePort = (shopPort: number): number => shopPort + portsAway;

/** A site that may frame the shop's forms, and one that may not: the same under another name. */
export function otherSitesOf(shop: string): { readonly accepted: string; readonly stranger: string } {
  const port = otherSitePort(Number(new URL(shop).port));
  return { accepted: `http://127.0.0.1:${port}`, stranger: `http://localhost:${port}` };
}
