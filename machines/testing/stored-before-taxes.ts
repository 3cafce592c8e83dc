import type { StoredSnapshot } from '../flow/index.ts';

/** What an earlier version stored of a flow: previews of a change named no taxes. */
export const storedBeforeTaxes = (stored: unknown, version: number): StoredSnapshot => ({
  ...(JSON.parse(
    JSON.stringify(stored, (key, value: unknown) => (key === 'taxLines' ? undefined : value)),
  ) as StoredSnapshot),
  version,
});
