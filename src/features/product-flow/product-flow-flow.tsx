import {
  firstAllIn,
  type ProductStep,
  productFlowWithPorts,
  productSteps,
  readProductFlow,
  storeProductFlow,
} from '@sonde/machines/product-flow';
import type { Market } from '@sonde/machines/rules/catalogue';
import { chosenPlan } from '../../browser/chosen-plan.ts';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { useFirstTouch } from '../../browser/use-first-touch.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { keepFlow } from '../../flow/persisted-flow.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useRememberedPlan } from '../../flow/use-remembered-plan.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createAddToCartPorts, prepareAddToCart } from '../../ports/add-to-cart-ports.ts';
import type { SelectionOffers } from '../offers/product-offers.ts';
import { RunningProductFlow } from './running-product-flow.tsx';
import { type ProductFlowPage, useProductStepInUrl } from './use-product-step.ts';

interface ProductFlowProps {
  readonly page: ProductFlowPage;
  readonly offers: SelectionOffers;
  /** The step that the address names. */
  readonly step: ProductStep;
  /** The market that the address names; null for the one that was chosen before. */
  readonly market: Market | null;
  /** ISO date of the shop's day. */
  readonly today: string;
}

const storageNames = { productFlow: 'product-flow', allIn: 'all-in' } as const;

/** Runs the flow. The tab keeps the selection, one for each page and country, across reloads and the way to the cart. */
function ProductFlow({ page, offers, step, market, today }: ProductFlowProps) {
  const locale = useShopLocale();
  const { country } = locale;
  const name = storageNames[page];
  const trail = useTrail();
  const machine = useOnce(() => productFlowWithPorts(createAddToCartPorts(locale)));
  const inputWith = (stored: unknown, chosen: ReturnType<typeof chosenPlan.remembered>) => {
    const begin = page === 'allIn' ? firstAllIn(offers, country, market) : null;
    const selection = readProductFlow(stored, offers, country, { begin, chosen, market });
    if (selection === null) throw new Error(`No probe is sold in ${country}.`);
    return { input: { country, offers, step, selection } };
  };
  const { snapshot, send } = useFlow(
    machine,
    inputWith(null, null),
    () => ({
      ...inputWith(storedCheckout.flowSnapshot(name, country), chosenPlan.remembered(country)),
      ...liveViewOptions(trail.inspect),
    }),
    keepFlow(name, country, storeProductFlow),
  );
  useContained(snapshot, 'addToCart');
  useFirstTouch(prepareAddToCart);
  useRememberedPlan(country, snapshot.context.selection);
  useProductStepInUrl(page, productSteps.segmentOf(snapshot.context.step), send);
  return <RunningProductFlow snapshot={snapshot} send={send} offers={offers} today={today} />;
}

export const productFlowIsland = island('product-flow', ProductFlow, 'when drawn');
