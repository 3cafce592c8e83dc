import { useLingui } from '@lingui/react/macro';
import type { Payable, PayableKind } from '@sonde/machines/order-payment';
import type { ItemEvent } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { documentTexts } from './document-texts.ts';
import { orderPaymentIsland } from './order-payment-flow.tsx';
import { Missing } from './payment-result.tsx';

interface OrderPaymentPageProps {
  readonly kind: PayableKind;
  /** Null for an unknown link. */
  readonly payable: Payable | null;
  /** What analytics is told of an order: of one that was just paid, and of one that isn't paid, once it is. */
  readonly purchase?: { readonly made: ItemEvent | null; readonly later: ItemEvent | null };
}

/** The page of a link with which an order or an invoice is paid, and later shown as paid. */
export function OrderPaymentPage({ kind, payable, purchase }: OrderPaymentPageProps) {
  const { t, i18n } = useLingui();
  const title = i18n._(documentTexts[payable?.document ?? kind].title);
  return (
    <Section>
      <title>{t`${title} – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <VisitRecord event={purchase?.made ?? null} />
      <Container width="content">
        <Stack gap={6}>
          <h1>{title}</h1>
          {payable === null ? (
            <Missing kind={kind} />
          ) : (
            <IslandPlace island={orderPaymentIsland} data={{ payable, purchase: purchase?.later ?? null }} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
