/** Origins of the pages in whose frame the forms may be, from the addresses of those sites; null for one that is not set. */
export function formParents(sites: readonly (string | null)[]): readonly string[] {
  return [...new Set(sites.flatMap((site) => (site === null ? [] : [new URL(site).origin])))];
}
