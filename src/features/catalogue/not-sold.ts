import type { PublicPageName } from '../../page/public-pages.ts';

/** Something that another country's shop has. */
export type Unsold =
  | { readonly kind: 'product'; readonly name: string }
  | { readonly kind: 'page'; readonly name: PublicPageName };

/** What a link asks for that no shop has any more, as the address writes it; cut where it is long. */
export interface UnknownProduct {
  readonly unknownProduct: string;
}

/** Whether an answer was thrown for a product that no shop has. */
export const isUnknownProduct = (answer: unknown): answer is UnknownProduct =>
  typeof answer === 'object' && answer !== null && 'unknownProduct' in answer;

/** What a page says in the place of something that its country's shop does not have. */
export interface NotSoldHere {
  readonly what: Unsold;
  /** What the country's shop has instead. */
  readonly probes: readonly { readonly slug: string; readonly name: string }[];
}

/** Whether an answer was thrown with what is not sold here. */
export const isNotSoldHere = (answer: unknown): answer is NotSoldHere =>
  typeof answer === 'object' && answer !== null && 'what' in answer;
