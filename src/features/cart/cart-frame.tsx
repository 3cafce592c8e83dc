import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import styles from './cart-frame.module.css';

/** What every screen of the cart stands in. */
export function CartFrame({ state, children }: { readonly state?: string; readonly children: ReactNode }) {
  return (
    <div className={styles.frame} data-flow="cart" data-state={state}>
      <Section space="tight">
        <Container>
          <Stack gap={6}>
            <h1>
              <Trans>Cart</Trans>
            </h1>
            {children}
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
