/** Currencies of the shop (coverage COUNTRY-2). */
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
export type Currency = (typeof currencies)[number];

/** Decimals of the currencies that do not have two, as ISO 4217 has them: the yen would have none. */
const otherDecimals: Readonly<Partial<Record<Currency, number>>> = {};

/** Digits behind the decimal mark: as many as a minor unit has places. */
export const decimalsOf = (currency: Currency): number => otherDecimals[currency] ?? 2;

/** Whole minor units (cents) of one currency; never a fraction, never above `Number.MAX_SAFE_INTEGER`. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** One price seen from both sides of its tax; `net + tax = gross` holds to the cent (coverage API-5). */
export interface TaxedMoney {
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
}

const minorUnitsPerMajorUnit = (currency: Currency): number => 10 ** decimalsOf(currency);

/** Makes an amount of minor units. Throws a RangeError for what is not a safe integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of minor units: ${amount}`);
  return { amount: amount === 0 ? 0 : amount, currency };
}

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

/** `quantity` is a whole number; anything else throws a RangeError. */
export function multiplyMoney(a: Money, quantity: number): Money {
  if (!Number.isInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return money(a.amount * quantity, a.currency);
}

/** Adds two taxed amounts side by side; no side is computed again. */
export function addTaxedMoney(a: TaxedMoney, b: TaxedMoney): TaxedMoney {
  return { net: addMoney(a.net, b.net), tax: addMoney(a.tax, b.tax), gross: addMoney(a.gross, b.gross) };
}

/** So many of one price, side by side; `quantity` is a whole number, anything else throws a RangeError. */
export function multiplyTaxedMoney({ net, tax, gross }: TaxedMoney, quantity: number): TaxedMoney {
  return {
    net: multiplyMoney(net, quantity),
    tax: multiplyMoney(tax, quantity),
    gross: multiplyMoney(gross, quantity),
  };
}

export function zeroTaxedMoney(currency: Currency): TaxedMoney {
  const zero = zeroMoney(currency);
  return { net: zero, tax: zero, gross: zero };
}

/**
 * Divides and rounds to the nearest whole number; a half goes away from zero, so that a refund mirrors its charge.
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

/** The share `numerator / denominator` of an amount, rounded half up to a minor unit. */
export function shareOfMoney(whole: Money, numerator: bigint, denominator: bigint): Money {
  return money(Number(roundHalfUpDivide(BigInt(whole.amount) * numerator, denominator)), whole.currency);
}

/** For `Money.amount` of the GraphQL API only, which is a number of major units. */
export function toMajorUnits(value: Money): number {
  return value.amount / minorUnitsPerMajorUnit(value.currency);
}

/** For `Money.amount` of the GraphQL API only; rounds to the nearest minor unit. Throws a RangeError when not finite. */
export function fromMajorUnits(amount: number, currency: Currency): Money {
  return money(Math.round(amount * minorUnitsPerMajorUnit(currency)), currency);
}

/** What a price comes to a month, rounded half up to a minor unit (coverage PRICE-6). */
export function perMonth(price: Money, months = 12): Money {
  return shareOfMoney(price, 1n, BigInt(months));
}

/** The nearest whole major unit, half up: how a price a month is shown (coverage PRICE-6). */
export function roundToMajorUnit({ amount, currency }: Money): Money {
  const unit = minorUnitsPerMajorUnit(currency);
  return money(Math.floor(amount / unit + 0.5) * unit, currency);
}

/** Whether a former price is struck through beside the present one: only when it was greater (coverage PRICE-5). */
export function isMoreExpensive(a: Money, b: Money): boolean {
  assertSameCurrency(a, b);
  return a.amount > b.amount;
}

export function isCurrency(value: string): value is Currency {
  return (currencies as readonly string[]).includes(value);
}
