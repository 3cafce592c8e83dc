import paymentData from './data/payment-methods.json' with { type: 'json' };
import { countryByCode } from './countries.ts';
import type { Currency, Money } from './money.ts';
import { ownValue } from './own-value.ts';

/** Ways to pay. Specification §3. */
export const paymentMethods = [
  'ACH',
  'ACSS',
  'AFFIRM',
  'BANCONTACT',
  'CREDIT_CARD',
  'ELECTRONIC_QUOTE',
  'EPS',
  'FREE',
  'IDEAL',
  'KLARNA',
  'PAYPAL_ONE_TIME',
  'PRZELEWY24',
  'SEPA',
] as const;
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
  /** True where a provider takes the money, so that its least charge applies. */
  readonly charged: boolean;
  /** Least and greatest total in minor units by country, `*` for the others. */
  readonly limits: Readonly<Record<string, readonly number[]>>;
}

/** In the order in which methods are offered. */
const methodRows = paymentData.methods as readonly PaymentMethodFacts[];
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

function isWithinLimits(row: PaymentMethodFacts, total: Money, country: string): boolean {
  const [minimum = 0, maximum = Number.POSITIVE_INFINITY] =
    ownValue(row.limits, country) ?? row.limits['*'] ?? [];
  const leastCharge = row.charged ? minimumCharge[total.currency] : 0;
  return total.amount >= Math.max(minimum, leastCharge) && total.amount <= maximum;
}

function isOnOffer(row: PaymentMethodFacts, situation: PaymentSituation): boolean {
  const { total, isRecurring, hasTaxId } = situation;
  const country = situation.shipToCountry ?? situation.billingCountry;
  if (row.countries !== null && (country === null || !row.countries.includes(country))) return false;
  if (row.currencies !== null && !row.currencies.includes(total.currency)) return false;
  if (row.ownCurrencyOnly && countryByCode(country ?? '')?.currency !== total.currency) return false;
  if (isRecurring && !row.recurring) return false;
  if (row.consumersOnly && hasTaxId) return false;
  return isWithinLimits(row, total, country ?? '*');
}

/**
 * The methods that a buyer may choose from, in the order in which they are shown, out of those that the shop has
 * enabled. A total of 0 leaves FREE alone, any other total never offers it.
 */
export function paymentMethodsFor(
  situation: PaymentSituation,
  enabled: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  if (situation.total.amount === 0) return ['FREE'];
  return methodRows
    .filter((row) => row.method !== 'FREE' && enabled.includes(row.method) && isOnOffer(row, situation))
    .map((row) => row.method);
}

/** The method that is chosen before the buyer chooses: the quote, else the first; null when there is none. Specification §9. */
export function defaultPaymentMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  return methods.includes('ELECTRONIC_QUOTE') ? 'ELECTRONIC_QUOTE' : (methods[0] ?? null);
}

/** Whether the method draws from a bank account days later, so that it needs the buyer's mandate. */
export function isDebit(method: PaymentMethod): boolean {
  return methodRows.some((row) => row.method === method && row.debit);
}
