import { Fragment, type ReactNode } from 'react';
import type { ChartState, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { registry } from '../../machines/registry.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { inheritedBy } from '../drawing/inherited.ts';
import { requestInWords } from '../drawing/services-in-words.ts';
import { machinesOfServices, sentenceOf } from '../../model-tests/words/dictionary.ts';
import { actionInWords, eventInWords, guardInWords } from '../../model-tests/words/words.ts';
import { hashOf } from './route.ts';
import { InlineCode } from '../inline-code.tsx';

interface DetailsProps {
  readonly index: ChartIndex;
  readonly state: ChartState;
  readonly hashOfState: (id: string) => string;
  /** The IDs of what cannot happen for the chosen buyer. */
  readonly impossible: ReadonlySet<string>;
}

/** The separator before an item of a list. */
const conjunction = (at: number, count: number): string => {
  if (at === 0) return '';
  return at === count - 1 ? ' and ' : ', ';
};

const actionsIn = (actions: readonly string[]): string => actions.map(actionInWords).join('; ');

function Transition({
  transition,
  index,
  hashOfState,
  children,
}: {
  readonly transition: ChartTransition;
  /** Where it is possible, if that isn’t this state alone. */
  readonly children?: ReactNode;
} & Omit<DetailsProps, 'state' | 'impossible'>) {
  const { guard, targets, actions, event } = transition;
  return (
    <li>
      <strong>{eventInWords(transition)}</strong>
      {guard === null ? null : <> if {guardInWords(guard)}</>}
      {' → '}
      {targets.length === 0
        ? 'stays'
        : targets.map((id, at) => (
            <Fragment key={id}>
              {conjunction(at, targets.length)}
              <a href={hashOfState(id)}>{index.titleOf(index.state(id))}</a>
            </Fragment>
          ))}
      {actions.length === 0 ? null : <span className="muted">, then {actionsIn(actions)}</span>}
      {children}
      <InlineCode>
        {event === '' ? 'always' : event}
        {guard === null ? '' : ` [${guard}]`}
      </InlineCode>
    </li>
  );
}

/** Links to the page of a service that is a machine itself. */
function ContainedLink({ service }: { readonly service: string }) {
  const machine = machinesOfServices[service];
  const title = registry.find(({ id }) => id === machine)?.title;
  return machine === undefined || title === undefined ? null : (
    <a href={hashOf({ machine })}>{`Open “${title}”`}</a>
  );
}

/** Everything that the chart defines for a state, in words and optionally with the names in the code. */
export function Details({ index, state, hashOfState, impossible }: DetailsProps) {
  const { description, invokes, entry, exit, transitions } = state;
  const inherited = inheritedBy(index, state).filter(({ id }) => !impossible.has(id));
  return (
    <section className="panel" aria-labelledby="details-title">
      <h2 id="details-title">{index.titleOf(state)}</h2>
      <p>{state.path.length === 0 ? sentenceOf(index.chart.id) : description}</p>
      <InlineCode>{state.id}</InlineCode>
      {invokes.map(({ id, src }) => (
        <p key={id}>
          {requestInWords(src)} <InlineCode>{src}</InlineCode>
          <ContainedLink service={src} />
        </p>
      ))}
      {entry.length === 0 ? null : <p>On entering: {actionsIn(entry)}</p>}
      {exit.length === 0 ? null : <p>On leaving: {actionsIn(exit)}</p>}
      {transitions.length === 0 ? null : (
        <ul className="transitions">
          {transitions.map((transition) => (
            <Transition key={transition.id} {...{ transition, index, hashOfState }} />
          ))}
        </ul>
      )}
      {inherited.length === 0 ? null : (
        <>
          <h3 id="inherited-title">Also possible here</h3>
          <ul className="transitions" aria-labelledby="inherited-title">
            {inherited.map((transition) => (
              <Transition key={transition.id} {...{ transition, index, hashOfState }}>
                {', anywhere in “'}
                <a href={hashOfState(transition.source)}>{index.titleOf(index.state(transition.source))}</a>”
              </Transition>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
