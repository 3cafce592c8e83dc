import type { PublicPageName } from '../../page/public-pages.ts';

/** Something that another country's shop sells. */
export type Unsold =
  | { readonly kind: 'product'; readonly name: string }
  | { readonly kind: 'page'; readonly name: PublicPageName };

/** The unknown part of a link to something that no shop sells any longer, as in the address; truncated if long. */
export interface UnknownProduct {
  readonly unknownProduct: string;
}

/** Whether a response was thrown for a product that no shop sells. */
export const isUnknownProduct = (answer: unknown): answer is UnknownProduct =>
  typeof answer === 'object' && answer !== null && 'unknownProduct' in answer;

/** The content of a page for something that its country's shop doesn't sell. */
export interface NotSoldHere {
  readonly what: Unsold;
  /** The country's alternatives. */
  readonly probes: readonly { readonly slug: string; readonly name: string }[];
}

/** Whether a response was thrown for something not sold here. */
export const isNotSoldHere = (answer: unknown): answer is NotSoldHere =>
  typeof answer === 'object' && answer !== null && 'what' in answer;
