import type { Trouble } from '@sonde/machines/flow';

/** The store's own words about a field; undefined when it had none. */
export function refusalAt(trouble: Trouble | null, field: string): string | undefined {
  if (trouble?.kind !== 'refused') return undefined;
  return trouble.refusals.find((refusal) => refusal.field === field)?.message;
}
