import { assertEvent, assign, setup } from 'xstate';
import { changeByAdding, type Checkout, type CheckoutAnswer } from '../cart/index.ts';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import type {
  AddedAnswer,
  AddToCartContext,
  AddToCartEvent,
  AddToCartInput,
  AddToCartPorts,
} from './add-to-cart.types.ts';

/** The name of every port that the flow calls. */
export const addToCartPortNames = [
  'recallCart',
  'findLinkedCode',
  'createCheckout',
  'addLines',
  'keepCart',
  'openCart',
] as const satisfies readonly (keyof AddToCartPorts)[];

/** The input of "Add to cart" in a flow that ends at the cart. */
export const addAndGoToCartInput = ({
  context: { country },
}: {
  readonly context: { readonly country: string };
}): AddToCartInput => ({ country, afterAdding: 'go-to-cart' });

interface Asking {
  readonly context: AddToCartContext;
}

function changedCart({ checkout }: AddToCartContext): Checkout {
  if (checkout === null) throw new Error('No lines were added.');
  return checkout;
}

export const countryInput = ({ context: { country } }: Asking) => ({ country });
export const newCartInput = ({ context: { country, linkedCode, lines, membership, purpose } }: Asking) => ({
  country,
  voucherCode: linkedCode,
  lines,
  organizationMembershipId: membership?.id ?? null,
  purpose,
});
export const addLinesInput = ({ context: { checkoutToken, lines, membership, purpose } }: Asking) => ({
  checkoutToken: checkoutToken ?? '',
  lines,
  organizationSlug: membership?.organizationSlug ?? null,
  purpose,
});
export const keepCartInput = ({ context }: Asking) => {
  const { token, lines } = changedCart(context);
  return {
    country: context.country,
    token,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};
export const openCartInput = ({ context: { change } }: Asking) => ({ change });

/** The types, guards and actions of "Add to cart". */
export const addToCartChart = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    input: {} as AddToCartInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<AddToCartPorts>(addToCartPortNames),
  guards: {
    isForOtherMembership: ({ context: { membership } }) => membership !== null && !membership.isDefault,
    isCartKnown: (_, checkoutToken: string | null) => checkoutToken !== null,
    isAccepted: (_, answer: CheckoutAnswer) => answer.status === 'accepted',
    isCartGone: (_, answer: CheckoutAnswer) =>
      answer.status === 'refused' && answer.refusals[0]?.code === 'NOT_FOUND',
    isNothingKept: (_, isKept: boolean) => !isKept,
    isBuyerStaying: ({ context }) => context.afterAdding === 'stay',
  },
  actions: {
    keepLines: assign(({ event }) => {
      assertEvent(event, 'lines.added');
      const { lines, membership = null, purpose = null } = event;
      return { lines, membership, purpose, linkedCode: null, trouble: null };
    }),
    keepCheckoutToken: assign((_, checkoutToken: string | null) => ({ checkoutToken })),
    keepLinkedCode: assign((_, linkedCode: string | null) => ({ linkedCode })),
    keepCheckout: assign(({ context }, answer: CheckoutAnswer | AddedAnswer) =>
      answer.checkout === null
        ? {}
        : {
            checkout: answer.checkout,
            change:
              'former' in answer && answer.former !== null
                ? changeByAdding(answer.former, answer.checkout, context.lines)
                : null,
          },
    ),
    keepRefusals: assign((_, answer: CheckoutAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});
