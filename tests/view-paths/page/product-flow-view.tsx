import { useSelector } from '@xstate/react';
import { type ProductFlowEvent, type ProductFlowSnapshot, productSteps } from '@sonde/machines/product-flow';
import { RunningProductFlow } from '../../../src/features/product-flow/running-product-flow.tsx';
import { useProductStepInUrl } from '../../../src/features/product-flow/use-product-step.ts';
import { shownOffers } from './shown-offers.ts';
import type { ViewProps } from './view-props.ts';

/** The flow with a small catalog. */
export function ProductFlowView({ snapshot, send }: ViewProps<ProductFlowSnapshot, ProductFlowEvent>) {
  useSelector(snapshot.children.addToCart, (child: unknown) => child);
  useProductStepInUrl('productFlow', productSteps.segmentOf(snapshot.context.step), send);
  return <RunningProductFlow snapshot={snapshot} send={send} offers={shownOffers} today="2026-11-26" />;
}
