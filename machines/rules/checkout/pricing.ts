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
  readSide,
  type Tax,
  taxedByTreatment,
  type TaxLine,
  taxLinesOf,
  type TaxTreatment,
} from '../tax/index.ts';
import { type Discount, discountShares } from '../promotions/index.ts';

/** One line to price; prices are minor units of one unit on the entered side. */
export interface PricingLine {
  readonly id: string;
  readonly unitPrice: number;
  readonly undiscountedUnitPrice: number;
  readonly quantity: number;
  /** Whether the order's discount may be taken from this line. */
  readonly discountable: boolean;
}

/** What decides the price of a checkout or an order; `shipping` is on the entered side, null while no method applies. */
export interface PricingInput {
  readonly currency: Currency;
  readonly treatment: TaxTreatment;
  readonly taxes: readonly Tax[];
  readonly lines: readonly PricingLine[];
  readonly shipping: number | null;
  readonly discount: Discount | null;
}

/** `total` and `unitPrice` are before the order's discount, `totalDiscounted` is what the buyer pays for the line. */
export interface PricedLine {
  readonly id: string;
  readonly unitPrice: TaxedMoney;
  readonly undiscountedUnitPrice: TaxedMoney;
  readonly total: TaxedMoney;
  readonly totalDiscounted: TaxedMoney;
  readonly discount: Money;
}

/**
 * `subtotal` adds the lines' `total`, `subtotalDiscounted` their `totalDiscounted`; `total` is `subtotalDiscounted` with
 * shipping. On the side that buyers of this treatment read (net for NET_PLUS_TAX and REVERSE_CHARGE, else gross)
 * `subtotal - discount + shipping = total`. `taxLines` add up to `total.tax`.
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

/** What a way to ship makes of a checkout; `shipping` is its price with tax, `taxLines` are the checkout's. */
export interface ShippedPrice {
  readonly shipping: TaxedMoney;
  readonly total: TaxedMoney;
  readonly taxLines: readonly TaxLine[];
}

const sumOf = (parts: readonly TaxedMoney[], currency: Currency): TaxedMoney =>
  parts.reduce(addTaxedMoney, zeroTaxedMoney(currency));

/**
 * The checkout's total with a way to ship: `goods` are what the buyer pays for its lines, `shipping` is entered on the
 * shop's side, at least 0, and taxed as the goods are. What is saved and what would be saved are priced by this one function.
 */
export function priceWithShipping(
  goods: readonly TaxedMoney[],
  shipping: Money,
  quote: Pick<PricingInput, 'treatment' | 'taxes'>,
): ShippedPrice {
  const taxed = taxedByTreatment[quote.treatment](shipping, quote.taxes);
  const parts = [...goods, taxed];
  return {
    shipping: taxed,
    total: sumOf(parts, shipping.currency),
    taxLines: taxLinesOf(parts, quote, shipping.currency),
  };
}

/**
 * The price of a checkout; the one place where prices, tax and discounts meet.
 *
 * The side that was entered stays as entered and the other one is computed from it. Each tax of each line is rounded half
 * up on its own, then rounded amounts are added (decision 80). The discount is taken from the entered side before tax and
 * never exceeds the lines that it applies to, so that no line and no total falls below 0. Shipping is taxed as the goods
 * are.
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
    const total = withTax(lineEntered);
    const totalDiscounted = withTax(subtractMoney(lineEntered, money(shares[index] ?? 0, input.currency)));
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
    taxLines: shipped?.taxLines ?? taxLinesOf(goods, input, currency),
  };
}
