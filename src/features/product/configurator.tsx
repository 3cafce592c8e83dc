import {
  chosenAddressOf,
  configurationOf,
  type configuratorMachine,
  openedConfiguration,
} from '@sonde/machines/configurator';
import { prepareAddToCart } from '../../app/ports/add-to-cart-ports.ts';
import { useFirstSign, useFirstTouch } from '../../app/use-first-touch.ts';
import { useFlowOnDemand } from '../../app/use-flow-on-demand.ts';
import { presentSelection, useSelectionInAddress } from '../../app/use-selection-in-address.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { addingMeanwhile } from './adding-meanwhile.ts';
import { RunningConfigurator, type ConfiguratorOffers } from './running-configurator.tsx';

const loadFlow = () => import('./configurator-flow.ts');

/** The configurator. Its flow comes with the first sign of a buyer; until then the page shows what its address names. */
export function Configurator(props: ConfiguratorOffers) {
  const { offers, today } = props;
  const locale = useShopLocale();
  const { country } = locale;
  const { flow, send, prepare } = useFlowOnDemand<
    typeof configuratorMachine,
    Awaited<ReturnType<typeof loadFlow>>
  >(loadFlow, ({ beginConfigurator }) =>
    beginConfigurator(locale, { country, today, offers, selection: presentSelection(offers) }),
  );
  const { snapshot, waiting, isLost } = flow;
  useFirstSign(prepare);
  useFirstTouch(prepareAddToCart);
  const selection = useSelectionInAddress({
    prefix: locale,
    offers,
    chosen: snapshot && chosenAddressOf(snapshot),
    onArrive: (arrived) => {
      if (snapshot) send({ type: 'address.changed', selection: arrived });
    },
  });
  const isAsked = waiting.some(({ type }) => type === 'choice.submitted');
  return (
    <RunningConfigurator
      {...props}
      configuration={
        snapshot
          ? configurationOf(snapshot)
          : {
              ...openedConfiguration({ country, today, offers, selection }),
              adding: addingMeanwhile(isAsked, isLost),
            }
      }
      send={send}
    />
  );
}
