import { offers, type PricedOffers } from '../catalogue/index.ts';
import type { Suggestion, SurveyShop } from './index.ts';

/** A country's shop, with prices in dollars. */
export const shopIn = (country: string, sold: PricedOffers = offers): SurveyShop => ({
  country,
  offers: sold,
  currency: 'USD',
});

/** A suggestion in a few words. */
export const summarize = (suggestions: readonly Suggestion[]) =>
  suggestions.map(({ selection, reason }) => {
    const { device, plan, quantity, members } = selection;
    return [device, plan, quantity, ...(members === null ? [] : [members]), reason].join(' ');
  });
