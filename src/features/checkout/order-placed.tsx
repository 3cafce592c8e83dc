import { Trans, useLingui } from '@lingui/react/macro';
import { orderAccess } from '../../browser/order-access.ts';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PhoneLine } from './phone-line.tsx';

/** Opens an order's confirmation, also after it failed to open. */
export function OrderLink({ orderToken }: { readonly orderToken: string }) {
  const locale = useShopLocale();
  return (
    <p>
      <ButtonLink href={orderAccess.addressOf(paths.confirmation(locale, orderToken), orderToken)}>
        <Trans>See your order</Trans>
      </ButtonLink>
    </p>
  );
}

/** The order exists, but its confirmation can't be loaded until the network is back, nor can any link. */
export function PlacedOffline() {
  const { t } = useLingui();
  return (
    <Notice tone="success" role="status" title={t`Your order has been placed`}>
      <p>
        <Trans>
          The details open here as soon as the connection is back. The confirmation is also on its way to your
          email address. If you have a question, call us.
        </Trans>
      </p>
      <PhoneLine />
    </Notice>
  );
}
