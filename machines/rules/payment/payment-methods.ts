import paymentData from './data/payment-methods.json' with { type: 'json' };
import { countryByCode } from '../places/index.ts';
import { type Currency, money, type Money } from '../money/index.ts';
import { ownValue } from '../texts/index.ts';
import type { PaymentGateway } from './method-gateway.ts';
import type { paymentMethods } from './method-names.generated.ts';

/** A payment method (coverage PAY-1). */
export type PaymentMethod = (typeof paymentMethods)[number];

/** A row of `data/payment-methods.json`. A null list means all. */
interface PaymentMethodFacts {
  readonly method: PaymentMethod;
  readonly countries: readonly string[] | null;
  readonly currencies: readonly string[] | null;
  /** True if the currency must be that of the payer's country, which has to be a listed one, too. */
  readonly ownCurrencyOnly: boolean;
  /** True if the method can pay for a subscription that renews automatically. */
  readonly recurring: boolean;
  /** True if the payment is a bank debit: it needs a mandate and clears days later. */
  readonly debit: boolean;
  /** The most business days that a debit usually takes; absent for every other method. */
  readonly clearingDays?: number;
  /** True if the provider may review an approved payment for a while; absent for every other method. */
  readonly reviewed?: true;
  readonly consumersOnly: boolean;
  /** The payment provider, by its API name, or `none`. */
  readonly gateway: PaymentGateway;
  /** True for the method of orders that cost nothing. */
  readonly forNothing: boolean;
  /** True if it is the preselected method regardless of the display order. */
  readonly preselected: boolean;
  /** Minimum and maximum total in minor units, by country; `*` for all others. */
  readonly limits: Readonly<Record<string, readonly number[]>>;
}

/** In display order. */
const methodRows = paymentData.methods as readonly PaymentMethodFacts[];

/** Throws if the table doesn't contain the method. */
function rowOf(method: PaymentMethod): PaymentMethodFacts {
  const row = methodRows.find((candidate) => candidate.method === method);
  if (row === undefined) throw new Error(`Unknown payment method: ${method}`);
  return row;
}

/** The method of orders that cost nothing. */
export const freeOrderMethod: PaymentMethod = methodRows.find(({ forNothing }) => forNothing)!.method;

const minimumCharge = paymentData.minimumCharge as Readonly<Record<Currency, number>>;

/** The facts that decide which methods a buyer may choose from. */
export interface PaymentSituation {
  readonly total: Money;
  /** Null without shipping; the billing country then applies. */
  readonly shipToCountry: string | null;
  readonly billingCountry: string | null;
  /** Whether the checkout contains a subscription that renews automatically. */
  readonly isRecurring: boolean;
  /** Whether it contains a rental, which is paid by the month for a fixed time; absent without one. */
  readonly isRental?: boolean;
  readonly hasTaxId: boolean;
}

/**
 * The minimum and maximum total of a method, in minor units; `country` is null if unknown. A quote is paid later by
 * another method, so that the smallest amount that can be charged is its minimum, too.
 */
function limitsOf(
  row: PaymentMethodFacts,
  currency: Currency,
  country: string | null,
): { readonly least: number; readonly greatest: number } {
  const [minimum = 0, greatest = Number.POSITIVE_INFINITY] =
    ownValue(row.limits, country ?? '*') ?? ownValue(row.limits, '*') ?? [];
  return { least: Math.max(minimum, minimumCharge[currency]), greatest };
}

/** The country whose buyers a method is for: a lender asks the payer, who may live elsewhere than where it ships. */
const buyersCountry = (row: PaymentMethodFacts, situation: PaymentSituation): string | null =>
  row.ownCurrencyOnly ? (situation.billingCountry ?? situation.shipToCountry) : decidingCountry(situation);

const decidingCountry = ({ shipToCountry, billingCountry }: PaymentSituation): string | null =>
  shipToCountry ?? billingCountry;

/** Whether a method is for buyers in a country; null if that isn't known yet. */
const isListed = ({ countries }: PaymentMethodFacts, country: string | null): boolean =>
  countries === null || (country !== null && countries.includes(country));

