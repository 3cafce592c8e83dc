import {
  addMoney,
  addTaxedMoney,
  type Currency,
  money,
  type Money,
  multiplyMoney,
  subtractMoney,
  type TaxedMoney,
  zeroMoney,
  zeroTaxedMoney,
} from '../money/index.ts';
import {
  type AnsweredTaxes,
  answeredTaxLines,
  readSide,
  type Tax,
  taxedByTreatment,
  type TaxLine,
  taxLinesOf,
  type TaxTreatment,
  withAnsweredTaxes,
} from '../tax/index.ts';
import { type Discount, discountShares } from '../promotions/index.ts';

/** A line to price. Prices are per unit, in minor units, net or gross as the treatment defines. */
export interface PricingLine {
  readonly id: string;
  readonly unitPrice: number;
  readonly undiscountedUnitPrice: number;
  readonly quantity: number;
  /** Whether the order's discount applies to this line. */
  readonly isDiscountable: boolean;
}

/**
 * The input to the price of a checkout or an order. `shipping` is net or gross like the lines, null until a method
 * applies.
 */
export interface PricingInput {
  readonly currency: Currency;
  readonly treatment: TaxTreatment;
  readonly taxes: readonly Tax[];
  readonly lines: readonly PricingLine[];
  readonly shipping: number | null;
  readonly discount: Discount | null;
  /** What a tax service calculated for exactly these lines and this shipping; null to calculate by the rates. */
  readonly answered: AnsweredTaxes | null;
}

/** `total` and `unitPrice` exclude the order's discount. `totalDiscounted` is what the buyer pays for the line. */
interface PricedLine {
  readonly id: string;
  readonly unitPrice: TaxedMoney;
  readonly undiscountedUnitPrice: TaxedMoney;
  readonly total: TaxedMoney;
  readonly totalDiscounted: TaxedMoney;
  readonly discount: Money;
}

/**
 * The priced checkout:
 * - `subtotal` is the sum of the lines' `total`.
 * - `subtotalDiscounted` is the sum of their `totalDiscounted`.
 * - `total` is `subtotalDiscounted` plus shipping.
 * - `taxLines` add up to `total.tax`.
 *
 * On the side that buyers see (net for NET_PLUS_TAX and REVERSE_CHARGE, otherwise gross),
 * `subtotal - discount + shipping = total`.
 */
export interface PricedCheckout {
  readonly lines: readonly PricedLine[];
  readonly subtotal: TaxedMoney;
  readonly subtotalDiscounted: TaxedMoney;
  readonly discount: Money;
  readonly shipping: TaxedMoney | null;
  readonly total: TaxedMoney;
  readonly taxLines: readonly TaxLine[];
}

function assertPriceable(input: PricingInput): void {
  for (const line of input.lines) {
    if (!Number.isInteger(line.quantity) || line.quantity < 1)
      throw new RangeError(`Line ${line.id}: quantity ${line.quantity}`);
    if (line.unitPrice < 0 || line.undiscountedUnitPrice < 0)
      throw new RangeError(`Line ${line.id}: price below 0`);
  }
  if (input.shipping !== null && input.shipping < 0)
    throw new RangeError(`Shipping below 0: ${input.shipping}`);
}

/**
 * The effect of a shipping method on a checkout. `shipping` is its price with tax; `taxLines` cover the whole checkout.
 */
export interface ShippedPrice {
  readonly shipping: TaxedMoney;
  readonly total: TaxedMoney;
  readonly taxLines: readonly TaxLine[];
}

const sumOf = (parts: readonly TaxedMoney[], currency: Currency): TaxedMoney =>
  parts.reduce(addTaxedMoney, zeroTaxedMoney(currency));

type Quote = Pick<PricingInput, 'treatment' | 'taxes' | 'answered'>;

/** The amount of each tax on a part, in minor units. */
const amountsIn = (part: TaxedMoney, quote: Quote): readonly number[] =>
  taxLinesOf([part], quote, part.net.currency).map(({ amount }) => amount.amount);

