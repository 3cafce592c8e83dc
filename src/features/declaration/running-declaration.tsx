import { declarationStepOf, declarationSteps, linkStateOf } from '@sonde/machines/declaration';
import { stateValueText } from '@sonde/machines/flow';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { inSearch, useStepInUrl } from '../../flow/use-step-in-url.ts';
import { DeclarationConfirmation } from './declaration-confirmation.tsx';
import { DeclarationDetails } from './declaration-details.tsx';
import { DeclarationLink } from './declaration-link.tsx';
import { DeclarationReceived } from './declaration-received.tsx';
import type { DeclarationViewProps } from './declaration-view.types.ts';

/** `?step=` beside the order from which the person came, which is still known after signing in. */
const besideOrder = {
  read: inSearch.read,
  write(segment: string) {
    const order = new URLSearchParams(location.search).get('order');
    const parameters = new URLSearchParams({ ...(order !== null && { order }), step: segment });
    return `${location.pathname}?${parameters.toString()}`;
  },
};

/** Each step is a screen of its own. */
const areTogether = () => false;

function Screen(props: DeclarationViewProps) {
  const linkState = linkStateOf(props.snapshot);
  if (linkState !== null) return <DeclarationLink {...props} state={linkState} />;
  switch (declarationStepOf(props.snapshot)) {
    case 'details':
      return <DeclarationDetails {...props} />;
    case 'confirmation':
      return <DeclarationConfirmation {...props} />;
    case null:
      return <DeclarationReceived {...props} />;
  }
}

/** A running declaration in the browser: its screen, and its step in the address. */
export function RunningDeclaration({ snapshot, send }: DeclarationViewProps) {
  const isHydrated = useHydrated();
  const step = isHydrated ? declarationStepOf(snapshot) : null;
  useStepInUrl({
    place: besideOrder,
    segment: step && declarationSteps.segmentOf(step),
    areTogether,
    onRequest: (segment) => {
      const requested = declarationSteps.stepAt(segment);
      if (requested) send({ type: 'step.requested', step: requested });
    },
  });
  return (
    <div data-flow="declaration" data-state={stateValueText(snapshot)}>
      <Screen snapshot={snapshot} send={send} />
    </div>
  );
}
