import type { Client } from 'urql';
import type { CheckoutAnswer } from '@sonde/machines/cart';
import { CheckoutUpdateVoucherDocument } from '../graphql/checkout.generated.ts';
import { mutate } from '../graphql/client.ts';
import { promoCode } from '../browser/promo-code.ts';
import { attributedCode } from './attributed-code.ts';
import { fromApiPayload } from './from-api-checkout.ts';
import { checkoutIdOf } from './to-api.ts';

interface CodeRequest {
  readonly token: string;
  readonly voucherCode: string;
}

/** Applies a code. A buyer who removes one doesn't get it back from the link that brought it. */
export async function updateVoucher(
  client: Client,
  { token, voucherCode }: CodeRequest,
): Promise<CheckoutAnswer> {
  if (voucherCode === '') promoCode.forget();
  const input = { checkoutId: checkoutIdOf(token), voucherCode };
  return fromApiPayload((await mutate(client, CheckoutUpdateVoucherDocument, input)).checkoutUpdateVoucher);
}

/**
 * The code of the last link. One that applies to nothing in the shop is tried once, so that the buyer sees the reason.
 */
export async function findLinkedCode(client: Client, country: string): Promise<string | null> {
  const attributed = await attributedCode(client, country);
  if (attributed?.isOffered === false) promoCode.forget();
  return attributed?.code ?? null;
}
