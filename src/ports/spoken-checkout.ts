import type { Client } from 'urql';
import {
  CheckoutDocument,
  CheckoutLanguageCodeUpdateDocument,
  type CheckoutFieldsFragment,
} from '../graphql/checkout.generated.ts';
import { mutate, query } from '../graphql/client.ts';
import type { LanguageCodeEnum } from '../graphql/schema.generated.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';

/** Whether its language stays as it is: it is over, or another browser’s. */
const isClosed = ({ isPlaced, isExpired, isContinuedElsewhere, token }: CheckoutFieldsFragment) =>
  isPlaced || isExpired || isContinuedElsewhere || token !== storedCheckout.token();

/**
 * The checkout behind a token in the words of the page, null for none. The shop keeps the language with the checkout,
 * so that the order and its mail are in the one that the buyer read last.
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
