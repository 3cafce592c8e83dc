import { tidyTaxId } from '@sonde/machines/rules/tax';
import type { FieldLimit } from '../../kernel/field-limits.ts';
import { idOfType, toGlobalId } from '../../kernel/global-id.ts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import type { CheckoutLineInput, Resolvers } from '../../kernel/resolver-types.generated.ts';
import { choosePayment } from './choose-payment.ts';
import { readPayment } from './payment-input.ts';
import { apiCheckout } from './api-checkout.ts';
import { attachCheckout } from './attach-checkout.ts';
import { isPlacedWith } from './buyer-key.ts';
import { servicesForAccount } from './account-services-of-request.ts';
import { answerWith } from './change-checkout.ts';
import type { RequestedLine } from './check-lines.ts';
import { attachPayload, checkoutPayload, refusalFields } from './checkout-payload.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { continueCheckout } from './continue-checkout.ts';
import { createCheckout } from './create-checkout.ts';
import { updateAutoRenewal } from './update-auto-renewal.ts';
import { updateBillingAddress, updateContact, updateShippingAddress } from './update-buyer.ts';
import { addCheckoutLines, deleteCheckoutLine, setCheckoutLines } from './update-lines.ts';
import { updateLanguage } from './update-language.ts';
import { updateQuoteData } from './update-quote-data.ts';
import { refusedBelowMinimum } from './minimum-total.ts';
import { previewBundle } from './preview-bundle.ts';
import { priceCheckout } from './price-checkout.ts';
import { updateShippingMethod } from './update-shipping-method.ts';
import { updateTaxId } from './update-tax-id.ts';
import { updateVoucher } from './update-voucher.ts';
import { voucherLimit } from '../voucher/voucher-limit.ts';

/** An ID of another type names nothing. */
function tokenOf(checkoutId: string): string {
  return idOfType('Checkout', checkoutId) ?? '';
}

/** An ID of another type isn't a membership. */
const membershipIdOf = (id: string): string => idOfType('OrganizationMembership', id) ?? '';

interface NamedOrganization {
  readonly organizationMembershipId?: string | null | undefined;
  readonly organizationSlug?: string | null | undefined;
}

/** The organization that is bought for, as far as it is named. */
const namedOrganization = ({ organizationMembershipId, organizationSlug }: NamedOrganization) => ({
  organizationMembershipId: organizationMembershipId ? membershipIdOf(organizationMembershipId) : null,
  organizationSlug: organizationSlug ?? null,
});

function requestedLine({ variantId, quantity }: CheckoutLineInput): RequestedLine {
  return { sku: idOfType('ProductVariant', variantId) ?? '', quantity };
}

async function findCheckout(
  services: CheckoutServices,
  facts: RequestFacts,
  token: string,
  buyerKey: string | null = null,
) {
  const { checkouts } = await servicesForAccount(services, facts);
  const known = await checkouts.load(token);
  const isSettled = known?.checkout.isPaymentUnderWay === true && isPlacedWith(known.checkout, buyerKey);
  if (isSettled) await services.settleOpenPayment(known.checkout.id);
  const loaded = isSettled ? await checkouts.load(token) : known;
  return loaded && apiCheckout(await priceCheckout(services, loaded), services, buyerKey);
}

