import type { Selection } from '@sonde/machines/rules/catalogue';
import { lastingStorage, readStoredJson } from './browser-storage.ts';

const key = 'sonde.plan';

/** The membership that a visitor chose, as the slugs of its address. */
type ChosenPlan = Pick<Selection, 'plan' | 'period'>;

interface StoredPlan extends ChosenPlan {
  readonly country: string;
}

const isStoredPlan = (value: unknown): value is StoredPlan =>
  typeof value === 'object' &&
  value !== null &&
  'country' in value &&
  'plan' in value &&
  typeof value.plan === 'string' &&
  'period' in value &&
  (value.period === null || typeof value.period === 'string');

/** The membership last chosen on a page, until a cart has it (coverage CLIENT-3). A country's pages see only their own. */
export const chosenPlan = {
  remember(country: string, { plan, period }: ChosenPlan): void {
    lastingStorage.write(key, JSON.stringify({ country, plan, period } satisfies StoredPlan));
  },
  /** Null if none was chosen in this country. The rules decide whether it is sold. */
  remembered(country: string): ChosenPlan | null {
    const stored = readStoredJson(lastingStorage, key);
    return isStoredPlan(stored) && stored.country === country
      ? { plan: stored.plan, period: stored.period }
      : null;
  },
  forget(): void {
    lastingStorage.write(key, null);
  },
};
