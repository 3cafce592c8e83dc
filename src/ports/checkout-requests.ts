import type { Client } from 'urql';
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
} from '../graphql/checkout.generated.ts';
import { mutate } from '../graphql/client.ts';
import type { LegalAcknowledgement, PaymentInput, PaymentMethodEnum } from '../graphql/schema.generated.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import { orderAccess } from '../browser/order-access.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';
import { createAddressPorts } from './address-ports.ts';
import { fromApiCheckout, fromApiLookup, fromApiPayload } from './from-api-checkout.ts';
import { lookUpCheckout } from './checkout-in-page-language.ts';
import { toApiAddress, toApiMoney } from './to-api.ts';
import { updateVoucher } from './voucher-ports.ts';

const toApiPayment = ({ method, token, isSaved }: PaymentChoice): PaymentInput => ({
  gateway: gatewayOf(method as PaymentMethodEnum),
  method: method as PaymentMethodEnum,
  token: isSaved ? null : token,
  ...(isSaved && { savedPaymentMethodId: token }),
});

async function placeOrder(
  client: Client,
  input: PlaceOrderInput,
  buyerKey: string,
): Promise<PlaceOrderAnswer> {
  const { checkoutComplete: answer } = await mutate(client, CheckoutCompleteDocument, {
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

/** The ports of the checkout, implemented with the store API and the card provider. */
export function createCheckoutPorts(
  client: Client,
  card: CardPayments,
  checkoutToken: string,
  languageCode: string,
): CheckoutPorts {
  return {
    ...createAddressPorts(languageCode),
    loadCheckout: async ({ token }) => {
      const found = await lookUpCheckout(client, token, languageCode);
      const lookup = fromApiLookup(found);
      if (lookup.status !== 'open') return lookup;
      if (token !== storedCheckout.token()) return { ...lookup, status: 'elsewhere' };
      return found?.isPaymentUnderWay ? { ...lookup, status: 'paying' } : lookup;
    },
    continueCheckout: async (input) =>
      fromApiPayload((await mutate(client, CheckoutContinueDocument, input)).checkoutContinue),
    updateContact: async (input) =>
      fromApiPayload((await mutate(client, CheckoutEmailUpdateDocument, input)).checkoutEmailUpdate),
    updateShippingAddress: async ({ checkoutId: id, address }) =>
      fromApiPayload(
        (
          await mutate(client, CheckoutShippingAddressUpdateDocument, {
            checkoutId: id,
            shippingAddress: toApiAddress(address),
          })
        ).checkoutShippingAddressUpdate,
      ),
    updateShippingMethod: async (input) =>
      fromApiPayload(
        (await mutate(client, CheckoutShippingMethodUpdateDocument, input)).checkoutShippingMethodUpdate,
      ),
    updateBillingAddress: async ({ checkoutId: id, address }) =>
      fromApiPayload(
        (
          await mutate(client, CheckoutBillingAddressUpdateDocument, {
            checkoutId: id,
            billingAddress: toApiAddress(address),
          })
        ).checkoutBillingAddressUpdate,
      ),
    updateAutoRenewal: async (input) =>
      fromApiPayload(
        (await mutate(client, CheckoutAutoRenewalUpdateDocument, input)).checkoutAutoRenewalUpdate,
      ),
    updateTaxId: async ({ checkoutId: id, taxId }) =>
      fromApiPayload(
        (
          await mutate(client, CheckoutVatNumberUpdateDocument, {
            checkoutId: id,
            vatRegistrationNumber: taxId,
          })
        ).checkoutVatNumberUpdate,
      ),
    updateVoucher: (input) => updateVoucher(client, input),
    // Only the cart redeems a link's code.
    findLinkedCode: () => Promise.resolve(null),
    createIdempotencyKey: async () => randomUuid(),
    saveQuoteData: async (input) => {
      const answer = fromApiPayload(
        (await mutate(client, CheckoutQuoteDataUpdateDocument, input)).checkoutQuoteDataUpdate,
      );
      return answer.status === 'accepted'
        ? { status: 'kept' }
        : { status: 'refused', refusals: answer.refusals };
    },
    tokeniseCard: (input) => card.tokeniseCard(input),
    tokeniseAccount: (input) => card.tokeniseAccount(input),
    choosePayment: async ({ checkoutId, ...payment }) => {
      const { checkoutPaymentCreate } = await mutate(client, CheckoutPaymentCreateDocument, {
        checkoutId,
        input: toApiPayment(payment),
      });
      const answer = fromApiPayload(checkoutPaymentCreate);
      return answer.status === 'accepted'
        ? { status: 'kept', attestations: answer.checkout.requiredAttestations }
        : { status: 'refused', refusals: answer.refusals };
    },
    placeOrder: (input) => placeOrder(client, input, storedCheckout.keepBuyerKey(checkoutToken)),
    confirmPayment: (input) => card.confirmPayment(input),
  };
}
