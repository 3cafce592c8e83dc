import { type AddingPurpose, type AddToCartPorts, refusalsFor } from '@sonde/machines/add-to-cart';
import type { CartLine, Checkout, CheckoutAnswer } from '@sonde/machines/cart';
import { type Refusal, refusalOf, SessionEndedError } from '@sonde/machines/flow';
import { cartChangeEvents } from '@sonde/machines/rules/analytics';
import { pushToDataLayer } from '../browser/data-layer.ts';
import { storedBuyerCards } from '../browser/stored-buyer-cards.ts';
import { storedSession } from '../browser/stored-session.ts';
import {
  CheckoutCreateDocument,
  CheckoutLinesAddDocument,
  type CheckoutCreateMutation,
} from '../graphql/checkout.generated.ts';
import { mutate, query } from '../graphql/client.ts';
import { BundlePreviewDocument, type BundlePreviewQueryVariables } from '../graphql/pro-custom.generated.ts';
import type { CountryCode, LanguageCodeEnum } from '../graphql/schema.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import type { ShopLocale } from '../page/locale.ts';
import { attributedCode } from './attributed-code.ts';
import { fromApiLookup, fromApiPayload } from './from-api-checkout.ts';
import { lookUpCheckout } from './checkout-in-page-language.ts';
import { checkoutIdOf, toLineInput } from './to-api.ts';

/** The ports that call the shop; the others use the browser. */
export type AddToCartRequests = Pick<AddToCartPorts, 'findLinkedCode' | 'createCheckout' | 'addLines'>;

const missingCart: CheckoutAnswer = {
  status: 'refused',
  refusals: [refusalOf('NOT_FOUND', null, 'CART_GONE')],
  checkout: null,
};

/** A link's code never prevents adding to the cart. The cart tries it again and shows why it was refused. */
function withoutCodeRefusal(payload: CheckoutCreateMutation['checkoutCreate']): CheckoutAnswer {
  const checkoutErrors = payload.checkoutErrors.filter(({ field }) => field !== 'voucherCode');
  return fromApiPayload(payload.checkout === null ? payload : { ...payload, checkoutErrors });
}

/** Records what an accepted request changed in the cart. */
function recordAdded(answer: CheckoutAnswer, former: Checkout | null): void {
  if (answer.status !== 'accepted') return;
  for (const event of cartChangeEvents(former?.lines ?? [], answer.checkout.lines)) pushToDataLayer(event);
}

/** Stores the signed-in buyer's saved payment methods. */
function keepCards(checkout: CheckoutCreateMutation['checkoutCreate']['checkout']): void {
  if (checkout === null) return;
  const { token, savedPaymentMethods, chosenSavedPaymentMethod } = checkout;
  storedBuyerCards.give(token, { savedPaymentMethods, chosenSavedPaymentMethod });
}

/** The organization that is bought for, as the shop is told it. */
type NamedOrganization = Pick<BundlePreviewQueryVariables, 'organizationMembershipId' | 'organizationSlug'>;

interface AddedLines {
  readonly lines: readonly CartLine[];
  readonly purpose: AddingPurpose | null;
}

/**
 * Why a signed-in buyer's organization doesn't order the lines, as the shop judges them now; empty if it does. The shop
 * would refuse the order only at its end.
 */
async function refusalsNow(
  country: string,
  { lines, purpose }: AddedLines,
  named: NamedOrganization,
): Promise<readonly Refusal[]> {
  if (storedSession.token() === null) return [];
  const { bundlePreview } = await query(storeClient, BundlePreviewDocument, {
    country: country as CountryCode,
    lines: lines.map(toLineInput),
    ...named,
  });
  const { checkoutErrors, bundleType } = bundlePreview;
  return refusalsFor(purpose, { refusals: checkoutErrors, bundleType });
}

/** What a page adds for an organization goes into nobody else's cart, even if the session has expired meanwhile. */
function requireSession(named: string | null): void {
  if (named !== null && storedSession.token() === null) throw new SessionEndedError();
}

/** The shop's ports of "Add to cart". A cart that has become an order no longer exists: the next one is new. */
export function addToCartRequests({ country, languageCode }: ShopLocale): AddToCartRequests {
  return {
    findLinkedCode: async (input) => {
      const attributed = await attributedCode(storeClient, input.country);
      return attributed?.isOffered ? attributed.code : null;
    },
    createCheckout: async ({ voucherCode, lines, organizationMembershipId, purpose }) => {
      requireSession(organizationMembershipId);
      // The shop looks at the slug only where no membership is named.
      const named = { organizationMembershipId, organizationSlug: storedSession.organizationSlug() };
      const refusals = await refusalsNow(country, { lines, purpose }, named);
      if (refusals.length > 0) return { status: 'refused', refusals, checkout: null };
      const { checkoutCreate } = await mutate(storeClient, CheckoutCreateDocument, {
        input: {
          country: country as CountryCode,
          languageCode: languageCode as LanguageCodeEnum,
          lines: lines.map(toLineInput),
          voucherCode,
          ...named,
        },
      });
      keepCards(checkoutCreate.checkout);
      const answer = withoutCodeRefusal(checkoutCreate);
      recordAdded(answer, null);
      return answer;
    },
    addLines: async ({ checkoutToken, lines, purpose, ...chosen }) => {
      requireSession(chosen.organizationSlug);
      const named = { organizationSlug: chosen.organizationSlug ?? storedSession.organizationSlug() };
      const refusals = await refusalsNow(country, { lines, purpose }, named);
      if (refusals.length > 0) return { status: 'refused', refusals, checkout: null, former: null };
      const former = fromApiLookup(await lookUpCheckout(storeClient, checkoutToken, languageCode));
      const { checkoutLinesAdd } = await mutate(storeClient, CheckoutLinesAddDocument, {
        checkoutId: checkoutIdOf(checkoutToken),
        lines: lines.map(toLineInput),
        ...named,
      });
      keepCards(checkoutLinesAdd.checkout);
      const { isPlaced, isExpired, isContinuedElsewhere } = checkoutLinesAdd.checkout ?? {};
      const isClosed = isPlaced || isExpired || isContinuedElsewhere;
      const answer = isClosed ? missingCart : fromApiPayload(checkoutLinesAdd);
      const before = former.status === 'open' ? former.checkout : null;
      recordAdded(answer, before);
      return { ...answer, former: before };
    },
  };
}
