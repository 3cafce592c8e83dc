import type { ChartIndex } from '../drawing/chart-index.ts';
import { eventInWords } from '../../model-tests/words/words.ts';
import type { Change, ChartChanges, Mark } from './compare-charts.ts';

const words: Readonly<Record<Mark, string>> = {
  added: '+ new',
  removed: '− gone',
  changed: '~ changed',
  renamed: '~ renamed',
};

interface ChangesPanelProps {
  readonly since: string;
  readonly changes: ChartChanges;
  readonly index: ChartIndex;
  readonly hashOfState: (id: string) => string;
}

/** The ID of a transition starts with the state that has it. */
const sourceOf = (transition: string): string => transition.split(': ')[0] ?? '';

function Entry({
  change,
  href,
  text,
}: {
  readonly change: Change;
  readonly href: string;
  readonly text: string;
}) {
  const { mark, what } = change;
  return (
    <li className={`is-${mark}`}>
      <strong>{words[mark]}</strong> <a href={href}>{text}</a>
      {what.length === 0 ? null : (
        <ul>
          {what.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The titles of the states from the outermost to this one, as the path to follow in the drawings. */
const placeOf = (index: ChartIndex, id: string): string => {
  const below = index.lineage(id).slice(1);
  return below.length === 0 ? index.chart.title : below.map(index.titleOf).join(' › ');
};

/** A list of the differences from the other version. */
export function ChangesPanel({ since, changes, index, hashOfState }: ChangesPanelProps) {
  const { states, transitions } = changes;
  const textOf = (id: string): string => {
    const transition = index.state(sourceOf(id)).transitions.find((candidate) => candidate.id === id);
    if (transition === undefined) return '';
    const targets = transition.targets.map((target) => index.titleOf(index.state(target))).join(' and ');
    return `${eventInWords(transition)} → ${targets || 'stays'}`;
  };
  return (
    <section className="panel" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes since {since}</h2>
      {states.length + transitions.length === 0 ? <p>Nothing has changed.</p> : null}
      {states.length === 0 ? null : (
        <>
          <h3>States</h3>
          <ul>
            {states.map((change) => (
              <Entry
                key={change.id}
                change={change}
                href={hashOfState(change.id)}
                text={placeOf(index, change.id)}
              />
            ))}
          </ul>
        </>
      )}
      {transitions.length === 0 ? null : (
        <>
          <h3>Transitions</h3>
          <ul>
            {transitions.map((change) => (
              <Entry
                key={change.id}
                change={change}
                href={hashOfState(sourceOf(change.id))}
                text={`${placeOf(index, sourceOf(change.id))}: ${textOf(change.id)}`}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The hint without a comparison: how to get one. */
export function ChangesHint() {
  return (
    <section className="panel" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes</h2>
      <p>
        “npm run flows -- --since REV” marks in the drawings what has changed since a git revision, and lists
        it here.
      </p>
    </section>
  );
}