/** The taxes of the goods, and of shipping if there is any. */
function taxLinesFor(
  goods: readonly TaxedMoney[],
  shipping: TaxedMoney | null,
  quote: Quote,
  currency: Currency,
): readonly TaxLine[] {
  const { answered, taxes } = quote;
  const shipped = shipping === null ? [] : [shipping];
  if (answered === null) return taxLinesOf([...goods, ...shipped], quote, currency);
  const ofShipping = shipped.map((part) => answered.shipping ?? amountsIn(part, quote));
  return answeredTaxLines(taxes, [...answered.lines, ...ofShipping], currency);
}

/**
 * The checkout's total with a shipping method. `goods` are the discounted line totals. `shipping` is the entered price,
 * at least 0, and is taxed like the goods unless a tax service calculated its tax. This function prices both the saved
 * method and the ones on offer.
 */
export function priceWithShipping(goods: readonly TaxedMoney[], shipping: Money, quote: Quote): ShippedPrice {
  const calculated = quote.answered?.shipping ?? null;
  const taxed =
    calculated === null
      ? taxedByTreatment[quote.treatment](shipping, quote.taxes)
      : withAnsweredTaxes(shipping, calculated);
  return {
    shipping: taxed,
    total: sumOf([...goods, taxed], shipping.currency),
    taxLines: taxLinesFor(goods, taxed, quote, shipping.currency),
  };
}

/**
 * Prices a checkout. This is the only place that combines prices, tax and discounts.
 *
 * The entered side stays unchanged and the other is computed from it. Each tax of each line is rounded half up before
 * the amounts are added (decision 80). The discount is subtracted from the entered side before tax and never exceeds
 * the lines that it applies to, so no line and no total is below 0. Shipping is taxed like the goods. The amounts of a
 * tax service, which knows local taxes, replace the computed ones of what the buyer pays (decision 237).
 *
 * Throws a RangeError for prices below 0, quantities below 1 and fractions.
 */
export function priceCheckout(input: PricingInput): PricedCheckout {
  assertPriceable(input);
  const withTax = (entered: Money) => taxedByTreatment[input.treatment](entered, input.taxes);
  const side = readSide[input.treatment];
  const entered = input.lines.map((line) =>
    multiplyMoney(money(line.unitPrice, input.currency), line.quantity),
  );
  const shares = discountShares(input.lines, input.discount);

  const lines = input.lines.map((line, index): PricedLine => {
    const lineEntered = entered[index] ?? zeroMoney(input.currency);
    const share = shares[index] ?? 0;
    const calculated = input.answered?.lines[index];
    const paid = subtractMoney(lineEntered, money(share, input.currency));
    const totalDiscounted = calculated === undefined ? withTax(paid) : withAnsweredTaxes(paid, calculated);
    const total = share === 0 ? totalDiscounted : withTax(lineEntered);
    return {
      id: line.id,
      unitPrice: withTax(money(line.unitPrice, input.currency)),
      undiscountedUnitPrice: withTax(money(line.undiscountedUnitPrice, input.currency)),
      total,
      totalDiscounted,
      discount: subtractMoney(total[side], totalDiscounted[side]),
    };
  });

  const { currency } = input;
  const goods = lines.map((line) => line.totalDiscounted);
  const subtotalDiscounted = sumOf(goods, currency);
  const shipped =
    input.shipping === null ? null : priceWithShipping(goods, money(input.shipping, currency), input);
  return {
    lines,
    subtotal: sumOf(
      lines.map((line) => line.total),
      currency,
    ),
    subtotalDiscounted,
    discount: lines.map((line) => line.discount).reduce(addMoney, zeroMoney(currency)),
    shipping: shipped?.shipping ?? null,
    total: shipped?.total ?? subtotalDiscounted,
    taxLines: shipped?.taxLines ?? taxLinesFor(goods, null, input, currency),
  };
}