const resolversOf = (services: CheckoutServices): Resolvers => ({
  Query: {
    checkout: (_parent, { token, buyerKey }, facts) => findCheckout(services, facts, token, buyerKey ?? null),
    async bundlePreview(_parent, { country, lines, ...named }, facts) {
      const { refusals, checkout } = await previewBundle(
        await servicesForAccount(services, facts),
        country,
        lines.map(requestedLine),
        namedOrganization(named),
      );
      return {
        ...refusalFields(refusals),
        bundleType: checkout?.bundleType ?? null,
        subtotalPrice: checkout?.subtotal ?? null,
      };
    },
  },
  Mutation: {
    async checkoutCreate(_parent, { input }, facts) {
      const { country, languageCode, lines, voucherCode, ...named } = input;
      return checkoutPayload(
        await createCheckout(await servicesForAccount(services, facts), {
          country,
          language: languageOfCode(languageCode),
          lines: lines.map(requestedLine),
          voucherCode: voucherCode ?? null,
          ...namedOrganization(named),
        }),
        services,
      );
    },
    async checkoutContinue(_parent, { checkoutId }, facts) {
      return checkoutPayload(
        await continueCheckout(await servicesForAccount(services, facts), tokenOf(checkoutId)),
        services,
      );
    },
    async checkoutCustomerAttach(_parent, { country, checkoutId, organizationSlug }, facts) {
      const own = checkoutId == null ? null : tokenOf(checkoutId);
      return attachPayload(
        await attachCheckout(
          await servicesForAccount(services, facts),
          country,
          own,
          organizationSlug ?? null,
        ),
        services,
      );
    },
    async checkoutLinesAdd(_parent, { checkoutId, lines, organizationSlug }, facts) {
      const [token, requested] = [tokenOf(checkoutId), lines.map(requestedLine)];
      return checkoutPayload(
        await addCheckoutLines(
          await servicesForAccount(services, facts),
          token,
          requested,
          organizationSlug ?? null,
        ),
        services,
      );
    },
    async checkoutLinesUpdate(_parent, { checkoutId, lines }, facts) {
      return checkoutPayload(
        await setCheckoutLines(
          await servicesForAccount(services, facts),
          tokenOf(checkoutId),
          lines.map(requestedLine),
        ),
        services,
      );
    },
    async checkoutLineDelete(_parent, { checkoutId, lineId }, facts) {
      const line = (idOfType('CheckoutLine', lineId) ?? '').split(':').at(-1) ?? '';
      return checkoutPayload(
        await deleteCheckoutLine(await servicesForAccount(services, facts), tokenOf(checkoutId), line),
        services,
      );
    },
    async checkoutEmailUpdate(_parent, { checkoutId, ...contact }, facts) {
      return checkoutPayload(
        await updateContact(await servicesForAccount(services, facts), tokenOf(checkoutId), contact),
        services,
      );
    },
    async checkoutAutoRenewalUpdate(_parent, { checkoutId, autoRenewal }, facts) {
      return checkoutPayload(
        await updateAutoRenewal(await servicesForAccount(services, facts), tokenOf(checkoutId), autoRenewal),
        services,
      );
    },
    async checkoutShippingAddressUpdate(_parent, { checkoutId, shippingAddress }, facts) {
      return checkoutPayload(
        await updateShippingAddress(
          await servicesForAccount(services, facts),
          tokenOf(checkoutId),
          shippingAddress,
        ),
        services,
      );
    },
    async checkoutBillingAddressUpdate(_parent, { checkoutId, billingAddress }, facts) {
      return checkoutPayload(
        refusedBelowMinimum(
          await updateBillingAddress(
            await servicesForAccount(services, facts),
            tokenOf(checkoutId),
            billingAddress,
          ),
        ),
        services,
      );
    },
    async checkoutShippingMethodUpdate(_parent, { checkoutId, shippingMethodId, note }, facts) {
      const method = idOfType('ShippingMethod', shippingMethodId) ?? '';
      const answer = await updateShippingMethod(
        await servicesForAccount(services, facts),
        tokenOf(checkoutId),
        {
          shippingMethodId: method,
          note: note ?? null,
        },
      );
      return checkoutPayload(refusedBelowMinimum(answer), services);
    },
    async checkoutUpdateVoucher(_parent, { checkoutId, voucherCode }, facts) {
      return checkoutPayload(
        await updateVoucher(
          await servicesForAccount(services, facts),
          tokenOf(checkoutId),
          voucherCode ?? '',
        ),
        services,
      );
    },
    async checkoutVatNumberUpdate(_parent, { checkoutId, vatRegistrationNumber }, facts) {
      return checkoutPayload(
        await updateTaxId(
          await servicesForAccount(services, facts),
          tokenOf(checkoutId),
          vatRegistrationNumber ?? '',
        ),
        services,
      );
    },
    async checkoutQuoteDataUpdate(_parent, { checkoutId, quoteData }, facts) {
      return checkoutPayload(
        await updateQuoteData(await servicesForAccount(services, facts), tokenOf(checkoutId), quoteData),
        services,
      );
    },
    async checkoutLanguageCodeUpdate(_parent, { checkoutId, languageCode }, facts) {
      return checkoutPayload(
        await updateLanguage(
          await servicesForAccount(services, facts),
          tokenOf(checkoutId),
          languageOfCode(languageCode),
        ),
        services,
      );
    },
    async checkoutPaymentCreate(_parent, { checkoutId, input }, facts) {
      const asked = await servicesForAccount(services, facts);
      return checkoutPayload(await choosePayment(asked, tokenOf(checkoutId), readPayment(input)), services);
    },
  },
});

const newCheckoutLimit: FieldLimit = { limit: 'checkout' };

/** If the code is rate-limited, the checkout is created without it. */
const newCheckoutCodeLimit: FieldLimit = {
  ...voucherLimit,
  otherwise: {
    without: (given) => ({ ...given, input: { ...given.input, voucherCode: null } }),
    refusing(answer, refusal) {
      const { errors, checkoutErrors } = refusalFields([refusal('voucherCode')]);
      return {
        ...answer,
        errors: [...(answer?.errors ?? []), ...errors],
        checkoutErrors: [...(answer?.checkoutErrors ?? []), ...checkoutErrors],
      };
    },
  },
};

/** The registry of the member states blocks frequent callers. */
const taxIdLimit: FieldLimit = {
  limit: 'taxId',
  applies: ({ vatRegistrationNumber }) => tidyTaxId(vatRegistrationNumber ?? '') !== '',
  isFailure: (answer) => answer?.checkout != null && answer.checkout.vatRegistrationStatus !== 'CONFIRMED',
};

/** Checkouts and their changes. */
export const checkoutApi = (services: CheckoutServices): ModuleApi => ({
  resolvers: resolversOf(services),
  nodes: {
    Checkout: (token, facts) => findCheckout(services, facts, token),
    async CheckoutLine(id, facts) {
      const checkout = await findCheckout(services, facts, id.split(':', 1)[0] ?? '');
      const lines = (checkout?.lines ?? []) as readonly { readonly id: string }[];
      return lines.find((line) => line.id === toGlobalId('CheckoutLine', id)) ?? null;
    },
  },
  limits: {
    checkoutCreate: [newCheckoutCodeLimit, newCheckoutLimit],
    checkoutContinue: [newCheckoutLimit],
    checkoutUpdateVoucher: [voucherLimit],
    checkoutVatNumberUpdate: [taxIdLimit],
  },
  async refuse(refusal, { checkoutId }, facts) {
    const { checkout } = await answerWith(
      await servicesForAccount(services, facts),
      tokenOf(checkoutId ?? ''),
      [],
    );
    return checkoutPayload({ refusals: [refusal], checkout }, services);
  },
});
