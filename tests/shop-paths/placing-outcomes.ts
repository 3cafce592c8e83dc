import type { Checkout } from '../../machines/cart/index.ts';
import { answersTo, exampleInput, withTotal } from '../../machines/testing/index.ts';
import { refusedWith } from '../../machines/testing/scenarios/answers.ts';
import { checkoutsForToken } from '../../machines/testing/scenarios/checkouts.ts';
import type { RefusalCode } from '../../machines/testing/scenarios/refused.ts';
import { nobodyAnswers } from './causes.ts';
import type { CausedOutcome, ShopOutcome, Surroundings } from './shop-table.ts';
import type { Holding } from './shop-world.ts';

const { complete } = checkoutsForToken(exampleInput.checkoutToken);

export const noProof = 'Nothing is sold yet that a proof of enrolment is asked for.';

export const noPriceKept = 'Every code of the shop that no longer applies changes the total.';

const placing = (
  prepare: (surroundings: Surroundings, variables: Readonly<Record<string, unknown>>) => Promise<void>,
): CausedOutcome => ({
  cause: async ({ page, world, requests }) => {
    const request = await requests.take('CheckoutComplete');
    await world.restore();
    await prepare({ page, world, requests }, request.variables);
    await request.pass(await world.paidAsShown(request.variables));
  },
});

/** A refusal because of the shop's data, which the response includes. */
const refusedHolding = (
  sentence: string,
  code: RefusalCode,
  mended: Partial<Checkout>,
  prepare: Parameters<typeof placing>[0],
): CausedOutcome => ({
  ...placing(prepare),
  answer: answersTo(sentence, () => refusedWith(code, { ...complete, ...mended })),
});

const holding =
  (held: Holding): Parameters<typeof placing>[0] =>
  ({ world }) =>
    world.bring(held);

/** The outcomes of placing an order in the running shop. */
export const placingOutcomes: Readonly<Record<string, ShopOutcome>> = {
  placed: placing(() => Promise.resolve()),
  confirmation: placing(({ world }) => world.payWith('pm_card_threeDSecure2Required')),
  pending: placing(({ world }, variables) => world.occupyKey(variables, true)),
  declined: refusedHolding('the card is declined', 'CARD_DECLINED', {}, ({ world }) =>
    world.payWith('pm_card_chargeDeclined'),
  ),
  otherPayment: {
    cause: async ({ requests, world }) => {
      const request = await requests.take('CheckoutComplete');
      await world.payWith('pm_card_of_another_tab');
      await request.pass();
    },
    answer: answersTo('another tab has chosen how to pay', () =>
      refusedWith('OPERATION_NOT_ALLOWED', complete, 'payment'),
    ),
  },
  address: refusedHolding(
    'the shop misses the shipping address',
    'SHIPPING_ADDRESS_NOT_SET',
    { shippingAddress: null, shippingMethods: [], shippingMethodId: null },
    holding('addressless'),
  ),
  method: refusedHolding(
    'the shop misses the shipping method',
    'SHIPPING_METHOD_NOT_SET',
    { shippingMethodId: null },
    holding('methodless'),
  ),
  billing: refusedHolding(
    'the shop misses the billing address',
    'BILLING_ADDRESS_NOT_SET',
    { billingAddress: null },
    holding('unbilled'),
  ),
  repriced: placing(({ world }) => world.raisePrices()),
  voucher: { cannot: noPriceKept },
  dearer: refusedHolding(
    'the voucher no longer applies, and the order costs more without it',
    'VOUCHER_NOT_APPLICABLE',
    { ...withTotal(complete, 500_000), voucherCode: '' },
    ({ world }) => world.withdrawCodes(),
  ),
  forbidden: refusedHolding(
    'the shop refuses to sell to this buyer',
    'OPERATION_NOT_ALLOWED',
    {},
    holding('expired'),
  ),
  proof: { cannot: noProof },
  unavailable: refusedHolding(
    'the shop does not sell there',
    'BUNDLE_NOT_FOUND',
    { lines: [] },
    holding('empty'),
  ),
  broken: placing(({ world }, variables) => world.occupyKey(variables, false)),
  silent: nobodyAnswers('CheckoutComplete'),
};
