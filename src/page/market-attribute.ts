import type { Market } from '@sonde/machines/rules/catalogue';

const attributes: Readonly<Record<Market, string | undefined>> = { HUMAN: undefined, VETERINARY: 'vet' };

/**
 * The value of `data-market`, from which the design system takes the colors of a page or a part of one. Null is for both
 * markets.
 */
export const marketAttribute = (market: Market | null): string | undefined =>
  market === null ? undefined : attributes[market];
