import { useSelector } from '@xstate/react';
import {
  chosenAddressOf,
  type ConfiguratorEvent,
  type ConfiguratorSnapshot,
  configurationOf,
} from '@sonde/machines/configurator';
import { stateValueText } from '@sonde/machines/flow';
import { useSelectionInAddress } from '../../../src/flow/use-selection-in-address.ts';
import { RunningConfigurator } from '../../../src/features/product/running-configurator.tsx';
import { useShopLocale } from '../../../src/i18n/use-shop-locale.ts';
import { offers } from '@sonde/machines/rules/catalogue';
import { showOffers } from './shown-offers.ts';
import type { ViewProps } from './view-props.ts';

const pictures = [
  { url: '/pictures/iq-plus.svg', alt: 'The front' },
  { url: '/pictures/iq-plus-screen.svg', alt: 'The back' },
];

const shownOffers = showOffers(offers);

/** The date of the displayed prices. */
const today = '2026-11-25';

/** The configurator with a small catalog, and the state that the page itself doesn't show. */
export function ConfiguratorView({ snapshot, send }: ViewProps<ConfiguratorSnapshot, ConfiguratorEvent>) {
  useSelector(snapshot.children.addToCart, (child: unknown) => child);
  useSelectionInAddress({
    prefix: useShopLocale(),
    offers: shownOffers,
    chosen: chosenAddressOf(snapshot),
    onArrive: (selection) => send({ type: 'address.changed', selection }),
  });
  return (
    <div data-flow="configurator" data-state={stateValueText(snapshot)}>
      <RunningConfigurator
        configuration={configurationOf(snapshot)}
        send={send}
        offers={shownOffers}
        pictures={pictures}
        phones={null}
        today={today}
        gift={null}
        delivery={null}
      />
    </div>
  );
}
