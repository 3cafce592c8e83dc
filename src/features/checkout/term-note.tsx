import { Trans } from '@lingui/react/macro';
import { isQuoteMethod } from '@sonde/machines/rules/payment';
import { RenewalNote } from '../summary/renewal-note.tsx';
import type { LaterPayment } from './use-later-payment.ts';

/** The membership's term and its next charge, with dates only if they don't depend on when the payment arrives. */
export function TermNote({ later: { isLater, part, checkout, method } }: { readonly later: LaterPayment }) {
  const { membershipTerm: term } = checkout;
  if (!isLater || term === null) return <RenewalNote checkout={checkout} />;
  return (
    <p>
      <small>
        {isQuoteMethod(method) ? (
          <Trans>{term.name} starts when the quote is paid and doesn’t renew automatically.</Trans>
        ) : (
          part && <part.LaterTerm checkout={checkout} />
        )}
      </small>
    </p>
  );
}
