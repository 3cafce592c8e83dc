import { Trans } from '@lingui/react/macro';
import { Container } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './brought-offer.module.css';

export interface BroughtOfferProps {
  readonly name: string;
  readonly terms: string;
  readonly code: string;
}

/** On the page to which the link of an offer leads: what the buyer gets, and what to do. */
export function BroughtOffer({ name, terms, code }: BroughtOfferProps) {
  const codeText = (
    <strong dir="ltr" className={styles.code}>
      {code}
    </strong>
  );
  return (
    <Container>
      <div className={styles.offer}>
        <Notice title={name}>
          <p>{terms}</p>
          <p>
            <Trans>
              Code {codeText} is applied when you put the first article into your cart. If there is something
              in it already, enter the code in the cart.
            </Trans>
          </p>
        </Notice>
      </div>
    </Container>
  );
}
