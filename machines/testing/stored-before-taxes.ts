import type { StoredSnapshot } from '../flow/index.ts';

/** What previews of a change did not name yet. */
const later: readonly string[] = ['taxLines', 'unusedCredit', 'basis'];

/** A stored flow as an earlier version wrote it. */
export const storedBeforeTaxes = (stored: unknown, version: number): StoredSnapshot => ({
  ...(JSON.parse(
    JSON.stringify(stored, (key, value: unknown) => (later.includes(key) ? undefined : value)),
  ) as StoredSnapshot),
  version,
});
