import type { Client } from 'urql';
import {
  CheckoutDocument,
  CheckoutLanguageCodeUpdateDocument,
  type CheckoutFieldsFragment,
} from '../../graphql/checkout.generated.ts';
import { mutate, query } from '../../graphql/client.ts';
import type { LanguageCodeEnum } from '../../graphql/schema.generated.ts';

/**
 * The checkout behind a token in the words of the page, null for none. The shop keeps the language with the checkout,
 * so that the order and its mail are in the one that the buyer read last.
 */
export async function lookUpCheckout(
  client: Client,
  token: string,
  languageCode: string,
): Promise<CheckoutFieldsFragment | null> {
  const { checkout } = await query(client, CheckoutDocument, { token });
  if (!checkout || checkout.isPlaced || checkout.isExpired || checkout.languageCode === languageCode)
    return checkout;
  const { checkoutLanguageCodeUpdate } = await mutate(client, CheckoutLanguageCodeUpdateDocument, {
    checkoutId: checkout.id,
    languageCode: languageCode as LanguageCodeEnum,
  });
  return checkoutLanguageCodeUpdate.checkout;
}
