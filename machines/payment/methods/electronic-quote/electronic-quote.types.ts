import type { Refusal } from '../../../flow/index.ts';
import type { QuoteData, QuoteField } from '../../../rules/quotes/index.ts';
import type { MethodContext } from '../method.types.ts';

export type QuoteDataAnswer =
  | { readonly status: 'kept' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** The ports of asking for a quote. */
export interface ElectronicQuotePorts {
  /** Saves who asks for the quote; it can be repeated. */
  saveQuoteData(input: { checkoutId: string; quoteData: QuoteData }): Promise<QuoteDataAnswer>;
}

export interface ElectronicQuoteContext extends MethodContext<QuoteData> {
  readonly checkoutId: string;
  /** What the buyer sees: what they typed, or what the shop knows of their organization. */
  readonly entered: QuoteData;
  /** Whether the buyer has typed; until then, the fields follow the rest of the checkout. */
  readonly isTyped: boolean;
}

export type ElectronicQuoteEvent =
  | { readonly type: 'payment.quote.changed'; readonly field: QuoteField; readonly value: string }
  | { readonly type: 'payment.submitted' };
