import type { ReactNode, Ref } from 'react';
import { Trans } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import styles from './cart-frame.module.css';

interface CartFrameProps {
  readonly state?: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The frame of every screen of the cart. */
export function CartFrame({ state, heading, children }: CartFrameProps) {
  return (
    <div className={styles.frame} data-flow="cart" data-state={state}>
      <Section space="tight">
        <Container>
          <Stack gap={6}>
            <h1 className={styles.title} ref={heading} tabIndex={-1}>
              <Trans>Cart</Trans>
            </h1>
            {children}
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
