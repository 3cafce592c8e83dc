import { isEuMember } from './countries.ts';

/** What the button that places an order must say. */
export type PlacingWords = 'PLACE_ORDER' | 'ORDER_WITH_OBLIGATION_TO_PAY';

/** In the EU the button says that pressing it costs money. Directive 2011/83/EU, article 8(2); other laws leave it open. */
export function placingWords(country: string): PlacingWords {
  return isEuMember(country) ? 'ORDER_WITH_OBLIGATION_TO_PAY' : 'PLACE_ORDER';
}
