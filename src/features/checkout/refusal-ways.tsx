import { Trans } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { reactionTo } from '@sonde/machines/rules/errors';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';

/** The ways on from a refusal that keeps the buyer on the page; null for any other trouble. */
export const waysOf = (trouble: Trouble | null) =>
  refusalsOf(trouble).some(({ code }) => reactionTo(code).target === 'stay') ? (
    <RefusalWays isSignedOut={refusalsOf(trouble).some(({ reason }) => reason === 'SIGN_IN_FIRST')} />
  ) : null;

interface RefusalWaysProps {
  /** Whether the refusal itself leads to signing in. */
  readonly isSignedOut: boolean;
}

/** Sales, and signing in again. */
function RefusalWays({ isSignedOut }: RefusalWaysProps) {
  const locale = useShopLocale();
  return (
    <>
      <a href={paths.contact(locale)}>
        <Trans>Contact us</Trans>
      </a>
      {!isSignedOut && (
        <a href={paths.signIn(locale)} data-sign-in>
          <Trans>Sign in with another account</Trans>
        </a>
      )}
    </>
  );
}
