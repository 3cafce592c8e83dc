import { useLingui } from '@lingui/react/macro';
import { shownCheckoutOf, voucherOf } from '@sonde/machines/checkout';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SummaryBar } from '../../ui/summary-bar/summary-bar.tsx';
import { TaxIncludedNote } from '../prices/tax-included-note.tsx';
import { CheckoutTotals } from '../summary/checkout-totals.tsx';
import { RenewalNote } from '../summary/renewal-note.tsx';
import { SummaryLines } from '../summary/summary-lines.tsx';
import { TaxIdNote } from '../tax-id/tax-id-note.tsx';
import { VoucherForm } from '../summary/voucher-form.tsx';
import type { CheckoutScreenProps } from './checkout-screens.tsx';
import { useLaterScreens } from './use-later-screens.ts';

/** What is being bought and what it costs, beside every step. */
export function CheckoutSummary({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const format = useFormat();
  const checkout = shownCheckoutOf(snapshot);
  const voucher = voucherOf(snapshot);
  const later = useLaterScreens(voucher.appliedCode !== '');
  const apply = (code: string) => send({ type: 'voucher.submitted', code });
  if (checkout === null) return null;
  return (
    <SummaryBar label={t`Order summary`} total={format.money(checkout.total.gross)}>
      <Stack gap={6}>
        <TaxIncludedNote order={checkout} />
        <SummaryLines checkout={checkout} />
        <CheckoutTotals checkout={checkout} />
        <TaxIdNote status={checkout.taxIdStatus} />
        <RenewalNote checkout={checkout} />
        <VoucherForm
          voucher={voucher}
          onSubmit={apply}
          onRemove={() => send({ type: 'voucher.removed' })}
          note={typeof later !== 'string' && <later.LostDiscount cart={checkout} onReturn={apply} />}
        />
      </Stack>
    </SummaryBar>
  );
}
