import type { Stripe } from 'stripe';
import debitTable from './bank-debits.json' with { type: 'json' };
import { startDebit } from './bank-debits.ts';
import { changeIntent, type SandboxContext } from './collect-account.ts';
import type { StoredDocument } from './documents.types.ts';
import { idOf } from './ids.ts';
import { failVerification } from './settle-payment.ts';
import type { Work } from './work.ts';

const { amounts, descriptorCode, days, tries } = debitTable.microdeposits;
const daySeconds = 24 * 60 * 60;
const batch = 100;

/** Whether a buyer may still confirm the deposits, has done so, or no longer may. */
export type VerificationState = 'open' | 'verified' | 'closed';

const waitsForDeposits = ({ next_action: action }: Stripe.PaymentIntent): boolean =>
  action?.type === 'verify_with_microdeposits';

const stateOf = (intent: Stripe.PaymentIntent): VerificationState => {
  if (waitsForDeposits(intent)) return 'open';
  return intent.status === 'processing' || intent.status === 'succeeded' ? 'verified' : 'closed';
};

/** What became of the deposits; null for an unknown secret. */
export const findVerification = (
  context: SandboxContext,
  secret: string,
): Promise<VerificationState | null> => changeIntent(context, secret, ({ document }) => stateOf(document));

/** What proves that the buyer sees the account's statement: the code, or the amounts in cents. */
const isProof = (typed: string): boolean =>
  typed.trim().toUpperCase() === descriptorCode ||
  typed
    .split(/[\s,;]+/)
    .map(Number)
    .join() === amounts.join();

/** Notes a wrong proof; the last one that is allowed ends the payment. */
function noteWrongProof(
  { document, hidden }: StoredDocument<'payment_intent'>,
  method: StoredDocument<'payment_method'>,
  work: Work,
): VerificationState {
  const wrongProofs = (hidden.wrongProofs ?? 0) + 1;
  work.put('payment_intent', document, { wrongProofs });
  if (wrongProofs < tries) return 'open';
  failVerification({ intent: document, method }, 'tries', work);
  return 'closed';
}

/** Starts the debit of an account that the buyer has verified; `open` for what proves nothing. */
export const verifyAccount = (
  context: SandboxContext,
  secret: string,
  typed: string,
): Promise<VerificationState | null> =>
  changeIntent(context, secret, async (stored, work) => {
    const { document } = stored;
    if (!waitsForDeposits(document)) return stateOf(document);
    const method = await work.find('payment_method', idOf(document.payment_method) ?? '');
    if (method === null) throw new Error(`${document.id} waits without a payment method.`);
    if (!isProof(typed)) return noteWrongProof(stored, method, work);
    work.put('payment_method', method.document, { isUnverified: false });
    startDebit(document, method, work);
    return 'verified';
  });

/** A payment whose account the buyer still has to verify on a page of the provider. */
export function askForDeposits(
  intent: Stripe.PaymentIntent,
  methodId: string,
  { work, publicUrl }: { readonly work: Work; readonly publicUrl: string },
): Stripe.PaymentIntent {
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: methodId,
    next_action: {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        arrival_date: work.now + 2 * daySeconds,
        hosted_verification_url: `${publicUrl}/verify-account/${intent.client_secret}`,
        microdeposit_type: 'descriptor_code',
      },
    },
  };
  work.put('payment_intent', waiting, { verifyBy: work.now + days * daySeconds });
  work.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** Ends the payments whose deposits weren't confirmed in time. */
export async function endVerifications(context: SandboxContext): Promise<void> {
  const { documents } = await context.store.list({
    kind: 'payment_intent',
    contains: { status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } },
    created: { from: 0, to: Math.floor(context.clock.now() / 1000) - days * daySeconds },
    limit: batch,
    startingAfter: null,
    endingBefore: null,
  });
  for (const { document, hidden } of documents as readonly StoredDocument<'payment_intent'>[]) {
    if ((hidden.verifyBy ?? Infinity) * 1000 > context.clock.now()) continue;
    await changeIntent(context, document.client_secret ?? '', async ({ document: intent }, work) => {
      const method = await work.find('payment_method', idOf(intent.payment_method) ?? '');
      if (method !== null && waitsForDeposits(intent)) failVerification({ intent, method }, 'timeout', work);
    });
  }
}
