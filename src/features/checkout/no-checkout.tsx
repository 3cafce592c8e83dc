import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CartsElsewhere } from '../summary/carts-elsewhere.tsx';

export type NoCheckoutReason = 'empty' | 'missing' | 'expired' | 'ordered';

const words: Readonly<Record<NoCheckoutReason, { readonly title: ReactNode; readonly text: ReactNode }>> = {
  empty: {
    title: <Trans>Your cart is empty</Trans>,
    text: <Trans>Choose a probe first; then you can order it here.</Trans>,
  },
  missing: {
    title: <Trans>We cannot find this checkout</Trans>,
    text: <Trans>The link may be incomplete. Ask for it again, or start a new cart.</Trans>,
  },
  expired: {
    title: <Trans>This checkout has expired</Trans>,
    text: <Trans>Prices are kept for 30 days. Start a new cart; nothing was charged.</Trans>,
  },
  ordered: {
    title: <Trans>This checkout has been ordered</Trans>,
    text: <Trans>The confirmation was sent to the buyer’s e-mail address. You can start a new cart.</Trans>,
  },
};

/** There is nothing to check out, and where to go on. */
export function NoCheckout({ reason }: { reason: NoCheckoutReason }) {
  const locale = useShopLocale();
  const { title, text } = words[reason];
  return (
    <Stack gap={6}>
      {reason === 'empty' && <CartsElsewhere />}
      <EmptyState
        title={title}
        headingLevel={2}
        actions={
          <ButtonLink variant="primary" href={paths.home(locale)}>
            <Trans>See all probes</Trans>
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Stack>
  );
}
