import type { ProChangeProps } from './pro-change-props.ts';
import { termMonthsOf } from '../offers/term-months.ts';

/** The length of a term of a Pro plan, or of a plan below it, in months; null for others. */
export function monthsIn({ snapshot, lower }: Pick<ProChangeProps, 'snapshot' | 'lower'>) {
  const { plans } = snapshot.context.offers;
  return (sku: string | null): number | null =>
    plans.find((plan) => plan.sku === sku)?.months ?? termMonthsOf(lower, sku);
}
