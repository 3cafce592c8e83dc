import { useState } from 'react';
import { chosenAddressOf, configurationOf, configuratorWithPorts } from '@sonde/machines/configurator';
import { liveViewOptions } from '../../flow/live-view.ts';
import { createAddToCartPorts, prepareAddToCart } from '../../ports/add-to-cart-ports.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useRememberedPlan } from '../../flow/use-remembered-plan.ts';
import { useAddressedSelection, useSelectionInAddress } from '../../flow/use-selection-in-address.ts';
import { island } from '../../page/island.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { RunningConfigurator, type ConfiguratorOffers } from './running-configurator.tsx';

/** Starts the configurator's machine with its real ports and the selection in the address. */
function Configurator(props: ConfiguratorOffers) {
  const { offers } = props;
  const locale = useShopLocale();
  const selection = useAddressedSelection(offers);
  const [machine] = useState(() => configuratorWithPorts(createAddToCartPorts(locale)));
  const input = { country: locale.country, offers, selection };
  const { snapshot, send } = useFlow(machine, { input }, () => ({ input, ...liveViewOptions() }));
  useContained(snapshot, 'addToCart');
  useRememberedPlan(locale.country, snapshot.context.selection);
  useSelectionInAddress({
    prefix: locale,
    offers,
    chosen: chosenAddressOf(snapshot),
    onArrive: (arrived) => send({ type: 'address.changed', selection: arrived }),
  });
  return <RunningConfigurator {...props} configuration={configurationOf(snapshot)} send={send} />;
}

/** It runs from the first touch on, by which time the button's requests are wanted as well. */
export const configuratorIsland = island('configurator', Configurator, 'when touched', async () =>
  prepareAddToCart(),
);
