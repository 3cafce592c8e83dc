import type { AnyVariables } from 'urql';
import type { CheckoutAnswer } from '@sonde/machines/cart';
import type { CheckoutPorts, PlaceOrderAnswer, PlaceOrderInput } from '@sonde/machines/checkout';
import type { PaymentChoice } from '@sonde/machines/payment';
import { gatewayOf } from '@sonde/machines/rules/payment';
import {
  CheckoutAutoRenewalUpdateDocument,
  CheckoutBillingAddressUpdateDocument,
  CheckoutCompleteDocument,
  CheckoutContinueDocument,
  CheckoutEmailUpdateDocument,
  CheckoutPaymentCreateDocument,
  CheckoutQuoteDataUpdateDocument,
  CheckoutShippingAddressUpdateDocument,
  CheckoutShippingMethodUpdateDocument,
  CheckoutVatNumberUpdateDocument,
  type TypedDocument,
} from '../graphql/checkout.generated.ts';
import { mutate } from '../graphql/client.ts';
import { storeClient } from '../graphql/store-client.ts';
import type { LegalAcknowledgement, PaymentInput, PaymentMethodEnum } from '../graphql/schema.generated.ts';
import { orderAccess } from '../browser/order-access.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';
import { createAddressPorts } from './address-ports.ts';
import { type CheckoutPayload, fromApiCheckout, fromApiLookup, fromApiPayload } from './from-api-checkout.ts';
import { lookUpCheckout } from './checkout-in-page-language.ts';
import { toApiAddress, toApiMoney } from './to-api.ts';
import { updateVoucher } from './voucher-ports.ts';

const toApiPayment = ({ method, token, isSaved }: PaymentChoice): PaymentInput => ({
  gateway: gatewayOf(method as PaymentMethodEnum),
  method: method as PaymentMethodEnum,
  token: isSaved ? null : token,
  ...(isSaved && { savedPaymentMethodId: token }),
});

/** Sends a change of the checkout; `field` is that of the mutation. */
const change = async <Field extends string, Variables extends AnyVariables>(
  document: TypedDocument<Readonly<Record<Field, CheckoutPayload>>, Variables>,
  field: Field,
  variables: Variables,
): Promise<CheckoutAnswer> => fromApiPayload((await mutate(storeClient, document, variables))[field]);

async function placeOrder(input: PlaceOrderInput, buyerKey: string): Promise<PlaceOrderAnswer> {
  const { checkoutComplete: answer } = await mutate(storeClient, CheckoutCompleteDocument, {
    checkoutId: input.checkoutId,
    idempotencyKey: input.idempotencyKey,
    buyerKey,
    expectedTotal: toApiMoney(input.shownTotal),
    expectedPayment: input.shownPayment && toApiPayment(input.shownPayment),
    expectedTrialCharge: input.shownTrialCharge && {
      price: toApiMoney(input.shownTrialCharge.price),
      chargeOn: input.shownTrialCharge.chargeOn,
    },
    attestations: input.attestations as readonly LegalAcknowledgement[],
  });
  if (answer.orderToken) {
    orderAccess.keep(answer.orderToken, answer.orderAccessKey);
    return { status: 'placed', orderToken: answer.orderToken };
  }
  if (answer.confirmationNeeded && answer.paymentIntentSecret) {
    return { status: 'confirmation', clientSecret: answer.paymentIntentSecret };
  }
  if (answer.isPending) return { status: 'pending' };
  return {
    status: 'refused',
    refusals: answer.checkoutErrors,
    checkout: answer.checkout && fromApiCheckout(answer.checkout),
  };
}

/** The ports that call the shop; the others use the browser and the card provider. */
export type CheckoutRequests = Omit<
  CheckoutPorts,
  | 'createIdempotencyKey'
  | 'suggestEmail'
  | 'findLinkedCode'
  | 'tokeniseCard'
  | 'tokeniseWallet'
  | 'tokeniseAccount'
  | 'confirmPayment'
>;

/** The checkout's ports that call the shop, implemented with the store API. */
export function checkoutRequests(checkoutToken: string, languageCode: string): CheckoutRequests {
  return {
    ...createAddressPorts(languageCode),
    loadCheckout: async ({ token }) => {
      const found = await lookUpCheckout(storeClient, token, languageCode);
      const lookup = fromApiLookup(found);
      if (lookup.status !== 'open') return lookup;
      if (token !== storedCheckout.token()) return { ...lookup, status: 'otherBrowser' };
      return found?.isPaymentUnderWay ? { ...lookup, status: 'paying' } : lookup;
    },
    continueCheckout: (input) => change(CheckoutContinueDocument, 'checkoutContinue', input),
    updateContact: (input) => change(CheckoutEmailUpdateDocument, 'checkoutEmailUpdate', input),
    updateShippingAddress: ({ checkoutId, address }) =>
      change(CheckoutShippingAddressUpdateDocument, 'checkoutShippingAddressUpdate', {
        checkoutId,
        shippingAddress: toApiAddress(address),
      }),
    updateShippingMethod: (input) =>
      change(CheckoutShippingMethodUpdateDocument, 'checkoutShippingMethodUpdate', input),
    updateBillingAddress: ({ checkoutId, address }) =>
      change(CheckoutBillingAddressUpdateDocument, 'checkoutBillingAddressUpdate', {
        checkoutId,
        billingAddress: toApiAddress(address),
      }),
    updateAutoRenewal: (input) =>
      change(CheckoutAutoRenewalUpdateDocument, 'checkoutAutoRenewalUpdate', input),
    updateTaxId: ({ checkoutId, taxId }) =>
      change(CheckoutVatNumberUpdateDocument, 'checkoutVatNumberUpdate', {
        checkoutId,
        vatRegistrationNumber: taxId,
      }),
    updateVoucher: (input) => updateVoucher(storeClient, input),
    saveQuoteData: async (input) => {
      const answer = await change(CheckoutQuoteDataUpdateDocument, 'checkoutQuoteDataUpdate', input);
      return answer.status === 'accepted'
        ? { status: 'kept' }
        : { status: 'refused', refusals: answer.refusals };
    },
    choosePayment: async ({ checkoutId, ...payment }) => {
      const answer = await change(CheckoutPaymentCreateDocument, 'checkoutPaymentCreate', {
        checkoutId,
        input: toApiPayment(payment),
      });
      return answer.status === 'accepted'
        ? { status: 'kept', attestations: answer.checkout.requiredAttestations }
        : { status: 'refused', refusals: answer.refusals };
    },
    placeOrder: (input) => placeOrder(input, storedCheckout.keepBuyerKey(checkoutToken)),
  };
}
