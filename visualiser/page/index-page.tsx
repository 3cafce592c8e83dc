import { transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { machineSentences } from '../../model-tests/words/dictionary.ts';
import type { BookMachine } from '../book/book.types.ts';
import type { Choice } from '../choice/choices.ts';
import { drawnStates } from '../drawing/chart-index.ts';
import { ReportForm } from '../trail/report-form.tsx';
import { kinds } from './kinds.ts';
import { hashOf } from './route.ts';

interface IndexPageProps {
  readonly machines: readonly BookMachine[];
  /** Stays from page to page. */
  readonly choice: Choice;
}

/** Every machine with what it is about and how much there is of it, and the way from an error to its flow. */
export function IndexPage({ machines, choice }: IndexPageProps) {
  return (
    <div className="machines">
      {kinds.map(([kind, title]) => (
        <section key={kind} aria-labelledby={`machines-${kind}`}>
          <h2 id={`machines-${kind}`}>{title}</h2>
          <ul>
            {machines
              .filter((machine) => machine.kind === kind)
              .map(({ id, title: name, chart }) => (
                <li key={id}>
                  <a href={hashOf({ machine: id, choice })}>{name}</a>{' '}
                  <span className="muted">
                    {`${drawnStates(chart).length} states, ${transitionsIn(chart).length} transitions`}
                  </span>
                  <p>{machineSentences[id]}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <ReportForm machines={machines.map(({ id }) => id)} />
    </div>
  );
}
