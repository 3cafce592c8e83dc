import paymentData from './data/payment-methods.json' with { type: 'json' };
import { countryByCode } from '../places/index.ts';
import { type Currency, money, type Money } from '../money/index.ts';
import { ownValue } from '../texts/index.ts';
import type { paymentMethods } from './method-names.generated.ts';

/** A way to pay (coverage PAY-1). */
export type PaymentMethod = (typeof paymentMethods)[number];

/** A row of `data/payment-methods.json`; null lists mean "all". */
interface PaymentMethodFacts {
  readonly method: PaymentMethod;
  readonly countries: readonly string[] | null;
  readonly currencies: readonly string[] | null;
  /** True where the currency must be the buyer's country's own. */
  readonly ownCurrencyOnly: boolean;
  /** True where the method can pay a subscription that renews by itself. */
  readonly recurring: boolean;
  /** True where money is drawn from a bank account under a mandate and clears days later. */
  readonly debit: boolean;
  readonly consumersOnly: boolean;
  /** Who takes the money, as the API calls it; its least charge applies. Nobody does where it is `none`. */
  readonly gateway: PaymentGateway;
  /** True for the way of an order that costs nothing. */
  readonly forNothing: boolean;
  /** True where it goes before the order in which methods are offered when one is chosen for the buyer. */
  readonly preselected: boolean;
  /** Least and greatest total in minor units by country, `*` for the others. */
  readonly limits: Readonly<Record<string, readonly number[]>>;
}

/** In the order in which methods are offered. */
const methodRows = paymentData.methods as readonly PaymentMethodFacts[];

/** Throws for a way to pay that the table does not have. */
function rowOf(method: PaymentMethod): PaymentMethodFacts {
  const row = methodRows.find((candidate) => candidate.method === method);
  if (row === undefined) throw new Error(`No way to pay is called ${method}`);
  return row;
}

/** The way of an order that costs nothing. */
export const methodForNothing: PaymentMethod = methodRows.find(({ forNothing }) => forNothing)!.method;

/** Who takes the money of a payment. */
export type ChargingGateway = 'stripe';
/** `none` where nobody does. */
export type PaymentGateway = ChargingGateway | 'none';

/** Who takes a payment by the method. */
export const gatewayOf = (method: PaymentMethod): PaymentGateway => rowOf(method).gateway;

const minimumCharge = paymentData.minimumCharge as Readonly<Record<Currency, number>>;

/** What decides which methods a buyer may choose from. */
export interface PaymentSituation {
  readonly total: Money;
  /** Null where nothing ships; then the billing country counts. */
  readonly shipToCountry: string | null;
  readonly billingCountry: string | null;
  /** Whether the checkout holds a subscription that will renew by itself. */
  readonly isRecurring: boolean;
  readonly hasTaxId: boolean;
}

/** The least and the greatest total of a method, in minor units of the currency; `country` is null where it is not known. */
function limitsOf(
  row: PaymentMethodFacts,
  currency: Currency,
  country: string | null,
): { readonly least: number; readonly greatest: number } {
  const [minimum = 0, greatest = Number.POSITIVE_INFINITY] =
    ownValue(row.limits, country ?? '*') ?? ownValue(row.limits, '*') ?? [];
  return { least: Math.max(minimum, row.gateway === 'none' ? 0 : minimumCharge[currency]), greatest };
}

const decidingCountry = ({ shipToCountry, billingCountry }: PaymentSituation): string | null =>
  shipToCountry ?? billingCountry;

/** Whether a method may be chosen, whatever the total is. */
function isForSituation(row: PaymentMethodFacts, situation: PaymentSituation): boolean {
  const { total, isRecurring, hasTaxId } = situation;
  const country = decidingCountry(situation);
  if (row.countries !== null && (country === null || !row.countries.includes(country))) return false;
  if (row.currencies !== null && !row.currencies.includes(total.currency)) return false;
  if (row.ownCurrencyOnly && countryByCode(country ?? '')?.currency !== total.currency) return false;
  if (isRecurring && !row.recurring) return false;
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
 * The methods that a buyer may choose from, in the order in which they are shown, out of those that the shop has
 * enabled. A total of 0 leaves the way of orders that cost nothing alone, any other total never offers it.
 */
export function paymentMethodsFor(
  situation: PaymentSituation,
  enabled: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  if (situation.total.amount === 0) return [methodForNothing];
  const { amount, currency } = situation.total;
  return methodsForSituation(situation, enabled)
    .filter((row) => {
      const { least, greatest } = limitsOf(row, currency, decidingCountry(situation));
      return amount >= least && amount <= greatest;
    })
    .map((row) => row.method);
}

/**
 * The least total that can be paid at all, where the total is above 0 and below what every method takes that could be
 * chosen otherwise; null where one of them takes it, or the total is not what is in the way.
 */
export function minimumTotal(situation: PaymentSituation, enabled: readonly PaymentMethod[]): Money | null {
  const { amount, currency } = situation.total;
  const methods = methodsForSituation(situation, enabled);
  const least = Math.min(...methods.map((row) => limitsOf(row, currency, decidingCountry(situation)).least));
  return amount > 0 && methods.length > 0 && amount < least ? money(least, currency) : null;
}

/** The method that is chosen for the buyer: the quote, else the first; null when there is none (coverage PAY-9). */
export function defaultPaymentMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  return methods.find((method) => rowOf(method).preselected) ?? methods[0] ?? null;
}

/** Whether the method draws from a bank account days later, so that it needs the buyer's mandate. */
export function isDebit(method: PaymentMethod): boolean {
  return rowOf(method).debit;
}
