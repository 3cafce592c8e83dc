import { useState } from 'react';
import type { MachineKind } from '../../machines/registry.ts';
import type { Book } from '../book/book.types.ts';
import { useLive } from '../live/use-live.ts';
import { MachinePage } from './machine-page.tsx';
import { hashOf, readRoute } from './route.ts';
import { useHash } from './use-hash.ts';

const kinds: readonly (readonly [kind: MachineKind, title: string])[] = [
  ['flow', 'Flows'],
  ['part', 'Parts'],
  ['lifecycle', 'Lifecycles'],
];

/** The whole visualiser: the list of machines and the page of one. */
export function App({ book }: { readonly book: Book }) {
  const route = readRoute(useHash());
  const live = useLive();
  const [areNamesShown, setNamesShown] = useState(false);
  const flows = book.machines.filter(({ kind }) => kind === 'flow');
  const machine = book.machines.find(({ id }) => id === route.machine) ?? flows[0] ?? book.machines[0];
  const isKnown = route.machine === '' || route.machine === machine?.id;
  return (
    <>
      <title>{machine === undefined ? 'Flows' : `${machine.title} – Flows`}</title>
      <header>
        <h1>Flows</h1>
        <nav aria-label="Machines">
          {kinds.map(([kind, title]) => (
            <div key={kind}>
              <span id={`kind-${kind}`}>{title}</span>
              <ul aria-labelledby={`kind-${kind}`}>
                {book.machines
                  .filter((entry) => entry.kind === kind)
                  .map((entry) => (
                    <li key={entry.id}>
                      <a
                        href={hashOf({ machine: entry.id, choice: route.choice })}
                        aria-current={entry.id === machine?.id ? 'page' : undefined}
                      >
                        {entry.title}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        <label className="names">
          <input
            type="checkbox"
            checked={areNamesShown}
            onChange={({ target }) => setNamesShown(target.checked)}
          />
          Names in the code
        </label>
      </header>
      <main className={areNamesShown ? '' : 'plain'}>
        {isKnown ? null : <p role="alert">{`There is no machine “${route.machine}”.`}</p>}
        {machine === undefined ? null : (
          <MachinePage
            key={machine.id}
            since={book.since}
            screens={book.screens.filter(({ flow }) => flow === machine.id)}
            areScreensStale={book.areScreensStale}
            addressFields={book.addressFields}
            {...{ machine, route, live }}
          />
        )}
      </main>
    </>
  );
}
