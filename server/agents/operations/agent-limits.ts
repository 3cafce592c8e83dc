import { refusal } from '../../kernel/refusal.ts';
import type { RateLimitName, Subject } from '../../kernel/rate-limits/rate-limits.ts';
import { answerWith, type CheckoutAnswer } from '../../modules/checkout/change-checkout.ts';
import { isAboutVoucher } from '../../modules/voucher/voucher-limit.ts';
import { countPlatformUse } from '../trust/admit-request.ts';
import { errorBody } from '../mapping/messages.ts';
import type { AgentCall, AgentServices, OperationAnswer } from './operation.types.ts';

/** Platforms serve many buyers from few addresses: what fails is counted for each checkout. */
const subjectOf = (checkoutId: string): Subject => ({ address: '', checkout: checkoutId });

/** Whether a checkout has to wait before something may fail again. */
export const mustWait = ({ limits }: AgentServices, name: RateLimitName, checkoutId: string): boolean =>
  limits.waitFor(name, subjectOf(checkoutId)) > 0;

export const countFailure = ({ limits }: AgentServices, name: RateLimitName, checkoutId: string): void =>
  limits.count(name, subjectOf(checkoutId));

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
  { platform }: AgentCall,
  checkoutId: string,
  update: () => Promise<CheckoutAnswer>,
): Promise<CheckoutAnswer> {
  const { limits } = services;
  const subject: Subject = { ...subjectOf(checkoutId), platform: platform.profileUrl };
  if (limits.waitFor('voucher', subject) > 0) {
    const { checkout } = await answerWith(services, services.deriveToken('checkout', checkoutId), []);
    return { refusals: [refusal('OPERATION_NOT_ALLOWED', 'voucherCode', 'TOO_MANY_TRIES')], checkout };
  }
  limits.count('voucher', subject);
  const answer = await update();
  if (!answer.refusals.some(({ code }) => isAboutVoucher(code))) limits.giveBack('voucher', subject);
  return answer;
}

/** Whether more free mail may be sent to an address that the platform chose; counts it if so. */
export function countFreeMail({ limits }: AgentServices, address: string, email: string): boolean {
  const subject: Subject = { address, checkout: null, recipient: { operation: 'checkoutComplete', email } };
  if (limits.waitFor('mail', subject) > 0) return false;
  limits.count('mail', subject);
  return true;
}
