import { Trans } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

interface PendingMembershipProps {
  /** Of the order that pays for it; null for none, and for a member who doesn't manage the organization. */
  readonly orderToken: string | null;
}

/** That a bank has the debit of a membership that was ordered, so that no one pays for it again. */
export function PendingMembership({ orderToken }: PendingMembershipProps) {
  const locale = useShopLocale();
  return (
    <Notice
      tone="info"
      actions={
        orderToken !== null && (
          <ButtonLink href={paths.paymentDetails(locale, orderToken)}>
            <Trans>See the order</Trans>
          </ButtonLink>
        )
      }
    >
      <p>
        <Trans>
          Your bank is processing the payment for your membership, which takes a few business days. Please
          don’t pay again. We’ll email you when the payment arrives or fails.
        </Trans>
      </p>
      {orderToken !== null && (
        <p>
          <Trans>If you still have to confirm your bank account, your order’s page shows you how.</Trans>
        </p>
      )}
    </Notice>
  );
}
