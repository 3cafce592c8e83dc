import type { Stripe } from 'stripe';
import { answer, notFoundAnswer } from './api-answer.ts';
import type { StoredDocument } from './documents.types.ts';
import { defineEndpoint } from './endpoint.ts';
import { newId } from './ids.ts';
import type { Work } from './work.ts';

type StoredMethod = StoredDocument<'payment_method'>;

/** The documented part of a mandate, by the provider's type: https://docs.stripe.com/api/mandates/object */
const shownMandate: Readonly<Record<string, (id: string, intent: Stripe.PaymentIntent) => object>> = {
  sepa_debit: (id) => ({
    reference: id.slice(-16).toUpperCase(),
    url: `https://hooks.stripe.com/adapter/sepa_debit/file/${id}`,
  }),
  us_bank_account: () => ({}),
  acss_debit: (_id, { payment_method_options: options }) => ({
    interval_description: null,
    payment_schedule: 'sporadic',
    transaction_type: options?.acss_debit?.mandate_options?.transaction_type ?? null,
  }),
};

/** Records that the buyer agreed to debits from an account; the first agreement lasts. */
export function agreeToDebits(
  { document, hidden }: StoredMethod,
  intent: Stripe.PaymentIntent,
  work: Work,
): void {
  if (hidden.mandateId !== undefined) return;
  const { id: methodId, type } = document;
  const id = newId('mandate');
  const mandate = {
    id,
    object: 'mandate',
    customer_acceptance: { accepted_at: work.now, online: {}, type: 'online' },
    livemode: false,
    payment_method: methodId,
    payment_method_details: { type, [type]: shownMandate[type]?.(id, intent) ?? {} },
    status: 'active',
    type: intent.setup_future_usage === null ? 'single_use' : 'multi_use',
  } as unknown as Stripe.Mandate;
  work.put('mandate', mandate);
  work.put('payment_method', document, { mandateId: id });
}

/** Ends the mandate of an account, if it has one: nothing can be debited from it any more. */
export async function revokeMandate({ hidden }: StoredMethod, work: Work): Promise<void> {
  const stored = await work.find('mandate', hidden.mandateId ?? '');
  if (stored === null || stored.document.status === 'inactive') return;
  const revoked: Stripe.Mandate = { ...stored.document, status: 'inactive' };
  work.put('mandate', revoked);
  work.emit('mandate.updated', revoked);
}

/** Whether an account has a mandate that is still valid. */
export async function hasActiveMandate({ hidden }: StoredMethod, work: Work): Promise<boolean> {
  const stored = await work.find('mandate', hidden.mandateId ?? '');
  return stored?.document.status === 'active';
}

export const mandateEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/v1/mandates/:id',
    access: 'server',
    parameters: {},
    required: [],
    async handle({ id, work }) {
      const stored = await work.find('mandate', id);
      return stored ? answer(stored.document) : notFoundAnswer('mandate', id, 'id');
    },
  }),
];
