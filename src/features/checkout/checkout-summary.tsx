import { useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { chosenMethodOf, isPending, progressOf, shownCheckoutOf, voucherOf } from '@sonde/machines/checkout';
import { refusalsOf } from '@sonde/machines/flow';
import { useOnce } from '../../browser/use-once.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SummaryBar } from '../../ui/summary-bar/summary-bar.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { TaxIncludedNote } from '../prices/tax-included-note.tsx';
import { SummaryLines } from '../summary/summary-lines.tsx';
import { TaxIdNote } from '../tax-id/tax-id-note.tsx';
import { useTotals } from '../summary/use-totals.tsx';
import { VoucherForm } from '../summary/voucher-form.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { useCheckoutPart } from './checkout-parts.ts';
import { TermNote } from './term-note.tsx';
import { useLaterPayment } from './use-later-payment.ts';

/** The items and their price, beside every step. */
export function CheckoutSummary({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
  const checkout = shownCheckoutOf(snapshot);
  return checkout && <Summary snapshot={snapshot} send={send} checkout={checkout} />;
}

interface SummaryProps extends Pick<CheckoutScreenProps, 'snapshot' | 'send'> {
  readonly checkout: Checkout;
}

function Summary({ snapshot, send, checkout }: SummaryProps) {
  const { t } = useLingui();
  const voucher = voucherOf(snapshot);
  const later = useLaterPayment(checkout, chosenMethodOf(snapshot));
  const place = isPending(snapshot) ? null : (progressOf(snapshot)?.steps[0] ?? null);
  const totals = useTotals(checkout);
  const first = useOnce(() => checkout);
  const isChanged = checkout.total.gross.amount !== first.total.gross.amount;
  const isRefused = refusalsOf(voucher.trouble).length > 0;
  const { part } = useCheckoutPart('delivery-screens', voucher.appliedCode !== '' || isChanged);
  const refusal = useCheckoutPart('refused-code', isRefused);
  return (
    <SummaryBar
      label={t`Order summary`}
      totalLabel={totals.total.label}
      total={totals.total.amount}
      news={part && <part.TotalChangeNote first={first} checkout={checkout} place={place} />}
    >
      <Stack gap={6}>
        <TaxIncludedNote order={checkout} />
        <SummaryLines checkout={checkout} />
        <TotalsList {...totals} />
        <TaxIdNote status={checkout.taxIdStatus} />
        <TermNote later={later} />
        <VoucherForm
          voucher={refusal.isLost ? { ...voucher, trouble: { kind: 'connection' } } : voucher}
          send={send}
          refusalText={refusal.part && refusal.part.voucherRefusalText}
          note={
            part && (
              <part.LostDiscount
                lost={voucher.lostDiscount}
                cart={checkout}
                onReturn={(code) => send({ type: 'voucher.submitted', code })}
              />
            )
          }
        />
      </Stack>
    </SummaryBar>
  );
}
