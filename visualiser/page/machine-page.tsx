import type { BookMachine } from '../book/book.types.ts';
import { titleOf } from '../words/words.ts';
import { shownFor } from './chosen-drawing.ts';
import { Details } from './details.tsx';
import { DrawingView } from './drawing-view.tsx';
import { noHighlights } from './highlights.ts';
import { hashOf, type Route, stateText } from './route.ts';

interface MachinePageProps {
  readonly machine: BookMachine;
  readonly route: Route;
}

/** One machine: the way down to the state in focus, the drawing, and beside it what is known of the state. */
export function MachinePage({ machine, route }: MachinePageProps) {
  const { chart, id, title, whole } = machine;
  const { index, selected, focus, drawing } = shownFor(machine, route);
  const hashOfState = (state: string) => hashOf({ machine: id, state: stateText(chart, index.state(state)) });
  const isWhole = route.view === 'whole' && whole !== null;
  return (
    <>
      <div className="way">
        <nav aria-label="Where this is">
          <ol>
            {index.lineage(focus.id).map(({ id: step, path, key }) => (
              <li key={step}>
                <a href={hashOfState(step)} aria-current={step === focus.id ? 'page' : undefined}>
                  {path.length === 0 ? title : titleOf(key)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {whole === null ? null : (
          <a
            className="button"
            href={hashOf({ machine: id, state: route.state, view: isWhole ? 'step' : 'whole' })}
          >
            {isWhole ? 'Show one level' : 'Show everything'}
          </a>
        )}
      </div>
      <div className="columns">
        <div className="sheet" tabIndex={0} role="region" aria-label={`${title}, drawing`}>
          <DrawingView
            key={`${focus.id} ${route.view}`}
            {...{ drawing, index, title, highlights: noHighlights, hashOfState }}
            selected={selected.id}
          />
        </div>
        <aside>
          <Details {...{ index, hashOfState }} state={selected} />
        </aside>
      </div>
    </>
  );
}
