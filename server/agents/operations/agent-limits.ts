import { refusal } from '../../kernel/refusal.ts';
import { limitUse } from '../../kernel/rate-limits/limit-use.ts';
import type { Subject } from '../../kernel/rate-limits/rate-limits.ts';
import { answerWith, type CheckoutAnswer } from '../../modules/checkout/change-checkout.ts';
import { isAboutVoucher } from '../../modules/voucher/voucher-limit.ts';
import { countPlatformUse } from '../trust/admit-request.ts';
import { errorBody } from '../mapping/messages.ts';
import type { LimitPart } from '../../kernel/field-limits.ts';
import type { Placement } from '../../modules/order/place-order.ts';
import type { AgentCall, AgentServices, OperationAnswer } from './operation.types.ts';

/**
 * Platforms serve many buyers from few addresses: what fails is counted for each checkout, and for all that a platform
 * opens.
 */
const subjectOf = ({ platform }: AgentCall, checkoutId: string): Subject => ({
  address: '',
  checkout: checkoutId,
  platform: platform.profileUrl,
});

const paymentLimits = [{ limit: 'decline' }, { limit: 'placement' }] as const;
type PaymentLimit = (typeof paymentLimits)[number]['limit'];

/** Counts a payment that failed. */
export type CountFailure = (limit: PaymentLimit) => void;

/**
 * Pays, unless too many payments of the checkout or of the platform were declined or refused: then the answer is
 * `refused`. Payments at the same time are no more than one after another.
 */
export async function limitedPayment<Answer>(
  { limits }: AgentServices,
  call: AgentCall,
  checkoutId: string,
  { pay, refused }: { pay(countFailure: CountFailure): Promise<Answer>; refused(): Promise<Answer> },
): Promise<Answer> {
  const failed = new Set<PaymentLimit>();
  return limitUse(limits, {
    limiting: paymentLimits,
    subject: subjectOf(call, checkoutId),
    refuse: refused,
    run: () => pay((limit) => void failed.add(limit)),
    counts: ({ limit }) => failed.has(limit),
    countsThrown: ({ limit }) => failed.has(limit),
  });
}

/** Runs what gives a trial within its limit: neither answer says who has had one. */
export const limitedTrial =
  ({ limits }: AgentServices, call: AgentCall, checkoutId: string): LimitPart =>
  async (part, counts) =>
    limitUse(limits, {
      limiting: [{ limit: 'trial' }],
      subject: subjectOf(call, checkoutId),
      refuse: async () => null,
      run: part,
      counts: (_limit, used) => counts(used),
    });

/** Counts a checkout that a platform opens; the answer for one that has opened too many, null otherwise. */
export function countOpenedCheckout(
  { limits, publicUrl }: AgentServices,
  { platform, negotiated }: AgentCall,
): OperationAnswer | null {
  const refused = countPlatformUse(limits, 'agentCheckout', platform.profileUrl);
  if (refused === null) return null;
  const { code, message: content, retryAfter } = refused;
  const body = errorBody(
    negotiated.version,
    [{ type: 'error', code, severity: 'recoverable', content }],
    publicUrl,
  );
  return { status: 429, body, ...(retryAfter !== null && { retryAfter }) };
}

/**
 * Codes are short and could be guessed: only so many may be wrong, for one checkout and for all that a platform opens. A
 * code counts while it is tried, so that many at once are no more.
 */
export async function limitedVoucher(
  services: AgentServices,
  call: AgentCall,
  checkoutId: string,
  update: () => Promise<CheckoutAnswer>,
): Promise<CheckoutAnswer> {
  return limitUse(services.limits, {
    limiting: [{ limit: 'voucher' }],
    subject: subjectOf(call, checkoutId),
    async refuse() {
      const { checkout } = await answerWith(services, services.deriveToken('checkout', checkoutId), []);
      return { refusals: [refusal('OPERATION_NOT_ALLOWED', 'voucherCode', 'TOO_MANY_TRIES')], checkout };
    },
    run: update,
    counts: (_limit, { refusals }) => refusals.some(({ code }) => isAboutVoucher(code)),
  });
}

/** Places what sends mail that costs nothing to an address that the platform chose, unless too much was sent there. */
export async function limitedMail(
  { limits }: AgentServices,
  { address, email }: { readonly address: string; readonly email: string },
  { place, refused }: { place(): Promise<Placement>; refused(): Promise<Placement> },
): Promise<Placement> {
  return limitUse(limits, {
    limiting: [{ limit: 'mail' }],
    subject: { address, checkout: null, recipient: { operation: 'checkoutComplete', email } },
    refuse: refused,
    run: place,
    counts: (_limit, { status }) => status !== 'refused',
    countsThrown: () => true,
  });
}
