import { idOfType } from '../../graphql/global-id.ts';
import { languageOfCode } from '../../graphql/language-code.ts';
import type { NodeLoaders } from '../../graphql/node.resolvers.ts';
import type { CheckoutLineInput, Resolvers } from '../../graphql/resolver-types.generated.ts';
import { choosePayment } from '../payment/choose-payment.ts';
import { apiCheckout } from './api-checkout.ts';
import { priceLoaded } from './change-checkout.ts';
import type { WantedLine } from './check-lines.ts';
import { checkoutPayload } from './checkout-payload.ts';
import { loadCheckout } from './checkout.repository.ts';
import type { OrderServices } from '../order/order-services.ts';
import { continueCheckout } from './continue-checkout.ts';
import { createCheckout } from './create-checkout.ts';
import { updateBillingAddress, updateContact, updateShippingAddress } from './update-buyer.ts';
import { addCheckoutLines, deleteCheckoutLine, setCheckoutLines } from './update-lines.ts';
import { updateLanguage } from './update-language.ts';
import { refusedBelowMinimum } from './minimum-total.ts';
import { updateShippingMethod } from './update-shipping-method.ts';
import { updateTaxId } from './update-tax-id.ts';
import { updateVoucher } from './update-voucher.ts';

/** An id of another kind names nothing. */
function tokenOf(checkoutId: string): string {
  return idOfType('Checkout', checkoutId) ?? '';
}

function wantedLine({ variantId, quantity }: CheckoutLineInput): WantedLine {
  return { sku: idOfType('ProductVariant', variantId) ?? '', quantity };
}

async function findCheckout(services: OrderServices, token: string, buyerKey: string | null = null) {
  const loaded = await loadCheckout(services.sql, token);
  return loaded && apiCheckout(await priceLoaded(services, loaded), services, buyerKey);
}

export const checkoutNodes: NodeLoaders = { Checkout: (token, context) => findCheckout(context, token) };

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_parent, { token, buyerKey }, context) => findCheckout(context, token, buyerKey ?? null),
  },
  Mutation: {
    async checkoutCreate(_parent, { input }, context) {
      const { country, languageCode, lines, voucherCode } = input;
      return checkoutPayload(
        await createCheckout(context, {
          country,
          language: languageOfCode(languageCode),
          lines: lines.map(wantedLine),
          voucherCode: voucherCode ?? null,
        }),
        context,
      );
    },
    async checkoutContinue(_parent, { checkoutId }, context) {
      return checkoutPayload(await continueCheckout(context, tokenOf(checkoutId)), context);
    },
    async checkoutLinesAdd(_parent, { checkoutId, lines }, context) {
      return checkoutPayload(
        await addCheckoutLines(context, tokenOf(checkoutId), lines.map(wantedLine)),
        context,
      );
    },
    async checkoutLinesUpdate(_parent, { checkoutId, lines }, context) {
      return checkoutPayload(
        await setCheckoutLines(context, tokenOf(checkoutId), lines.map(wantedLine)),
        context,
      );
    },
    async checkoutLineDelete(_parent, { checkoutId, lineId }, context) {
      const line = idOfType('CheckoutLine', lineId) ?? '';
      return checkoutPayload(await deleteCheckoutLine(context, tokenOf(checkoutId), line), context);
    },
    async checkoutEmailUpdate(
      _parent,
      { checkoutId, email, marketingOptIn, organizationName, purchaseOrderNumber, costCentre },
      context,
    ) {
      const contact = {
        email,
        marketingOptIn: marketingOptIn ?? null,
        organizationName: organizationName ?? null,
        purchaseOrderNumber: purchaseOrderNumber ?? null,
        costCentre: costCentre ?? null,
      };
      return checkoutPayload(await updateContact(context, tokenOf(checkoutId), contact), context);
    },
    async checkoutShippingAddressUpdate(_parent, { checkoutId, shippingAddress }, context) {
      return checkoutPayload(
        await updateShippingAddress(context, tokenOf(checkoutId), shippingAddress),
        context,
      );
    },
    async checkoutBillingAddressUpdate(_parent, { checkoutId, billingAddress }, context) {
      return checkoutPayload(
        refusedBelowMinimum(await updateBillingAddress(context, tokenOf(checkoutId), billingAddress)),
        context,
      );
    },
    async checkoutShippingMethodUpdate(_parent, { checkoutId, shippingMethodId }, context) {
      const method = idOfType('ShippingMethod', shippingMethodId) ?? '';
      const answer = await updateShippingMethod(context, tokenOf(checkoutId), method);
      return checkoutPayload(refusedBelowMinimum(answer), context);
    },
    async checkoutUpdateVoucher(_parent, { checkoutId, voucherCode }, context) {
      return checkoutPayload(await updateVoucher(context, tokenOf(checkoutId), voucherCode ?? ''), context);
    },
    async checkoutVatNumberUpdate(_parent, { checkoutId, vatRegistrationNumber }, context) {
      return checkoutPayload(
        await updateTaxId(context, tokenOf(checkoutId), vatRegistrationNumber ?? ''),
        context,
      );
    },
    async checkoutLanguageCodeUpdate(_parent, { checkoutId, languageCode }, context) {
      return checkoutPayload(
        await updateLanguage(context, tokenOf(checkoutId), languageOfCode(languageCode)),
        context,
      );
    },
    async checkoutPaymentCreate(_parent, { checkoutId, input }, context) {
      const { gateway, method, token } = input;
      return checkoutPayload(
        await choosePayment(context, tokenOf(checkoutId), { gateway, method, token: token ?? null }),
        context,
      );
    },
  },
};
