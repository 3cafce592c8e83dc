import type { InterceptedRequest } from './intercepted-requests.ts';
import type { TestMember } from './test-member.ts';

const withToken = ({ variables }: InterceptedRequest, token: string) => ({
  ...(variables['payment'] as object),
  savedPaymentMethodId: null,
  token,
});

/** The same payment with a card that the provider charges: those that the paths save are known to the shop alone. */
export const goodCard = (request: InterceptedRequest) => withToken(request, 'pm_card_visa');

/** The same payment with the provider's card that every bank declines. */
export const refusedCard = (request: InterceptedRequest) => withToken(request, 'pm_card_chargeDeclined');

/** The same payment with the provider's card about which the bank asks. */
export const askedCard = (request: InterceptedRequest) => withToken(request, 'pm_card_threeDSecure2Required');

/**
 * The bank asks about the charge, another administrator's change gives it up, and only then does the page's request
 * arrive.
 */
export async function makeOutdated(request: InterceptedRequest, member: TestMember): Promise<void> {
  const asked = { payment: askedCard(request) };
  await request.passUnheard(asked);
  await member.giveUpCharge();
  await request.pass(asked);
}
