import { Trans } from '@lingui/react/macro';
import { Container } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './linked-offer.module.css';

/** On the page that a link with an invalid code leads to, so that the buyer knows before the cart refuses it. */
export function RefusedCode({ code }: { readonly code: string }) {
  const codeText = (
    <strong dir="ltr" className={styles.anyCode}>
      {code}
    </strong>
  );
  return (
    <Container>
      <div className={styles.offer}>
        <Notice tone="attention">
          <Trans>
            The code in your link ({codeText}) can’t be used here. It may be misspelled, expired, used up or
            for another country.
          </Trans>
        </Notice>
      </div>
    </Container>
  );
}
