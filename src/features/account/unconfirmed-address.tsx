import { Trans } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Why an account is empty whose address isn't confirmed, and what to do. */
export function UnconfirmedAddress({ email }: { readonly email: string }) {
  const locale = useShopLocale();
  return (
    <Notice
      tone="attention"
      role="status"
      actions={
        <ButtonLink href={paths.signOut(locale)}>
          <Trans>Sign out</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Your email address isn’t confirmed yet. Open the link in the email that was sent to{' '}
          <bdi>{email}</bdi>, then sign out and sign in again.
        </Trans>
      </p>
    </Notice>
  );
}
