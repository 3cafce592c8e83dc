import { Trans } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Container } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { LinkedPromotion } from './linked-promotion.ts';
import styles from './linked-offer.module.css';

/** On the page that a link with a code leads to: what the buyer gets, and until when or on what condition. */
export function LinkedOffer({ name, terms, code, isForLearners }: Omit<LinkedPromotion, 'gift'>) {
  const locale = useShopLocale();
  const codeText = (
    <strong dir="ltr" className={styles.code}>
      {code}
    </strong>
  );
  return (
    <Container>
      <div className={styles.offer}>
        <Notice title={name}>
          {terms && <p>{terms}</p>}
          {isForLearners ? (
            <>
              <p>
                <Trans>
                  If you’re signed in with your verified email address, we’ll apply code {codeText} when you
                  open your cart. Otherwise, enter that address at checkout first, then the code.
                </Trans>
              </p>
              <p>
                <a href={paths.learners(locale)}>
                  <Trans>Verify that you’re a student or trainee</Trans>
                </a>
              </p>
            </>
          ) : (
            <p>
              <Trans>
                We’ll apply code {codeText} when you add the first item to your cart. If your cart already has
                items but no code, we’ll apply it when you open the cart.
              </Trans>
            </p>
          )}
        </Notice>
      </div>
    </Container>
  );
}
