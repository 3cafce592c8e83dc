import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CartsInOtherCountries } from '../summary/carts-in-other-countries.tsx';

export type NoCheckoutReason = 'empty' | 'missing' | 'expired' | 'ordered';

const words: Readonly<Record<NoCheckoutReason, { readonly title: ReactNode; readonly text: ReactNode }>> = {
  empty: {
    title: <Trans>Your cart is empty</Trans>,
    text: <Trans>Choose a probe first. Then you can check out here.</Trans>,
  },
  missing: {
    title: <Trans>We can’t find this checkout</Trans>,
    text: (
      <Trans>
        It may have been deleted, or the link may be incomplete. Start a new cart, or ask for a new link.
      </Trans>
    ),
  },
  expired: {
    title: <Trans>This checkout has expired</Trans>,
    text: <Trans>Its prices are no longer valid. You haven’t been charged. Start a new cart.</Trans>,
  },
  ordered: {
    title: <Trans>This order has already been placed</Trans>,
    text: <Trans>We emailed the confirmation to the buyer. You can start a new cart.</Trans>,
  },
};

/** There is nothing to check out, with links to continue. */
export function NoCheckout({ reason }: { reason: NoCheckoutReason }) {
  const locale = useShopLocale();
  const { title, text } = words[reason];
  return (
    <Stack gap={6}>
      {reason === 'empty' && <CartsInOtherCountries />}
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
