import { useSelector } from '@xstate/react';
import { type ProductFlowEvent, type ProductFlowSnapshot, productSteps } from '@sonde/machines/product-flow';
import { RunningProductFlow } from '../../../src/features/product-flow/running-product-flow.tsx';
import { useOnce } from '../../../src/browser/use-once.ts';
import { useProductStepInUrl } from '../../../src/features/product-flow/use-product-step.ts';
import type { PricedOffers } from '@sonde/machines/rules/catalogue';
import { showOffers } from './shown-offers.ts';
import type { ViewProps } from './view-props.ts';

/** The flow with the scenario's small catalog. */
export function ProductFlowView({ snapshot, send }: ViewProps<ProductFlowSnapshot, ProductFlowEvent>) {
  useSelector(snapshot.children.addToCart, (child: unknown) => child);
  useProductStepInUrl('productFlow', productSteps.segmentOf(snapshot.context.step), send);
  // Every scenario passes a small catalog with its prices.
  const offers = useOnce(() => showOffers(snapshot.context.offers as PricedOffers));
  return <RunningProductFlow snapshot={snapshot} send={send} offers={offers} today="2026-11-26" />;
}
