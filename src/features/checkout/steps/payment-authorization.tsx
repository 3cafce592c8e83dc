import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { laterPaymentsOf, type LaterPayments } from '@sonde/machines/rules/checkout';
import { isDebitOffered } from '@sonde/machines/rules/payment';

interface PaymentAuthorizationProps {
  /** The acknowledgements that the order needs. */
  readonly required: readonly string[];
  readonly method: string;
}

/** What is charged: a bank account, or a payment method that the buyer saved earlier. */
type Source = 'account' | 'savedMethod';

const texts: Readonly<Record<Source, Readonly<Record<LaterPayments | 'ORDER', ReactNode>>>> = {
  account: {
    ORDER: <Trans>I authorize Sonde to debit my account for this order.</Trans>,
    MEMBERSHIP: (
      <Trans>
        I authorize Sonde to debit my account for this order and for each later payment of the membership.
      </Trans>
    ),
    RENTAL: (
      <Trans>
        I authorize Sonde to debit my account for this order and for each later payment of the rental.
      </Trans>
    ),
  },
  savedMethod: {
    ORDER: <Trans>I authorize Sonde to charge my saved payment method for this order.</Trans>,
    MEMBERSHIP: (
      <Trans>
        I authorize Sonde to charge my saved payment method for this order and for each later payment of the
        membership.
      </Trans>
    ),
    RENTAL: (
      <Trans>
        I authorize Sonde to charge my saved payment method for this order and for each later payment of the
        rental.
      </Trans>
    ),
  },
};

/** What the buyer authorizes: this order, and what is paid again after it without another order. */
export const PaymentAuthorization = ({ required, method }: PaymentAuthorizationProps) =>
  texts[isDebitOffered(method) ? 'account' : 'savedMethod'][laterPaymentsOf(required) ?? 'ORDER'];
