import type { Client } from 'urql';
import { isAttributed } from '@sonde/machines/rules/promotions';
import { AttributedVoucherDocument } from '../graphql/checkout.generated.ts';
import { query } from '../graphql/client.ts';
import type { CountryCode } from '../graphql/schema.generated.ts';
import { promoCode } from '../browser/promo-code.ts';

/** A link's code within its attribution window. */
export interface AttributedCode {
  readonly code: string;
  /** False for a code that applies to nothing sold in the country. */
  readonly isOffered: boolean;
}

/** The code of the last link within its attribution window, which the shop defines; an expired one is deleted. */
export async function attributedCode(client: Client, country: string): Promise<AttributedCode | null> {
  const remembered = promoCode.remembered();
  if (remembered === null) return null;
  const { shop } = await query(client, AttributedVoucherDocument, {
    country: country as CountryCode,
    voucherCode: remembered.code,
  });
  if (!isAttributed(remembered, shop.voucher?.attributionDays ?? null, new Date().toISOString())) {
    promoCode.forget();
    return null;
  }
  return { code: remembered.code, isOffered: shop.voucher !== null };
}
