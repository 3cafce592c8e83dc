import { Trans } from '@lingui/react/macro';
import type { UnpaidOrder } from '@sonde/machines/account';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Measure } from '../../ui/layout/columns.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

/** Which orders aren't paid because their payment failed, each with the way to where it is paid. */
export function UnpaidOrders({ orders }: { readonly orders: readonly UnpaidOrder[] }) {
  const locale = useShopLocale();
  return orders.map(({ token, number }) => (
    <Measure key={token}>
      <Notice
        tone="attention"
        actions={
          <Cluster gap={3}>
            <ButtonLink variant="primary" href={paths.orderPayment(locale, token)}>
              <Trans>Pay another way</Trans>
              <VisuallyHidden> {number}</VisuallyHidden>
            </ButtonLink>
            <ButtonLink variant="quiet" href={paths.paymentDetails(locale, token)}>
              <Trans>See the order</Trans>
              <VisuallyHidden> {number}</VisuallyHidden>
            </ButtonLink>
          </Cluster>
        }
      >
        <p>
          <Trans>
            The payment for order {number} failed, so it isn’t paid yet. The order shows why, and how you can
            pay another way.
          </Trans>
        </p>
      </Notice>
    </Measure>
  ));
}
