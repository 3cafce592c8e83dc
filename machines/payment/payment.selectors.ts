import type { SnapshotFrom } from 'xstate';
import type { MethodContext, PaymentMeans } from './methods/method.types.ts';
import type { paymentMachine } from './payment.machine.ts';
import type { PaymentForm } from './payment.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** The view of the selected method's flow; null if none runs. */
function shownByMethod({ children }: PaymentSnapshot): (MethodContext & { isPending: boolean }) | null {
  for (const child of Object.values(children)) {
    const snapshot = child?.getSnapshot();
    // A pending request to the shop has none.
    if (snapshot !== undefined && 'context' in snapshot)
      return { ...snapshot.context, isPending: snapshot.hasTag('pending') };
  }
  return null;
}

/** The saved method that is paid with; null for anything else. */
export const savedMethodIdOf = (means: PaymentMeans | null | undefined): string | null =>
  means?.isSaved ? means.token : null;

/** The view of the payment step, from a snapshot of the payment machine. */
export function paymentForm(snapshot: PaymentSnapshot): PaymentForm {
  const { method, trouble, means: saved } = snapshot.context;
  const shown = shownByMethod(snapshot);
  const means = shown === null && saved?.isSaved ? saved : shown?.means;
  return {
    method,
    details: means?.details ?? null,
    entered: shown?.entered ?? null,
    savedMethodId: savedMethodIdOf(means),
    trouble: shown?.trouble ?? trouble,
    isPending: snapshot.hasTag('pending') || shown?.isPending === true,
  };
}
