import { useSelector } from '@xstate/react';
import {
  chosenAddressOf,
  type ConfiguratorEvent,
  type ConfiguratorSnapshot,
  configurationOf,
} from '@sonde/machines/configurator';
import { stateValueText } from '@sonde/machines/flow';
import { offers } from '../../../machines/rules/catalogue/index.ts';
import { useSelectionInAddress } from '../../../src/flow/use-selection-in-address.ts';
import { RunningConfigurator } from '../../../src/features/product/running-configurator.tsx';
import { useShopLocale } from '../../../src/i18n/use-shop-locale.ts';
import type { ViewProps } from './view-props.ts';

const named = (slug: string) => [slug, { name: slug, description: '' }] as const;
const slugs = [...offers.devices, ...offers.accessories].map(({ slug }) => slug);
const shown = {
  ...offers,
  details: Object.fromEntries([
    ...slugs.map(named),
    ...offers.plans.map(({ slug }) => named(`membership-${slug}`)),
  ]),
  prices: Object.fromEntries(
    Object.entries(offers.prices).map(([sku, price]) => [
      sku,
      { ...price, undiscounted: price.price, name: sku },
    ]),
  ),
};
const pictures = [
  { url: '/pictures/iq-plus.svg', alt: 'The front' },
  { url: '/pictures/iq-plus-screen.svg', alt: 'The back' },
];

/** The date of the displayed prices. */
const today = '2026-11-25';

/** The configurator with a small catalog, and the state that the page itself doesn't show. */
export function ConfiguratorView({ snapshot, send }: ViewProps<ConfiguratorSnapshot, ConfiguratorEvent>) {
  useSelector(snapshot.children.addToCart, (child: unknown) => child);
  useSelectionInAddress({
    prefix: useShopLocale(),
    offers,
    chosen: chosenAddressOf(snapshot),
    onArrive: (selection) => send({ type: 'address.changed', selection }),
  });
  return (
    <div data-flow="configurator" data-state={stateValueText(snapshot)}>
      <RunningConfigurator
        configuration={configurationOf(snapshot)}
        send={send}
        offers={shown}
        pictures={pictures}
        today={today}
        gift={null}
      />
    </div>
  );
}
