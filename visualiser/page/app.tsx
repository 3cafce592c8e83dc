import { useState } from 'react';
import type { Book } from '../book/book.types.ts';
import { useRemarks } from '../remarks/use-remarks.ts';
import { useScreens } from '../screens/use-screens.ts';
import { useLive } from '../live/use-live.ts';
import { AreNamesShown } from '../inline-code.tsx';
import { IndexPage } from './index-page.tsx';
import { kinds } from './kinds.ts';
import { MachineMenu } from './machine-menu.tsx';
import { MachinePage } from './machine-page.tsx';
import { hashOf, readRoute } from './route.ts';
import { useHash } from './use-hash.ts';

/** Moves the focus past the navigation: to the drawing, or to the list of machines. */
function skipToContent() {
  const content = document.querySelector<HTMLElement>('.sheet') ?? document.querySelector('main');
  content?.focus();
}

/** The visualiser: the list of machines and the page of one. */
export function App({ book }: { readonly book: Book }) {
  const route = readRoute(useHash());
  const live = useLive();
  const { screens, areScreensStale } = useScreens(book);
  const keptRemarks = useRemarks(book.remarks);
  const [areNamesShown, setNamesShown] = useState(false);
  const inOrder = kinds.flatMap(([kind]) => book.machines.filter((entry) => entry.kind === kind));
  const at = inOrder.findIndex(({ id }) => id === route.machine);
  const machine = inOrder[at];
  const isKnown = route.machine === '' || machine !== undefined;
  return (
    <AreNamesShown value={areNamesShown}>
      <title>{machine === undefined ? 'Flows' : `${machine.title} – Flows`}</title>
      {/* The address names what is shown, so it can’t name a place of the page as well. */}
      <button type="button" className="skip" onClick={skipToContent}>
        {machine === undefined ? 'Skip to the list' : 'Skip to the drawing'}
      </button>
      <header>
        <h1>
          <a
            href={hashOf({ choice: route.choice })}
            aria-current={machine === undefined ? 'page' : undefined}
          >
            Flows
          </a>
        </h1>
        <MachineMenu machines={inOrder} open={machine ?? null} choice={route.choice} />
        <label className="names">
          <input
            type="checkbox"
            checked={areNamesShown}
            onChange={({ target }) => setNamesShown(target.checked)}
          />
          Names in the code
        </label>
      </header>
      <main tabIndex={-1}>
        {isKnown ? null : <p role="alert">{`Unknown machine “${route.machine}”.`}</p>}
        {machine === undefined ? (
          <IndexPage machines={inOrder} map={book.map} since={book.since} choice={route.choice} />
        ) : (
          <MachinePage
            key={machine.id}
            since={book.since}
            screens={screens.filter(({ flow }) => flow === machine.id)}
            areScreensStale={areScreensStale}
            addressFields={book.addressFields}
            next={inOrder[at + 1] ?? null}
            {...{ machine, route, live, keptRemarks }}
          />
        )}
      </main>
    </AreNamesShown>
  );
}
