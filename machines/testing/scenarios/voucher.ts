import type { VoucherCheckout, VoucherInput } from '../../voucher/index.ts';
import { refusalOf } from '../../flow/index.ts';
import { money } from '../../rules/money/index.ts';
import { voucherReasons } from '../../rules/errors/index.ts';
import { exampleCheckout } from '../example-checkout.ts';
import { acceptedAnswer, refusedWith } from './answers.ts';
import { answers, type Outcome, type Scenario, noResponse } from './scenario.ts';

const input: VoucherInput = { token: 'token-1', isLinkFollowed: false, lostDiscount: null, served: null };

const withCode = (voucherCode: string, discount: number): VoucherCheckout => ({
  ...exampleCheckout,
  voucherCode,
  discount: money(discount, 'USD'),
});
const better = withCode('PROBE15', 58_485);
const worse = withCode('USONLY50', 5000);

const repriceStimulus = (sentence: string, checkout: VoucherCheckout) => ({
  sentence,
  event: { type: 'voucher.repriced', checkout },
});

/** A refusal. `because` continues "the shop refuses the code". */
const refusedOutcome = (reason: Parameters<typeof refusalOf>[2], because: string): Outcome =>
  answers(`the shop refuses the code: ${because}`, {
    status: 'refused',
    refusals: [refusalOf('VOUCHER_NOT_APPLICABLE', 'voucherCode', reason)],
    checkout: exampleCheckout,
  });

const becauseOf = {
  UNKNOWN: 'no voucher has it',
  NOT_ACTIVE: 'it is not active',
  EXPIRED: 'it has ended',
  COUNTRY: 'it isn’t valid in the country',
  AFFILIATE_APPLIED: 'a partner’s code is already applied',
  OWN_REFERRAL: 'it is the buyer’s own referral',
  ALREADY_USED: 'the buyer has used it',
  LEARNERS_ONLY: 'it is for learners',
  NOT_OWNED: 'it is for owners of a probe that the buyer doesn’t have',
  MINIMUM: 'the order is too small',
  ITEMS: 'it applies to nothing in the cart',
  SALE_ITEMS: 'everything is on sale',
  USED_UP: 'it has been used up',
} as const satisfies Readonly<Record<(typeof voucherReasons)[number], string>>;

export const voucherScenario: Scenario = {
  inputs: {
    alone: { sentence: 'a page that accepts codes', input },
    linked: {
      sentence: 'a page opened by a link with a code',
      input: { ...input, isLinkFollowed: true },
    },
    losing: {
      sentence: 'a page next to one that showed a better code',
      input: {
        ...input,
        lostDiscount: {
          code: 'PROBE15',
          amount: money(53_485, 'USD'),
          countsGifts: false,
          present: {
            checkoutId: exampleCheckout.id,
            voucherCode: 'USONLY50',
            discount: 5000,
            subtotal: exampleCheckout.subtotal.net.amount,
          },
        },
      } satisfies VoucherInput,
    },
  },
  events: [
    { sentence: 'the buyer types a code', event: { type: 'voucher.typed', code: 'WELCOME10' } },
    { sentence: 'the buyer types another code', event: { type: 'voucher.typed', code: 'PROBE15' } },
    { sentence: 'the buyer leaves the field', event: { type: 'voucher.left' } },
    { sentence: 'the buyer applies a code', event: { type: 'voucher.submitted', code: 'WELCOME10' } },
    { sentence: 'the buyer applies nothing', event: { type: 'voucher.submitted', code: ' ' } },
    { sentence: 'the buyer removes the code', event: { type: 'voucher.removed' } },
    repriceStimulus('the cart is loaded without a code', exampleCheckout),
    repriceStimulus('the cart is loaded with nothing in it', { ...exampleCheckout, lines: [] }),
    repriceStimulus('the cart has a code', better),
    repriceStimulus('the cart has a code that gives less', worse),
    repriceStimulus('the cart’s code no longer applies', {
      ...exampleCheckout,
      refusedVoucher: { code: 'PROBE15', reason: 'EXPIRED' },
    }),
    {
      sentence: 'the order is refused because of its code',
      event: {
        type: 'voucher.declined',
        code: 'PROBE15',
        trouble: { kind: 'refused', refusals: [refusalOf('VOUCHER_NOT_APPLICABLE', null, 'USED_UP')] },
      },
    },
  ],
  services: {
    updateVoucher: {
      outcomes: {
        accepted: answers('the shop does it', acceptedAnswer()),
        ...Object.fromEntries(
          voucherReasons.map((reason) => [reason, refusedOutcome(reason, becauseOf[reason])] as const),
        ),
        TOO_LONG: refusedOutcome('TOO_LONG', 'it is too long'),
        CHARACTERS: refusedOutcome('CHARACTERS', 'it has an invisible character'),
        TOO_MANY_TRIES: refusedOutcome('TOO_MANY_TRIES', 'too many codes were tried'),
        gone: answers('the cart no longer exists', refusedWith('NOT_FOUND')),
        silent: noResponse('the shop does not answer'),
      },
    },
    findLinkedCode: {
      outcomes: {
        found: answers('the link’s code is still valid', 'WELCOME10'),
        none: answers('no link’s code is valid', null),
        silent: noResponse('the shop does not answer'),
      },
    },
  },
  limit: 750,
};
