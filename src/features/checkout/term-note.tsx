import { RenewalNote } from '../summary/renewal-note.tsx';
import type { LaterPayment } from './use-later-payment.ts';

/** The membership's term and its next charge, with dates only if they don't depend on when the payment arrives. */
export function TermNote({ later: { isLater, part, checkout, method } }: { readonly later: LaterPayment }) {
  if (!isLater) return <RenewalNote checkout={checkout} />;
  return part && <part.LaterTerm checkout={checkout} method={method} />;
}
