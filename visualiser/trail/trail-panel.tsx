import { eventInWords, subjectOf } from '../words/words.ts';
import type { ChartTransition } from '../../model-tests/chart/chart.types.ts';
import type { WayStep } from './way-of-trail.ts';

const kindsByPrefix: readonly (readonly [prefix: string, kind: ChartTransition['kind']])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
];

const ofActors: Readonly<Record<string, string>> = { 'xstate.init': 'Begins', 'xstate.stop': 'Is ended' };

const wordsOf = (event: string): string => {
  const ofActor = ofActors[event];
  if (ofActor !== undefined) return ofActor;
  const kind = kindsByPrefix.find(([prefix]) => event.startsWith(prefix))?.[1];
  if (kind === undefined) return eventInWords({ kind: 'event', event });
  return `${eventInWords({ kind, event })} (${subjectOf(event)})`;
};

interface TrailPanelProps {
  /** Null where the address carries something that is no trail. */
  readonly way: readonly WayStep[] | null;
  readonly hashOfStep: (step: WayStep) => string | null;
}

/** The way that led to an error, step by step; no value that somebody typed is in it. */
export function TrailPanel({ way, hashOfStep }: TrailPanelProps) {
  return (
    <section className="panel" aria-labelledby="trail-title">
      <h2 id="trail-title">The way to the error</h2>
      {way === null ? (
        <p role="alert">This address carries no readable trail.</p>
      ) : (
        <ol className="trail">
          {way.map((step, at) => {
            const href = hashOfStep(step);
            const { event, state, actor } = step.entry;
            const words = `${at + 1}. ${wordsOf(event)}`;
            return (
              // A step is its place in the order.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                {href === null ? `${words}, inside of ${actor}` : <a href={href}>{words}</a>}
                <code className="muted">{state}</code>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
