import { Trans } from '@lingui/react/macro';
import { countryDay } from '@sonde/machines/rules/places';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { type RefundedPayment, refundsOf } from './refunds.ts';

interface RefundNotesProps {
  readonly payments: readonly RefundedPayment[];
}

/** What was paid back of some payments, each refund with its day. */
export function RefundNotes({ payments }: RefundNotesProps) {
  const format = useFormat();
  const { country } = useShopLocale();
  return refundsOf(payments).map(({ id, amount, created }) => {
    const refunded = format.money(amount);
    const day = format.longDay(countryDay(country, new Date(created)));
    return (
      <p key={id}>
        <Trans comment="{refunded} is an amount of money">
          We refunded {refunded} on {day}.
        </Trans>
      </p>
    );
  });
}
