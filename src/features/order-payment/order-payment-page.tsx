import { useLingui } from '@lingui/react/macro';
import type { Payable, PayableKind } from '@sonde/machines/order-payment';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { documentTexts } from './document-texts.ts';
import { orderPaymentIsland } from './order-payment-flow.tsx';
import { Missing } from './payment-result.tsx';

interface OrderPaymentPageProps {
  readonly kind: PayableKind;
  /** Null for an unknown link. */
  readonly payable: Payable | null;
}

/** The page of a link with which an order or an invoice is paid, and later shown as paid. */
export function OrderPaymentPage({ kind, payable }: OrderPaymentPageProps) {
  const { t, i18n } = useLingui();
  const title = i18n._(documentTexts[payable?.document ?? kind].title);
  return (
    <Section>
      <title>{t`${title} – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={6}>
          <h1>{title}</h1>
          {payable === null ? (
            <Missing kind={kind} />
          ) : (
            <IslandPlace island={orderPaymentIsland} data={{ payable }} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
