import type { Client } from 'urql';
import {
  CheckoutDocument,
  CheckoutLanguageCodeUpdateDocument,
  type CheckoutFieldsFragment,
} from '../graphql/checkout.generated.ts';
import { mutate, query } from '../graphql/client.ts';
import type { LanguageCodeEnum } from '../graphql/schema.generated.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';

/** Whether its language can't change, because it has ended or belongs to another browser. */
const isClosed = ({ isPlaced, isExpired, isContinuedElsewhere, token }: CheckoutFieldsFragment) =>
  isPlaced || isExpired || isContinuedElsewhere || token !== storedCheckout.token();

/**
 * The checkout with this token in the page's language; null for none. The shop saves the language with the checkout, so
 * that the order and its email are in the language that the buyer used last.
 */
export async function lookUpCheckout(
  client: Client,
  token: string,
  languageCode: string,
): Promise<CheckoutFieldsFragment | null> {
  const buyerKey = storedCheckout.buyerKey(token);
  const { checkout } = await query(client, CheckoutDocument, { token, buyerKey });
  if (!checkout || checkout.languageCode === languageCode || isClosed(checkout)) return checkout;
  const { checkoutLanguageCodeUpdate } = await mutate(client, CheckoutLanguageCodeUpdateDocument, {
    checkoutId: checkout.id,
    languageCode: languageCode as LanguageCodeEnum,
  });
  return checkoutLanguageCodeUpdate.checkout;
}
