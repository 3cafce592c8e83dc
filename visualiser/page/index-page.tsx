import { transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { countText } from '../../model-tests/words/count-text.ts';
import { sentenceOf } from '../../model-tests/words/dictionary.ts';
import type { BookMachine } from '../book/book.types.ts';
import { summarizeChanges } from '../changes/change-summary.ts';
import type { Choice } from '../choice/choices.ts';
import { drawnStates } from '../drawing/chart-index.ts';
import { FlowMapView } from '../map/flow-map.tsx';
import type { FlowMap } from '../map/map.types.ts';
import { ReportForm } from './report-form.tsx';
import { kinds } from './kinds.ts';
import { pageOf } from './route.ts';

interface IndexPageProps {
  readonly machines: readonly BookMachine[];
  readonly map: FlowMap;
  /** The revision for the comparison; null for none. */
  readonly since: string | null;
  /** Kept from page to page. */
  readonly choice: Choice;
}

/** The map of all flows, the list of machines with descriptions and sizes, and the form that finds an error's flow. */
export function IndexPage({ machines, map, since, choice }: IndexPageProps) {
  return (
    <div className="machines">
      <FlowMapView
        map={map}
        hrefOf={(flow) => {
          const machine = machines.find(({ id }) => id === flow);
          return machine === undefined ? '#/' : pageOf(machine, choice);
        }}
      />
      {kinds.map(([kind, title]) => (
        <section key={kind} aria-labelledby={`machines-${kind}`}>
          <h2 id={`machines-${kind}`}>{title}</h2>
          <ul>
            {machines
              .filter((machine) => machine.kind === kind)
              .map(({ id, title: name, chart, way, changes }) => (
                <li key={id}>
                  <a href={pageOf({ id, way }, choice)}>{name}</a>{' '}
                  <span className="muted">
                    {`${countText(drawnStates(chart).length, 'state')}, ${countText(transitionsIn(chart).length, 'transition')}`}
                  </span>
                  <p>{sentenceOf(id)}</p>
                  {changes === null ? null : (
                    <p className="muted">{`Changes since ${since}: ${summarizeChanges(changes, chart.root.id)}`}</p>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <ReportForm machines={machines.map(({ id }) => id)} />
    </div>
  );
}
