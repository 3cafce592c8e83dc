/** Fields that a search supports besides metadata. */
const plainFields: ReadonlySet<string> = new Set(['status', 'customer', 'currency']);

const clausePattern =
  /^(?:metadata\[(['"])(?<name>[^'"\]]+)\1\]|(?<field>[a-z_]+)):(['"])(?<value>[^'"]*)\4$/;

/**
 * Parses the equality subset of the provider's search language: `metadata['attempt']:'x' AND status:'succeeded'`.
 * Returns the fields that a match contains; null for any other query.
 */
export function parseSearch(query: string): Readonly<Record<string, unknown>> | null {
  const metadata = new Map<string, string>();
  const fields = new Map<string, string>();
  for (const clause of query.split(/\s+AND\s+/i)) {
    const { name, field, value = '' } = clausePattern.exec(clause.trim())?.groups ?? {};
    if (name !== undefined) metadata.set(name, value);
    else if (field !== undefined && plainFields.has(field)) fields.set(field, value);
    else return null;
  }
  return Object.fromEntries([
    ...fields,
    ...(metadata.size > 0 ? [['metadata', Object.fromEntries(metadata)] as const] : []),
  ]);
}
