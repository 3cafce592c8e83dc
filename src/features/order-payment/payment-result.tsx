import { Trans } from '@lingui/react/macro';
import type { Payable } from '@sonde/machines/order-payment';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { SupportContact } from '../support/support-contact.tsx';
import type { OrderPaymentProps } from './order-payment-props.ts';
import { PayTrouble } from './pay-trouble.tsx';

interface PaidProps extends Pick<OrderPaymentProps, 'snapshot'> {
  readonly payable: Payable;
}

/** The confirmation. Whoever just paid hears it: the heading takes the focus. */
export function Paid({ snapshot, payable: { number } }: PaidProps) {
  const { idempotencyKey, payment, trouble } = snapshot.context;
  const wasPaidHere = payment !== null || idempotencyKey !== null || trouble !== null;
  return (
    <Stack gap={4}>
      <PayTrouble trouble={trouble} />
      <h2 ref={wasPaidHere ? takeFocus : null} tabIndex={-1}>
        <Trans>This invoice has been paid. Thank you.</Trans>
      </h2>
      <p>
        <Trans>
          The invoice number is <bdi dir="ltr">{number}</bdi>. The people who manage the membership get a
          receipt by email and find the invoice in their account.
        </Trans>
      </p>
    </Stack>
  );
}

/** It can no longer be paid: the membership has ended, doesn't renew any more, or was bought again. */
export function Expired() {
  const locale = useShopLocale();
  return (
    <Stack gap={4}>
      <h2 tabIndex={-1}>
        <Trans>This invoice can no longer be paid</Trans>
      </h2>
      <p>
        <Trans>
          The membership has ended or no longer renews. Nothing is owed. The people who manage it can start it
          again.
        </Trans>
      </p>
      <Cluster gap={3}>
        <ButtonLink href={paths.reactivateMembership(locale)}>
          <Trans>Start the membership again</Trans>
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

/** No order or invoice has this link. */
export function Missing() {
  return (
    <Stack gap={4}>
      <h2 tabIndex={-1}>
        <Trans>We can’t find this invoice</Trans>
      </h2>
      <p>
        <Trans>The link may be incomplete. Ask whoever sent it to you for a new one, or contact us.</Trans>
      </p>
      <SupportContact />
    </Stack>
  );
}
