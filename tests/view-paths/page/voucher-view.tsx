import { stateValueText } from '@sonde/machines/flow';
import { type VoucherEvent, voucherForm, type VoucherSnapshot } from '@sonde/machines/voucher';
import { exampleCheckout } from '../../../machines/testing/index.ts';
import { LostDiscount } from '../../../src/features/summary/lost-discount.tsx';
import { RefusedVoucherNotice } from '../../../src/features/summary/refused-voucher-notice.tsx';
import { VoucherForm } from '../../../src/features/summary/voucher-form.tsx';
import { voucherRefusalText } from '../../../src/features/summary/voucher-refusal-text.ts';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** All voucher elements of cart and checkout, beside a cart in which only the code changes. */
export function VoucherView({ snapshot, send }: ViewProps<VoucherSnapshot, VoucherEvent>) {
  const voucher = voucherForm(snapshot);
  const { voucherCode = '', refusedVoucher = null } = snapshot.context.checkout ?? {};
  const cart = { ...exampleCheckout, voucherCode, refusedVoucher };
  return (
    <OnPage>
      <div data-flow="voucher" data-state={stateValueText(snapshot)}>
        <RefusedVoucherNotice
          checkout={cart}
          voucher={voucher}
          onRemove={() => send({ type: 'voucher.removed' })}
        />
        <VoucherForm
          voucher={voucher}
          send={send}
          refusalText={voucherRefusalText}
          note={
            <LostDiscount
              lost={voucher.lostDiscount}
              cart={cart}
              onReturn={(code) => send({ type: 'voucher.submitted', code })}
            />
          }
        />
      </div>
    </OnPage>
  );
}
