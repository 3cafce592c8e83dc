import type { ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { machinesOfServices } from '../../model-tests/words/dictionary.ts';
import { eventInWords, serviceInWords } from '../../model-tests/words/words.ts';

/** Whether a service is a flow of its own, which a state contains while a person is in it. */
const isContained = (service: string) => Object.hasOwn(machinesOfServices, service);

/** What a state does with a service: `Asks the shop for the cart`, `Contains the payment form`. */
export const requestInWords = (service: string): string =>
  `${isContained(service) ? 'Contains' : 'Asks'} ${serviceInWords(service)}`;

const ofContained: Partial<Record<ChartTransition['kind'], string>> = {
  done: 'Result of',
  error: 'Failure of',
  snapshot: 'Something changes in',
};

/** What comes back from a service: `Answer after asking the shop for the cart`, `Result of the payment form`. */
export function answerInWords(transition: Pick<ChartTransition, 'kind' | 'event'>, service: string): string {
  const contained = isContained(service) ? ofContained[transition.kind] : undefined;
  return contained === undefined
    ? `${eventInWords(transition)} after asking ${serviceInWords(service)}`
    : `${contained} ${serviceInWords(service)}`;
}
