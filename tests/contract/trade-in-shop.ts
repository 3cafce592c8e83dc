import { serialNumberOf } from '../support/serial-number.ts';
import { openCheckout, type Refused, shownCheckout, type RequestedItems } from './checkout-client.ts';
import type { ShopParts } from '../../server/compose-shop.ts';
import { openOrderShop } from './order-shop.ts';

interface Created {
  readonly formErrors: readonly Refused[];
  readonly tradeIn: {
    readonly credit: { readonly amount: number; readonly currency: string };
    readonly allInCredit: { readonly amount: number; readonly currency: string } | null;
    readonly voucherCode: string;
    readonly lastDay: string;
  } | null;
}

/** A shop with what owners of old probes do there. */
export async function openTradeInShop(changes: Partial<ShopParts> = {}) {
  const shop = await openOrderShop(changes);
  let probes = 0;
  /** A serial number that no other test uses. */
  const nextNumber = (prefix = 'SQ2'): string => serialNumberOf(prefix, (probes += 1));
  let keys = 0;
  const nextKey = () => `key-${(keys += 1)}`;
  const create = (change: object = {}, idempotencyKey: string | null = nextKey()) =>
    shop.client.change<Created>('TradeInCreate', {
      input: {
        country: 'US',
        productLine: 'IQ_PLUS',
        condition: 'GOOD',
        serialNumber: nextNumber(),
        ...change,
      },
      idempotencyKey,
    });
  async function createTradeIn(change: object = {}) {
    const { tradeIn } = await create(change);
    if (tradeIn === null) throw new Error('The trade-in was refused');
    return tradeIn;
  }
  async function cartWith(code: string, requested: RequestedItems = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }) {
    const { id: checkoutId, token } = await openCheckout(shop.client, requested);
    const { checkoutErrors } = await shop.client.change('CheckoutUpdateVoucher', {
      checkoutId,
      voucherCode: code,
    });
    return { checkoutId, token, reasons: checkoutErrors.map(({ reason }) => reason) };
  }
  const discountIn = async (token: string) => {
    const shown = await shownCheckout(shop.client, token);
    return [shown?.voucherCode, shown?.discountAmount.amount];
  };
  const usesOf = async (code: string) =>
    (await shop.database.sql`select used from voucher where code = ${code}`)[0]?.['used'] as
      | number
      | undefined;
  return { shop, nextNumber, nextKey, create, createTradeIn, cartWith, discountIn, usesOf };
}

export type TradeInShop = Awaited<ReturnType<typeof openTradeInShop>>;

export const formErrorTexts = ({ formErrors }: Created) =>
  formErrors.map(({ code, field, reason }) => [code, field, reason].join(' '));
