import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import type { DeliveryPreview } from './load-delivery-preview.ts';

interface ArrivalProps {
  readonly preview: DeliveryPreview;
}

/** When an order placed now arrives, before its address is known. */
export function Arrival({ preview: { earliestDelivery, latestDelivery } }: ArrivalProps) {
  const days = useFormat().dayRange(earliestDelivery, latestDelivery);
  return <Trans comment="{days}: two days, such as Nov 30 – Dec 2">Order now: arrives {days}</Trans>;
}
