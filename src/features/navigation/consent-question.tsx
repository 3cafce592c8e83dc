import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '../../page/page-titles.ts';
import { usePage } from '../../page/page.tsx';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent-question.module.css';

/**
 * Asks whether visits may be recorded; both answers look alike. It is on every page, because pages are the same for
 * everyone; `ask-consent.ts` shows it, and `public/presses.js` keeps the answer. It overlays the page, so that nothing
 * moves, and the page can be used without an answer.
 */
export function ConsentQuestion() {
  const { t } = useLingui();
  const { configuration } = usePage();
  const locale = useShopLocale();
  if (configuration?.recordsVisits !== true) return null;
  return (
    <aside
      className={styles.question}
      id="privacy-choices"
      aria-label={t`Privacy choices`}
      tabIndex={-1}
      data-screen-only
    >
      <div className={styles.words} data-shown-for="question">
        <p>
          <Trans>
            May we record which products you look at and what you buy, to improve this shop? The shop works
            the same either way.
          </Trans>{' '}
          <a href={`${paths.terms(locale)}#privacy`}>
            <Trans>Your data</Trans>
          </a>
        </p>
        <p className={styles.state} data-shown-for="granted">
          <Trans>You’ve accepted.</Trans> <PrivacyFormLink />
        </p>
        <p className={styles.state} data-shown-for="denied">
          <Trans>You’ve declined.</Trans> <PrivacyFormLink />
        </p>
        <div className={styles.answers}>
          <Button width="full" data-consent-choice="denied">
            <Trans>Decline</Trans>
          </Button>
          <Button width="full" data-consent-choice="granted">
            <Trans>Accept</Trans>
          </Button>
        </div>
      </div>
      <div className={styles.words} data-shown-for="signal">
        <p>
          <Trans>
            Your browser asks sites not to sell or share your data (Global Privacy Control). We honor that and
            record nothing.
          </Trans>{' '}
          <PrivacyFormLink />
        </p>
        <div className={styles.answers}>
          <Button width="full" data-consent-choice="close">
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** Leads to the form by which people object to the sale of their data, where the law gives them that right. */
function PrivacyFormLink() {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  if (!publicPages.privacyForm.isIn(locale.country)) return null;
  return <a href={publicPages.privacyForm.path(locale)}>{i18n._(pageTitles.privacyForm)}</a>;
}

/** Space below the page's end, so that the question never covers the end. */
export function ConsentRoom() {
  return usePage().configuration?.recordsVisits === true && <div className={styles.room} />;
}
