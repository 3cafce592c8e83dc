import { countryDay } from '@sonde/machines/rules/places';
import { savedMethodsWithPorts } from '@sonde/machines/saved-methods';
import { useOnce } from '../../../browser/use-once.ts';
import { useTrail } from '../../../browser/use-trail.ts';
import { liveViewOptions } from '../../../flow/live-view.ts';
import { useFlow } from '../../../flow/use-flow.ts';
import { useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { useCardPayments } from '../../../payments/use-card-payments.ts';
import { createSavedMethodsPorts } from '../../../ports/saved-methods-ports.ts';
import { savedMethodInput } from '../../payment/method-inputs.ts';
import { RunningSavedMethods } from './running-saved-methods.tsx';

interface SavedMethodsFlowProps {
  readonly membershipId: string | null;
}

/** Starts the machine with its real ports. It stores no snapshot, because that would contain saved payment methods. */
export function SavedMethodsFlow({ membershipId }: SavedMethodsFlowProps) {
  const card = useCardPayments();
  const locale = useShopLocale();
  const trail = useTrail();
  const machine = useOnce(() => savedMethodsWithPorts(createSavedMethodsPorts(card)));
  const input = useOnce(() => {
    const [method] = savedMethodInput();
    return { membershipId, method, today: countryDay(locale.country, new Date()) };
  });
  const { snapshot, send } = useFlow(machine, { input }, () => ({
    input,
    ...liveViewOptions(trail.inspect),
  }));
  return <RunningSavedMethods snapshot={snapshot} send={send} card={card} />;
}
