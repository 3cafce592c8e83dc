import { Trans, useLingui } from '@lingui/react/macro';
import type { BannerColor } from '../../graphql/schema.generated.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { EndsScript } from './ends-script.tsx';
import { promotionLink } from './promotion-link.ts';
import styles from './promotion-banner.module.css';
import { TimeLeft } from './time-left.tsx';

export interface PromotionBannerProps {
  readonly code: string;
  readonly text: string;
  /** The linked page, without country and language; null for text only. */
  readonly path: string | null;
  readonly colour: BannerColor;
  /** ISO instant; null if open-ended. */
  readonly endsAt: string | null;
  /** The time left on its last day; null before that. */
  readonly timeLeft: string | null;
}

/**
 * The page is the same for everyone: a banner that was closed, or is outdated in a cached page, is hidden before the
 * first paint.
 */
const hideWhereUnwanted = `{const b=document.currentScript.parentElement;try{if(localStorage.getItem('sonde.dismissedPromotion')===b.dataset.promotion||Date.parse(b.dataset.ends)<=Date.now())b.hidden=true}catch{}}`;

/** Announces a promotion above the header, with a link that includes its code. */
export function PromotionBanner({ code, text, path, colour, endsAt, timeLeft }: PromotionBannerProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <aside
      className={styles.banner}
      aria-label={t`Offer`}
      data-colour={colour}
      data-promotion={code}
      data-ends={endsAt ?? undefined}
      data-screen-only
      suppressHydrationWarning
    >
      <div className={styles.content}>
        <p className={styles.text}>
          <span className={styles.running}>
            {path === null ? text : <a href={promotionLink(locale, path, code)}>{text}</a>}
            {endsAt !== null && timeLeft !== null && (
              <>
                {' '}
                <TimeLeft endsAt={endsAt} text={timeLeft} />
              </>
            )}
          </span>
          <span className={styles.ended}>
            <Trans>This offer has ended.</Trans>
          </span>
        </p>
        <button
          type="button"
          className={styles.close}
          data-dismiss="promotion"
          aria-label={t`Close this offer`}
        >
          <Icon name="close" />
        </button>
      </div>
      <script dangerouslySetInnerHTML={{ __html: hideWhereUnwanted }} />
      {endsAt !== null && <EndsScript />}
    </aside>
  );
}
