import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable } from '@sonde/machines/order-payment';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { orderPaymentIsland } from './order-payment-flow.tsx';
import { Missing } from './payment-result.tsx';

/** The page of a link with which an invoice is paid, and later shown as paid. */
export function InvoicePaymentPage({ payable }: { readonly payable: Payable | null }) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Invoice payment – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={6}>
          <h1>
            <Trans>Invoice payment</Trans>
          </h1>
          {payable === null ? <Missing /> : <IslandPlace island={orderPaymentIsland} data={{ payable }} />}
        </Stack>
      </Container>
    </Section>
  );
}
