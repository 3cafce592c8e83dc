import { useLingui } from '@lingui/react/macro';
import { Arrival } from '../delivery/arrival.tsx';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import type { ShippingRate } from './load-shipping-rates.ts';
import { Agreed } from './quotation.tsx';
import { ShippingToday } from './shipping-today.tsx';
import { TrustPage } from './trust-page.tsx';

interface DeliveryPageProps {
  readonly rates: readonly ShippingRate[];
  readonly delivery: DeliveryPreview | null;
}

/** When an order placed now arrives, how it is shipped and what that costs. */
export function DeliveryPage({ rates, delivery }: DeliveryPageProps) {
  const { t } = useLingui();
  return (
    <TrustPage
      page="delivery"
      title={t`Shipping: when it arrives and what it costs`}
      description={t`The day on which an order placed now arrives in your country, every shipping method and its price.`}
    >
      {delivery && (
        <p>
          <strong>
            <Arrival preview={delivery} />
          </strong>
        </p>
      )}
      <Agreed name="delivery" />
      <ShippingToday rates={rates} />
    </TrustPage>
  );
}
