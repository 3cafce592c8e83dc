import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, invalidRequest, notFoundAnswer } from './api-answer.ts';
import { defineEndpoint } from './endpoint.ts';
import type { FormHash } from './form-body.ts';
import { newId } from './ids.ts';
import { textIn } from './parameters.ts';
import { findMethod } from './payment-methods.ts';
import type { Work } from './work.ts';

const parameter = 'payment_method_data[shared_payment_granted_token]';

/** The token by which an agent's buyer pays; null if the payment isn't made with one. */
export const grantedTokenIn = (data: FormHash | null): string | null =>
  textIn(data, 'shared_payment_granted_token');

function limitProblem(
  limits: { readonly currency: string; readonly max_amount: number; readonly expires_at: number },
  { amount, currency }: Stripe.PaymentIntent,
  now: number,
): string | null {
  if (limits.expires_at <= now) return 'The shared payment token has expired.';
  if (limits.currency !== currency) return 'The shared payment token is for another currency.';
  return amount > limits.max_amount ? 'The amount is above the limit of the shared payment token.' : null;
}

/**
 * The method of a token that the stand-in always knows, without limits: `spt_card_visa` for the provider's
 * `pm_card_visa`. The agents of the sandbox have no account of their own at the provider that could grant one.
 */
async function predefinedMethod(id: string, work: Work): Promise<{ readonly id: string } | null> {
  const [, name] = /^spt_(card_\w+)$/.exec(id) ?? [];
  return name === undefined ? null : ((await findMethod(`pm_${name}`, work))?.document ?? null);
}

/** The payment method of a token, which is used up by it: https://docs.stripe.com/agentic-commerce/concepts/shared-payment-tokens */
export async function spendGrantedToken(
  id: string,
  intent: Stripe.PaymentIntent,
  work: Work,
): Promise<{ readonly methodId: string } | { readonly problem: ApiAnswer }> {
  const predefined = await predefinedMethod(id, work);
  if (predefined !== null) return { methodId: predefined.id };
  const stored = await work.find('granted_token', id);
  if (stored === null) return { problem: notFoundAnswer('SharedPaymentGrantedToken', id, parameter) };
  if (stored.hidden.isUsedUp)
    return { problem: invalidRequest('The shared payment token was used already.', { param: parameter }) };
  const problem = limitProblem(stored.document.usage_limits, intent, work.now);
  if (problem !== null) return { problem: invalidRequest(problem, { param: parameter }) };
  work.put('granted_token', stored.document, { isUsedUp: true });
  return { methodId: stored.document.payment_method };
}

export const grantedTokenEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/v1/test_helpers/shared_payment/granted_tokens',
    access: 'server',
    parameters: { payment_method: 'string', usage_limits: 'hash' },
    required: ['payment_method', 'usage_limits'],
    async handle({ values, work }) {
      const method = await findMethod(values.payment_method ?? '', work);
      if (method === null)
        return notFoundAnswer('PaymentMethod', values.payment_method ?? '', 'payment_method');
      const token = {
        id: newId('spt'),
        object: 'shared_payment.granted_token',
        created: work.now,
        livemode: false,
        payment_method: method.id,
        usage_limits: {
          currency: (textIn(values.usage_limits, 'currency') ?? '').toLowerCase(),
          max_amount: Number(textIn(values.usage_limits, 'max_amount')),
          expires_at: Number(textIn(values.usage_limits, 'expires_at')),
        },
      } as const;
      work.put('granted_token', token);
      return answer(token);
    },
  }),
];
