import { declarationWithPorts, readDeclaration, storeDeclaration } from '@sonde/machines/declaration';
import { blankDeclaration, type DeclarationKind, orderNumberIn } from '@sonde/machines/rules/declaration';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { shownLive } from '../../flow/live-view.ts';
import { keepFlow } from '../../flow/persisted-flow.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { storeClient } from '../../graphql/store-client.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { useAddress } from '../../page/address.ts';
import { island } from '../../page/island.ts';
import { createDeclarationPorts } from '../../ports/declaration-ports.ts';
import { RunningDeclaration } from './running-declaration.tsx';

interface DeclarationFlowProps {
  readonly kind: DeclarationKind;
}

/**
 * Runs the machine with its ports, and stores its snapshot across reloads, one for each kind and country. The person
 * who comes from an order begins with it.
 */
function DeclarationFlow({ kind }: DeclarationFlowProps) {
  const { country, languageCode } = useShopLocale();
  const { parameters } = useAddress();
  const order = parameters.get('order');
  const linkToken = parameters.get('confirm');
  const trail = useTrail();
  const machine = useOnce(() => declarationWithPorts(createDeclarationPorts(storeClient, languageCode)));
  const contract = orderNumberIn(order ?? '') ?? '';
  const place = `${kind} ${country}${linkToken === null ? '' : ' by link'}`;
  const input = { kind, country, declaration: { ...blankDeclaration, contract }, linkToken };
  const { snapshot, send } = useFlow(
    machine,
    { input },
    () => {
      const restored =
        contract === '' && linkToken === null
          ? readDeclaration(storedCheckout.flowSnapshot('declaration', place))
          : null;
      return { input, ...(restored && { snapshot: restored }), ...shownLive(trail.inspect) };
    },
    keepFlow('declaration', place, storeDeclaration),
  );
  return <RunningDeclaration snapshot={snapshot} send={send} />;
}

export const declarationIsland = island('declaration', DeclarationFlow, 'when drawn');
