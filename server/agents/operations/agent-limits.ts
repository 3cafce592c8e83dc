import { refusal } from '../../kernel/refusal.ts';
import { beginTries } from '../../kernel/rate-limits/begin-tries.ts';
import type { Subject } from '../../kernel/rate-limits/rate-limits.ts';
import { answerWith, type CheckoutAnswer } from '../../modules/checkout/change-checkout.ts';
import { isAboutVoucher } from '../../modules/voucher/voucher-limit.ts';
import { countPlatformUse } from '../trust/admit-request.ts';
import { errorBody } from '../mapping/messages.ts';
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

const isAny = (exceeded: readonly unknown[]): boolean => exceeded.length > 0;

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
  const subject = subjectOf(call, checkoutId);
  const { exceeded, begun } = await beginTries(limits, paymentLimits, subject, isAny);
  if (isAny(exceeded)) return refused();
  const failed = new Set<PaymentLimit>();
  try {
    return await pay((limit) => void failed.add(limit));
  } finally {
    for (const { limited, one } of begun) (failed.has(limited.limit) ? one.keep : one.giveBack)();
  }
}

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
  const { limits } = services;
  const subject = subjectOf(call, checkoutId);
  const { exceeded, begun } = await beginTries(limits, [{ limit: 'voucher' }], subject, isAny);
  if (isAny(exceeded)) {
    const { checkout } = await answerWith(services, services.deriveToken('checkout', checkoutId), []);
    return { refusals: [refusal('OPERATION_NOT_ALLOWED', 'voucherCode', 'TOO_MANY_TRIES')], checkout };
  }
  let isWrong = false;
  try {
    const answer = await update();
    isWrong = answer.refusals.some(({ code }) => isAboutVoucher(code));
    return answer;
  } finally {
    for (const { one } of begun) (isWrong ? one.keep : one.giveBack)();
  }
}

/** Whether more free mail may be sent to an address that the platform chose; counts it if so. */
export function countFreeMail({ limits }: AgentServices, address: string, email: string): boolean {
  const subject: Subject = { address, checkout: null, recipient: { operation: 'checkoutComplete', email } };
  if (limits.waitFor('mail', subject) > 0) return false;
  limits.count('mail', subject);
  return true;
}