/** Whether a method is ever offered in a shop, whatever is bought there: not a debit in another currency. */
export function isOfferedIn(method: PaymentMethod, country: string): boolean {
  const row = rowOf(method);
  const currency = countryByCode(country)?.currency;
  const hasCurrency =
    row.currencies === null || (currency !== undefined && row.currencies.includes(currency));
  return isListed(row, country) && hasCurrency;
}

/**
 * Whether a method may be chosen, regardless of the total. A rental can't be quoted: a quote is for what is paid once, and
 * would name the first of many months alone.
 */
function isForSituation(row: PaymentMethodFacts, situation: PaymentSituation): boolean {
  const { total, isRecurring, isRental = false, hasTaxId } = situation;
  const country = buyersCountry(row, situation);
  if (!isListed(row, decidingCountry(situation)) || !isListed(row, country)) return false;
  if (row.currencies !== null && !row.currencies.includes(total.currency)) return false;
  if (row.ownCurrencyOnly && countryByCode(country ?? '')?.currency !== total.currency) return false;
  if (isRecurring && !row.recurring) return false;
  if (isRental && isPaidLater(row.method)) return false;
  return !(row.consumersOnly && hasTaxId);
}

function methodsForSituation(
  situation: PaymentSituation,
  enabled: readonly PaymentMethod[],
): readonly PaymentMethodFacts[] {
  return methodRows.filter(
    (row) => !row.forNothing && enabled.includes(row.method) && isForSituation(row, situation),
  );
}

/**
 * The enabled methods that a buyer may choose from, in display order. A total of 0 allows only the method of free
 * orders, unless something renews: then nothing is charged today, and the method is saved for the first charge, which
 * the mandate of a debit isn't without a payment. Other totals never allow it.
 */
export function paymentMethodsFor(
  situation: PaymentSituation,
  enabled: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  const { amount, currency } = situation.total;
  if (amount === 0 && !situation.isRecurring) return [freeOrderMethod];
  return methodsForSituation(situation, enabled)
    .filter((row) => {
      if (amount === 0) return row.gateway !== 'none' && !row.debit;
      const { least, greatest } = limitsOf(row, currency, buyersCountry(row, situation));
      return amount >= least && amount <= greatest;
    })
    .map((row) => row.method);
}

/**
 * The lowest total that any method accepts, if the total is above 0 and below it. Null if a method accepts the total or
 * if the total isn't the obstacle.
 */
export function minimumTotal(situation: PaymentSituation, enabled: readonly PaymentMethod[]): Money | null {
  const { amount, currency } = situation.total;
  const methods = methodsForSituation(situation, enabled);
  const least = Math.min(
    ...methods.map((row) => limitsOf(row, currency, buyersCountry(row, situation)).least),
  );
  return amount > 0 && methods.length > 0 && amount < least ? money(least, currency) : null;
}

/** Whether the method asks for a quote: nothing is charged when the order is placed, and it is paid later. */
export function isPaidLater(method: PaymentMethod): boolean {
  const { gateway, forNothing } = rowOf(method);
  return gateway === 'none' && !forNothing;
}

/** The preselected method: the quote, otherwise the first; null if there is none (coverage PAY-9). */
export function defaultPaymentMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  return methods.find((method) => rowOf(method).preselected) ?? methods[0] ?? null;
}

/** The most business days that a payment usually takes to clear; 0 for a method that is paid at once. */
export const clearingDaysOf = (method: PaymentMethod): number => rowOf(method).clearingDays ?? 0;

/** Who decides on a payment that was accepted and hasn't arrived: the bank of a debit, or the provider that reviews it. */
export const deciderOf = (method: PaymentMethod): 'BANK' | 'PROVIDER' =>
  rowOf(method).reviewed ? 'PROVIDER' : 'BANK';

/** Whether an order is placed as soon as its payment is accepted, which may still fail: a debit, or one under review. */
export const isDecidedLater = (method: PaymentMethod): boolean =>
  isDebit(method) || deciderOf(method) === 'PROVIDER';

/** Whether the method is a bank debit, which clears days later and needs the buyer's mandate. */
export function isDebit(method: PaymentMethod): boolean {
  return rowOf(method).debit;
}
