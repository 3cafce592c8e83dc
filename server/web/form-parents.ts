/** Origins of the pages that may frame the forms, from those sites' URLs; null for a site that is not configured. */
export function formParents(sites: readonly (string | null)[]): readonly string[] {
  return [...new Set(sites.flatMap((site) => (site === null ? [] : [new URL(site).origin])))];
}
