import { Trans, useLingui } from '@lingui/react/macro';
import { checkoutOf, continuedTokenOf, isPending, refusalsIn } from '@sonde/machines/checkout';
import { useAddress } from '../../page/address.ts';
import { paths } from '../../page/paths.ts';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { SummaryLines } from '../summary/summary-lines.tsx';
import { useTotals } from '../summary/use-totals.tsx';
import type { Checkout } from '@sonde/machines/cart';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { refusalTextOf } from '../trouble/refusal-texts.ts';
import { TroubleNotice } from './trouble-notice.tsx';

type LinkedCheckoutProps = Pick<CheckoutScreenProps, 'snapshot' | 'send'>;

/** Asks whether to continue another browser's checkout here, showing only its items. */
export function LinkedCheckout({ snapshot, send }: LinkedCheckoutProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const checkout = checkoutOf(snapshot);
  const { parameters } = useAddress();
  const ownToken = storedCheckout.token();
  const isOwn = ownToken === snapshot.context.checkoutToken;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h2>
          <Trans>Continue this checkout here?</Trans>
        </h2>
        {isOwn ? (
          <p>
            <Trans>This checkout is open in another browser. If you continue here, it closes there.</Trans>
          </p>
        ) : (
          <p>
            <Trans>
              It was started in another browser. If you continue here, it closes there, and what you enter
              here won’t be visible there.
            </Trans>{' '}
            <Trans>We’ll bring over everything entered so far.</Trans>
          </p>
        )}
        {ownToken !== null && !isOwn && (
          <p>
            <Trans>It replaces your current cart. If you don’t continue, your cart stays as it is.</Trans>
          </p>
        )}
      </Stack>
      {parameters.has('payment_intent') && (
        <Notice>
          <Trans>
            You started to pay in another browser. If you’ve paid, we’ll email you the confirmation in a
            moment, and you won’t be charged again.
          </Trans>
        </Notice>
      )}
      <Cluster gap={4} align="center">
        <Button
          variant="primary"
          pending={isPending(snapshot) || continuedTokenOf(snapshot) !== null}
          onClick={() => send({ type: 'link.accepted' })}
        >
          <Trans>Continue here</Trans>
        </Button>
        <ButtonLink href={paths.cart(locale)}>
          <Trans>Go to cart</Trans>
        </ButtonLink>
      </Cluster>
      {refusalsIn(snapshot).map((refusal) => (
        <FailureNotice key={`${refusal.code} ${refusal.reason}`}>
          {i18n._(refusalTextOf(refusal))}
        </FailureNotice>
      ))}
      <TroubleNotice trouble={snapshot.context.trouble} />
      {checkout && <Contents checkout={checkout} />}
    </Stack>
  );
}

function Contents({ checkout }: { readonly checkout: Checkout }) {
  const totals = useTotals(checkout);
  return (
    <Stack gap={4}>
      <SummaryLines checkout={checkout} />
      <TotalsList {...totals} />
    </Stack>
  );
}
