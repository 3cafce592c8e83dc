import {
  billingAddressFormOf,
  billingSourceIn,
  checkoutOf,
  paymentFormIn,
  progressOf,
} from '@sonde/machines/checkout';
import type { SavedPaymentMethod } from '@sonde/machines/rules/payment';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { LaterStepProps } from './checkout-screen.types.ts';
import { RefusedVoucherPlace } from './refused-voucher-place.tsx';
import { cardsRecalledFor } from './recalled-cards.ts';
import { CompletedSteps } from './completed-steps.tsx';
import { BillingScreen } from './steps/billing-screen.tsx';

/** The server knows none, and the browser's first render has to match its. */
const noCards: readonly SavedPaymentMethod[] = [];

/** The billing address and the payment: loaded with the screen before them. */
export function Step({ snapshot, send, card, shared }: LaterStepProps) {
  const checkout = checkoutOf(snapshot);
  const isHydrated = useHydrated();
  return (
    <>
      {checkout && <CompletedSteps checkout={checkout} snapshot={snapshot} send={send} />}
      <RefusedVoucherPlace snapshot={snapshot} send={send} />
      {checkout && (
        <BillingScreen
          {...shared}
          source={billingSourceIn(snapshot)}
          isShipped={checkout.isShippingRequired}
          form={billingAddressFormOf(snapshot)}
          payment={progressOf(snapshot)?.steps.includes('payment') ? paymentFormIn(snapshot) : null}
          provider={card}
          savedCards={isHydrated ? cardsRecalledFor(snapshot.context.checkoutToken).cards : noCards}
          checkoutToken={snapshot.context.checkoutToken}
          checkout={checkout}
          renewalDraft={snapshot.context.drafts.autoRenewal}
        />
      )}
    </>
  );
}
