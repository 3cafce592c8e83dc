import { eventInWords, subjectOf } from '../../model-tests/words/words.ts';
import type { ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { ChartIndex } from './chart-index.ts';
import { answerInWords } from './services-in-words.ts';

const kindsByPrefix: readonly (readonly [prefix: string, kind: ChartTransition['kind']])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
];

const ofActors: Readonly<Record<string, string>> = { 'xstate.init': 'Begins', 'xstate.stop': 'Is ended' };

/** The name of the service behind the ID of an invoked actor; the ID of a spawned one. */
export const serviceOf = ({ chart }: ChartIndex, id: string): string =>
  statesIn(chart.root)
    .flatMap(({ invokes }) => invokes)
    .find((invoke) => invoke.id === id)?.src ?? id;

/** Describes an event of a running machine by its type: `Answer after asking the shop …`. */
export const eventTypeInWords = (index: ChartIndex, event: string): string => {
  const ofActor = ofActors[event];
  if (ofActor !== undefined) return ofActor;
  const kind = kindsByPrefix.find(([prefix]) => event.startsWith(prefix))?.[1];
  if (kind === undefined) return eventInWords({ kind: 'event', event });
  return answerInWords({ kind, event }, serviceOf(index, subjectOf(event)));
};
