import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Seller } from '../support/seller.tsx';
import styles from './trade-in-label.module.css';

interface TradeInLabelPageProps {
  readonly orderToken: string;
  /** Of the order. */
  readonly number: string;
  readonly serialNumber: string;
  readonly takesFocus: boolean;
}

/** The label for the parcel with the old probe: where it goes, and how we recognize it. It prints alone. */
export function TradeInLabelPage({ orderToken, number, serialNumber, takesFocus }: TradeInLabelPageProps) {
  const locale = useShopLocale();
  return (
    <LabelFrame takesFocus={takesFocus}>
      <div className={styles.label}>
        <Stack gap={4}>
          <p>
            <Trans comment="On a parcel's label, above the address">To</Trans>
            <br />
            <strong>
              <Seller />
            </strong>
          </p>
          <p>
            <Trans>
              Trade-in for order <strong>{number}</strong>
            </Trans>
            <br />
            <Trans>
              Serial number <strong dir="ltr">{serialNumber}</strong>
            </Trans>
          </p>
        </Stack>
      </div>
      <div data-screen-only>
        <Button data-print>
          <Trans comment="Prints the page">Print</Trans>
        </Button>
      </div>
      <p data-screen-only>
        <a href={paths.confirmation(locale, orderToken)}>
          <Trans>Back to your order</Trans>
        </a>
      </p>
    </LabelFrame>
  );
}

/** In place of the label, until the visitor has proved that the order is theirs. */
export function UnprovedTradeInLabel({ proof }: { readonly proof: ReactNode }) {
  return <LabelFrame>{proof}</LabelFrame>;
}

interface LabelFrameProps {
  /** Whether the buyer has just asked for the page: then its heading takes the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

function LabelFrame({ takesFocus = false, children }: LabelFrameProps) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Label for your old probe – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={6}>
          <h1 tabIndex={-1} autoFocus={takesFocus}>
            <Trans>Label for your old probe</Trans>
          </h1>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
