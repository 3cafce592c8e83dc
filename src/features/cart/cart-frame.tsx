import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useArrivalFocus } from '../../app/use-arrival-focus.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import styles from './cart-frame.module.css';

/** What every screen of the cart stands in. */
export function CartFrame({ state, children }: { readonly state?: string; readonly children: ReactNode }) {
  const { t } = useLingui();
  const heading = useArrivalFocus();
  return (
    <div className={styles.frame} data-flow="cart" data-state={state}>
      <title>{t`Cart – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Section space="tight">
        <Container>
          <Stack gap={6}>
            <h1 ref={heading} tabIndex={-1}>
              <Trans>Cart</Trans>
            </h1>
            {children}
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
