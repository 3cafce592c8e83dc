import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../page/use-page-title.ts';
import { Container } from '../../ui/layout/layout.tsx';
import styles from './checkout-frame.module.css';

interface CheckoutFrameProps {
  /** The machine's state value; undefined before it runs. */
  readonly state?: string;
  /** "Step 2 of 6: Shipping address"; the part of the page's title before the shop's name. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every screen of the checkout. */
export function CheckoutFrame({ state, title, children }: CheckoutFrameProps) {
  const { t } = useLingui();
  usePageTitle(title ? t`${title} – Sonde` : t`Checkout – Sonde`);
  return (
    <div className={styles.frame} data-flow="checkout" data-state={state}>
      <Container>
        <h1 className={styles.title}>
          <Trans context="heading" comment="Heading of the checkout, a noun">
            Checkout
          </Trans>
        </h1>
      </Container>
      {children}
    </div>
  );
}
