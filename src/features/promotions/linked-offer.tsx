import { Trans } from '@lingui/react/macro';
import { Container } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { LinkedPromotion } from './linked-promotion.ts';
import styles from './linked-offer.module.css';

/** On the page that a link with a code leads to: what the buyer gets, and until when. */
export function LinkedOffer({ name, terms, code }: Omit<LinkedPromotion, 'gift'>) {
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
          <p>
            <Trans>
              We’ll apply code {codeText} when you add the first item to your cart. If your cart already has
              items but no code, we’ll apply it when you open the cart.
            </Trans>
          </p>
        </Notice>
      </div>
    </Container>
  );
}
