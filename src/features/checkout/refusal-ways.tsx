import { Trans } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';

/** Sales, and signing in anew: the ways on from a refusal that keeps the buyer on the page. */
export function RefusalWays() {
  const locale = useShopLocale();
  return (
    <>
      <a href={paths.contact(locale)}>
        <Trans>Contact us</Trans>
      </a>
      <a href={paths.signIn(locale)} data-sign-in>
        <Trans>Sign in with another account</Trans>
      </a>
    </>
  );
}
