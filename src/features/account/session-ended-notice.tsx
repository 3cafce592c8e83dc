import { Trans } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** A part of the account can't be shown because its session has ended. */
export function SessionEndedNotice() {
  const locale = useShopLocale();
  return (
    <Notice
      tone="attention"
      role="alert"
      actions={
        <ButtonLink href={paths.signIn(locale)} data-sign-in>
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
    >
      <Trans>You were signed out because your session has ended. Sign in again to continue.</Trans>
    </Notice>
  );
}
