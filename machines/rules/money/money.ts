/** The currencies of the shop (coverage COUNTRY-2). */
export const currencies = [
  'USD',
  'CAD',
  'GBP',
  'EUR',
  'AUD',
  'NZD',
  'PLN',
  'SEK',
  'DKK',
  'NOK',
  'CHF',
] as const;
/** One of {@link currencies}. */
export type Currency = (typeof currencies)[number];

/** Currencies whose number of decimals isn't two, per ISO 4217. The yen would have none. */
const otherDecimals: Readonly<Partial<Record<Currency, number>>> = {};

/** The number of decimals, which is also the number of digits of a minor unit. */
export const decimalsOf = (currency: Currency): number => otherDecimals[currency] ?? 2;

/** Whole minor units (cents) of one currency; never a fraction, never above `Number.MAX_SAFE_INTEGER`. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** A price with its tax. `net + tax = gross` holds exactly (coverage API-5). */
export interface TaxedMoney {
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
}

const minorUnitsPerMajorUnit = (currency: Currency): number => 10 ** decimalsOf(currency);

/** Creates an amount in minor units. Throws a RangeError if it isn't a safe integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of minor units: ${amount}`);
  return { amount: amount === 0 ? 0 : amount, currency };
}

/** No money, in this currency. */
export function zeroMoney(currency: Currency): Money {
  return money(0, currency);
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`Currencies differ: ${a.currency} and ${b.currency}`);
}

/** Throws a RangeError when the currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amount + b.amount, a.currency);
}

/** Throws a RangeError when the currencies differ. The result may be negative. */
export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amount - b.amount, a.currency);
}

/** Throws a RangeError if `quantity` isn't a whole number. */
export function multiplyMoney(a: Money, quantity: number): Money {
  if (!Number.isInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return money(a.amount * quantity, a.currency);
}

/** The smaller of two amounts. Throws a RangeError when the currencies differ. */
export function minMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return a.amount <= b.amount ? a : b;
}

/** Adds two taxed amounts component by component, without recomputing the tax. */
export function addTaxedMoney(a: TaxedMoney, b: TaxedMoney): TaxedMoney {
  return { net: addMoney(a.net, b.net), tax: addMoney(a.tax, b.tax), gross: addMoney(a.gross, b.gross) };
}

/** Subtracts component by component, without recomputing the tax. The result may be negative. */
export function subtractTaxedMoney(a: TaxedMoney, b: TaxedMoney): TaxedMoney {
  return {
    net: subtractMoney(a.net, b.net),
    tax: subtractMoney(a.tax, b.tax),
    gross: subtractMoney(a.gross, b.gross),
  };
}

/** Multiplies each component by `quantity`. Throws a RangeError if `quantity` isn't a whole number. */
export function multiplyTaxedMoney({ net, tax, gross }: TaxedMoney, quantity: number): TaxedMoney {
  return {
    net: multiplyMoney(net, quantity),
    tax: multiplyMoney(tax, quantity),
    gross: multiplyMoney(gross, quantity),
  };
}

/** An amount of 0 with no tax. */
export function zeroTaxedMoney(currency: Currency): TaxedMoney {
  const zero = zeroMoney(currency);
  return { net: zero, tax: zero, gross: zero };
}

/**
 * Divides and rounds to the nearest whole number. A half rounds away from zero, so that a refund mirrors its charge.
 * Throws a RangeError for a denominator of 0.
 */
export function roundHalfUpDivide(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const isNegative = numerator < 0n !== denominator < 0n;
  const dividend = numerator < 0n ? -numerator : numerator;
  const divisor = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * dividend + divisor) / (2n * divisor);
  return isNegative ? -quotient : quotient;
}

/** The fraction `numerator / denominator` of an amount, rounded half up to a minor unit. */
export function shareOfMoney(whole: Money, numerator: bigint, denominator: bigint): Money {
  return money(Number(roundHalfUpDivide(BigInt(whole.amount) * numerator, denominator)), whole.currency);
}

/** Converts to major units. Use only for `Money.amount` of the GraphQL API. */
export function toMajorUnits(value: Money): number {
  return value.amount / minorUnitsPerMajorUnit(value.currency);
}

/**
 * Converts from major units, rounded to the nearest minor unit. Use only for `Money.amount` of the GraphQL API. Throws
 * a RangeError if the amount isn't finite.
 */
export function fromMajorUnits(amount: number, currency: Currency): Money {
  return money(Math.round(amount * minorUnitsPerMajorUnit(currency)), currency);
}

/** The monthly price, rounded half up to a minor unit (coverage PRICE-6). */
export function perMonth(price: Money, months = 12): Money {
  return shareOfMoney(price, 1n, BigInt(months));
}

/** Rounds half up to a whole major unit, as monthly prices are displayed (coverage PRICE-6). */
export function roundToMajorUnit({ amount, currency }: Money): Money {
  const unit = minorUnitsPerMajorUnit(currency);
  return money(Math.floor(amount / unit + 0.5) * unit, currency);
}

/** Whether a former price exceeds the current one. Only then is it struck through (coverage PRICE-5). */
export function isMoreExpensive(a: Money, b: Money): boolean {
  assertSameCurrency(a, b);
  return a.amount > b.amount;
}

/** Whether the shop sells in this currency. */
export function isCurrency(value: string): value is Currency {
  return (currencies as readonly string[]).includes(value);
}
