import { Trans } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { reactionTo } from '@sonde/machines/rules/errors';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';

/** The ways on from a refusal that keeps the buyer on the page; null for any other trouble. */
export const waysOf = (trouble: Trouble | null) =>
  refusalsOf(trouble).some(({ code }) => reactionTo(code).target === 'stay') ? <RefusalWays /> : null;

/** Sales, and signing in again. */
function RefusalWays() {
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
