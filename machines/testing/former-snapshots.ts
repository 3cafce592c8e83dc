import type { StoredSnapshot } from '../flow/index.ts';

/** What previews of a change did not name yet. */
const later: readonly string[] = ['taxLines', 'isTaxEstimated', 'unusedCredit', 'basis'];

/** A stored flow as an earlier version wrote it. */
export const storedBeforeTaxes = (stored: unknown, version: number): StoredSnapshot => ({
  ...(JSON.parse(
    JSON.stringify(stored, (key, value: unknown) => (later.includes(key) ? undefined : value)),
  ) as StoredSnapshot),
  version,
});

/** A stored flow of a version in which previews didn't say whether their taxes are an estimate. */
export const storedBeforeEstimates = (stored: unknown, version: number): StoredSnapshot => ({
  ...(JSON.parse(
    JSON.stringify(stored, (key, value: unknown) => (key === 'isTaxEstimated' ? undefined : value)),
  ) as StoredSnapshot),
  version,
});

/** The names that a preview for whoever has signed in had before, by today's. */
const formerPreviewNames: Readonly<Record<string, string>> = {
  '"afterSignIn"': '"anew"',
  '"previewAfterSignIn"': '"previewAnew"',
};

/** A stored flow with the names of states and requests that an earlier version used. */
export const storedWithFormerNames = (
  stored: unknown,
  version: number,
  formerNames = formerPreviewNames,
): StoredSnapshot => ({
  ...(JSON.parse(
    Object.entries(formerNames).reduce(
      (text, [name, former]) => text.replaceAll(name, former),
      JSON.stringify(stored),
    ),
  ) as StoredSnapshot),
  version,
});
