import { Trans } from '@lingui/react/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { ErrorCode } from '@sonde/machines/rules/errors';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';

/** The refusals that trying again doesn't change: someone at the shop, or another account, may. */
const personal: readonly ErrorCode[] = [
  'BANNED_EMAIL_ADDRESS',
  'NO_PERMISSIONS',
  'OPERATION_NOT_ALLOWED',
  'ENTERPRISE_CODE_REQUIRED',
];

/** Whether the ways on from a refusal lead away from the page. */
export const hasWays = (refusals: readonly Refusal[]): boolean =>
  refusals.some(({ code }) => personal.includes(code));

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
