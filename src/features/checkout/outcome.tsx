import { Trans, useLingui } from '@lingui/react/macro';
import { checkoutOf, refusalsIn, type CheckoutScreen } from '@sonde/machines/checkout';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { UnsoldText } from '../summary/unsold-text.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { LinkedCheckout } from './linked-checkout.tsx';
import { NoCheckout } from './no-checkout.tsx';
import { PaymentCheck } from './payment-check.tsx';
import { Placed, Placing } from './placing.tsx';
import { orderRefusalText } from '../trouble/refusal-reason-texts.ts';

/** The screen after the steps, or instead of them if there is nothing to order. */
export type OutcomeScreen = Exclude<CheckoutScreen, 'steps' | 'loading' | 'failed'>;

type OutcomeProps = Pick<CheckoutScreenProps, 'snapshot' | 'send'>;

export function Outcome({ snapshot, send, screen }: OutcomeProps & { readonly screen: OutcomeScreen }) {
  switch (screen) {
    case 'placed':
      return <Placed orderToken={snapshot.context.orderToken ?? ''} />;
    case 'paying':
      return <PaymentCheck snapshot={snapshot} send={send} />;
    case 'placing':
      return <Placing snapshot={snapshot} />;
    case 'missing':
    case 'expired':
      return <NoCheckout reason={screen} />;
    case 'otherBrowser':
      return snapshot.matches({ step: { otherBrowser: 'ordered' } }) ? (
        <NoCheckout reason="ordered" />
      ) : (
        <LinkedCheckout snapshot={snapshot} send={send} />
      );
    case 'unorderable':
      return snapshot.matches({ step: { unorderable: 'unsold' } }) ? (
        <Unsold snapshot={snapshot} />
      ) : (
        <NoCheckout reason="empty" />
      );
    case 'unavailable':
      return <Unavailable snapshot={snapshot} send={send} />;
  }
}

/** The cart can't be ordered as it is, which the buyer can fix there. */
function Unsold({ snapshot }: Pick<OutcomeProps, 'snapshot'>) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const checkout = checkoutOf(snapshot);
  return (
    <Stack gap={4}>
      <Notice tone="attention" role="alert" title={t`This order can’t be placed as it is`}>
        {checkout && <UnsoldText cart={checkout} />}
      </Notice>
      <p>
        <ButtonLink variant="primary" href={paths.cart(locale)}>
          <Trans>Go to cart</Trans>
        </ButtonLink>
      </p>
      <SupportContact />
    </Stack>
  );
}

function Unavailable({ snapshot, send }: OutcomeProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap={4}>
      <Notice tone="attention" role="alert" title={t`This order can’t be placed as it is`}>
        {refusalsIn(snapshot).map((refusal) => (
          <p key={`${refusal.code} ${refusal.reason}`}>{i18n._(orderRefusalText(refusal))}</p>
        ))}
      </Notice>
      <p>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Check again</Trans>
        </Button>
      </p>
      <SupportContact />
    </Stack>
  );
}
