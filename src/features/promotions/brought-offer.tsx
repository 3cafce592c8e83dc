import { Trans } from '@lingui/react/macro';
import { Container } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { BroughtPromotion } from './brought-promotion.ts';
import styles from './brought-offer.module.css';

/** On the page to which a link with a code leads: what the buyer gets, and when. */
export function BroughtOffer({ name, terms, code }: Omit<BroughtPromotion, 'gift'>) {
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
              Code {codeText} is applied when you put the first article into your cart. A cart that holds
              something already and has no code gets it when you open the cart.
            </Trans>
          </p>
        </Notice>
      </div>
    </Container>
  );
}
