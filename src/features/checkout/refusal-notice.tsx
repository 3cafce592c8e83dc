import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { reactionTo } from '@sonde/machines/rules/errors';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { useErrorTitle } from '../../ui/error-summary/use-error-title.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { ChangeInsteadLink } from '../trouble/change-instead-link.tsx';
import { isAboutPayment, refusalTexts, refusalTextOf } from '../trouble/refusal-texts.ts';

/** The shop's refusal that isn't about a field, shown above the fields. */
export function RefusalNotice({ trouble }: { trouble: Trouble | null }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const withoutField = refusalsOf(trouble).filter(
    (refusal) =>
      refusal.field === null ||
      refusal.field === 'lines' ||
      isAboutPayment(refusal) ||
      refusalTexts[refusal.code],
  );
  useErrorTitle(withoutField.length > 0);
  if (withoutField.length === 0) return null;
  return (
    <Notice
      ref={takeFocus}
      tabIndex={-1}
      tone="danger"
      role="alert"
      actions={
        withoutField.some(({ code }) => reactionTo(code).target === 'stay') && (
          <>
            <a href={paths.contact(locale)}>
              <Trans>Contact us</Trans>
            </a>
            <a href={paths.signIn(locale)} data-sign-in>
              <Trans>Sign in with another account</Trans>
            </a>
          </>
        )
      }
    >
      {withoutField.map((refusal) => (
        <p key={`${refusal.code} ${refusal.reason}`}>
          {i18n._(refusalTextOf(refusal))} <ChangeInsteadLink reason={refusal.reason} />
        </p>
      ))}
    </Notice>
  );
}
