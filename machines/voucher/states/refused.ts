import type { RefusalReason, VoucherReason } from '../../rules/errors/index.ts';
import { voucherChart } from '../voucher.setup.ts';

/** The reasons for refusing a code: the voucher's terms, or the text itself. */
type TriedReason = VoucherReason | Extract<RefusalReason, 'TOO_LONG' | 'CHARACTERS'>;

/** The explanations for the buyer, one state each. */
const refusals = {
  UNKNOWN: { meta: { description: 'No voucher has this code.' } },
  NOT_ACTIVE: { meta: { description: 'The code is not active.' } },
  EXPIRED: { meta: { description: 'The code has expired.' } },
  COUNTRY: { meta: { description: 'The code isn’t valid in the buyer’s country.' } },
  AFFILIATE_APPLIED: { meta: { description: 'A partner’s code is already applied to the order.' } },
  OWN_REFERRAL: { meta: { description: 'The code is the buyer’s own referral.' } },
  ALREADY_USED: { meta: { description: 'The buyer’s email address has used the code before.' } },
  LEARNERS_ONLY: { meta: { description: 'The code is for verified learners.' } },
  NOT_OWNED: {
    meta: { description: 'The code is for owners of a probe that the buyer’s organization doesn’t have.' },
  },
  MINIMUM: { meta: { description: 'The order is below the code’s minimum.' } },
  ITEMS: { meta: { description: 'The code applies to nothing in the cart.' } },
  SALE_ITEMS: { meta: { description: 'The code isn’t valid for products on sale.' } },
  USED_UP: { meta: { description: 'The code has reached its usage limit.' } },
  TOO_LONG: { meta: { description: 'The text is longer than any code.' } },
  CHARACTERS: { meta: { description: 'The text contains a character that no code has.' } },
} as const satisfies Readonly<Record<TriedReason, object>>;

const reasons = Object.keys(refusals) as readonly TriedReason[];

/** The shop refused the code. The field shows the reason, and the previous code still applies. */
export const refusedState = voucherChart.createStateConfig({
  meta: { description: 'The shop refused the code; the previous one stays applied.' },
  initial: 'explaining',
  states: {
    explaining: {
      meta: { description: 'The reason is checked.' },
      always: [
        ...reasons.map((reason) => ({
          guard: { type: 'isRefusedBecause' as const, params: { reason } },
          target: reason,
        })),
        { target: 'otherwise' },
      ],
    },
    ...refusals,
    otherwise: {
      meta: {
        description: 'The refusal is not about the code: too many were tried, or the cart can’t be changed.',
      },
    },
  },
});
