import { storedCheckout } from '../browser/stored-checkout.ts';
import { askAtStart } from '../graphql/ask-at-start.ts';
import {
  type BuyerCardFieldsFragment,
  CheckoutSavedPaymentMethodsDocument,
} from '../graphql/payment-methods.generated.ts';

/** The shop's response about a signed-in buyer's saved methods. */
export type SavedCardsResponse = Pick<
  BuyerCardFieldsFragment,
  'savedPaymentMethods' | 'chosenSavedPaymentMethod'
>;

/** Requests the saved methods of a checkout's buyer; null for a checkout that isn't theirs. */
export async function askForSavedCards(token: string): Promise<SavedCardsResponse | null> {
  const buyerKey = storedCheckout.buyerKey(token);
  return (await askAtStart(CheckoutSavedPaymentMethodsDocument, { token, buyerKey })).checkout;
}
