import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { LineKind } from '@sonde/machines/rules/catalogue';
import type { Currency } from '@sonde/machines/rules/money';
import type { AnsweredTaxes, Tax } from '@sonde/machines/rules/tax';

/** A line to be taxed; `amount` is what the buyer pays for it without tax, in minor units. */
interface TaxedLine {
  readonly kind: LineKind;
  readonly quantity: number;
  readonly amount: number;
}

/** What a tax service is asked. */
export interface SalesTaxQuestion {
  readonly currency: Currency;
  /** Where it is shipped, or billed if nothing ships; neither name nor phone number is part of the question. */
  readonly address: Pick<PostalAddress, 'streetAddress1' | 'city' | 'countryArea' | 'postalCode' | 'country'>;
  readonly isShipped: boolean;
  readonly lines: readonly TaxedLine[];
  /** Without tax, in minor units; null until a method applies, or if nothing ships. */
  readonly shipping: number | null;
}

/** The service's calculation. */
export interface SalesTaxAnswer {
  /** The service's name for the calculation, for 90 days. */
  readonly id: string;
  readonly taxes: readonly Tax[];
  readonly answered: AnsweredTaxes;
}

/** An entry of the service's books, from which the seller files its returns. Amounts of a reversal are negative. */
export interface SalesTaxTransaction {
  readonly id: string;
  /** With tax, in minor units. */
  readonly total: number;
  readonly tax: number;
}

/** A sale or a refund to be recorded; `reference` is ours, and unique. */
interface Recorded {
  readonly reference: string;
}

/**
 * A service that knows the sales taxes of states, counties and cities. Every method rejects if there is no clear
 * response. Recording the same reference again records nothing more.
 */
export interface SalesTaxService {
  /** Null if the service can't tell the taxes of the address. */
  calculate(question: SalesTaxQuestion): Promise<SalesTaxAnswer | null>;
  /** Records a sale by its calculation; null if the service no longer has it. */
  record(sale: Recorded & { readonly calculationId: string }): Promise<SalesTaxTransaction | null>;
  /** Takes a sale back, or, with an amount (with tax, in minor units), a part of it. */
  reverse(
    refund: Recorded & { readonly transactionId: string; readonly amount: number | 'all' },
  ): Promise<SalesTaxTransaction>;
}
