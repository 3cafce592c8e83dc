import {
  type DeclarationInput,
  declarationWithPorts,
  readDeclaration,
  storeDeclaration,
} from '@sonde/machines/declaration';
import { blankDeclaration, type DeclarationKind, orderNumberIn } from '@sonde/machines/rules/declaration';
import { countryDay } from '@sonde/machines/rules/places';
import { signedInPerson } from '../../browser/signed-in-person.ts';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
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

/** Where a declaration is kept: what one person began, the next one in the same tab doesn't find. */
function placeOf(
  { kind, country, declaration, linkToken }: DeclarationInput,
  subject: string | null,
): string {
  const parts = [
    `${kind} ${country}`,
    ...(declaration.contract === '' ? [] : [`order ${declaration.contract}`]),
    ...(linkToken === null ? [] : ['by link']),
    ...(subject === null ? [] : [`of ${subject}`]),
  ];
  return parts.join(' ');
}

/**
 * Runs the machine with its ports, and stores its snapshot across reloads, one for each kind, country, order and person
 * who is signed in. Who comes from an order begins with it, who is signed in with their own name and address.
 */
function DeclarationFlow({ kind }: DeclarationFlowProps) {
  const { country, languageCode } = useShopLocale();
  const { parameters } = useAddress();
  const order = parameters.get('order');
  const linkToken = parameters.get('confirm');
  const trail = useTrail();
  const machine = useOnce(() => declarationWithPorts(createDeclarationPorts(storeClient, languageCode)));
  const contract = orderNumberIn(order ?? '') ?? '';
  const today = useOnce(() => countryDay(country, new Date()));
  const input = { kind, country, declaration: { ...blankDeclaration, contract }, linkToken, today };
  const { snapshot, send } = useFlow(
    machine,
    { input },
    () => {
      const { subject = null, name = '', email = '' } = signedInPerson() ?? {};
      const place = placeOf(input, subject);
      const restored =
        linkToken === null ? readDeclaration(storedCheckout.flowSnapshot('declaration', place)) : null;
      const known = { ...input, declaration: { ...input.declaration, name, email } };
      return { input: known, ...(restored && { snapshot: restored }), ...liveViewOptions(trail.inspect) };
    },
    (actor) => {
      const place = placeOf(input, signedInPerson()?.subject ?? null);
      return keepFlow('declaration', place, storeDeclaration)(actor);
    },
  );
  return <RunningDeclaration snapshot={snapshot} send={send} />;
}

export const declarationIsland = island('declaration', DeclarationFlow, 'when drawn');
