import type { ProductFlowEvent, ProductFlowSnapshot } from '@sonde/machines/product-flow';
import type { SelectionOffers } from '../offers/product-offers.ts';

/** What the views of the flow receive. */
export interface ProductStepProps {
  readonly snapshot: ProductFlowSnapshot;
  readonly send: (event: ProductFlowEvent) => void;
  readonly offers: SelectionOffers;
}
