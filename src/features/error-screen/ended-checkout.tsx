import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { MessagePage } from './message-page.tsx';

/** What a loader throws for a link to a checkout that no longer exists, or never did. */
export const endedCheckout = { isCheckoutEnded: true } as const;

/** Whether a response was thrown for such a link. */
export const isCheckoutEnded = (answer: unknown): answer is typeof endedCheckout =>
  typeof answer === 'object' && answer !== null && 'isCheckoutEnded' in answer;

/** The page of such a link: where to begin again. */
export function EndedCheckout() {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <MessagePage
      title={t`Checkout expired – Sonde`}
      heading={<Trans>This checkout has expired, or its link is incomplete</Trans>}
    >
      <p>
        <Trans>
          We keep a checkout for 30 days, or 90 days if you’re signed in. Nothing was ordered or charged.
          Start a new cart, or check that you copied the whole link.
        </Trans>
      </p>
      <p>
        <ButtonLink variant="primary" href={paths.home(locale)}>
          <Trans>Start a new cart</Trans>
        </ButtonLink>
      </p>
    </MessagePage>
  );
}
