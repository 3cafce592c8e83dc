import { placeInWords } from '../../model-tests/words/words.ts';
import type { Screen } from '../book/book.types.ts';

interface ScreensPanelProps {
  /** The machine's ID. */
  readonly machine: string;
  /** The screenshots of this machine. */
  readonly screens: readonly Screen[];
  readonly areStale: boolean;
  /** The selected state or the simulator's, as in `data-state`. */
  readonly place: string;
}

const isIn = (place: string, { state }: Screen): boolean =>
  state === place || state.split(',').some((path) => path === place || path.startsWith(`${place}.`));

interface PictureProps {
  readonly machine: string;
  readonly screen: Screen;
}

function Picture({ machine, screen: { file, taken, width, state } }: PictureProps) {
  const address = `${encodeURI(file)}?${taken}`;
  return (
    <a href={address}>
      <img src={address} alt={`${placeInWords(machine, state)}, ${width} pixels wide`} loading="lazy" />
    </a>
  );
}

/** The screenshot of a state at its largest width, with narrower ones on demand. */
export function ScreensPanel({ machine, screens, areStale, place }: ScreensPanelProps) {
  const [first] = screens.filter((screen) => screen.state === place || isIn(place, screen));
  if (first === undefined) return null;
  const [widest = first, ...others] = screens
    .filter(({ state }) => state === first.state)
    .toSorted((a, b) => b.width - a.width);
  return (
    <section className="panel screens" aria-labelledby="screens-title">
      <h2 id="screens-title">What the buyer sees</h2>
      {areStale ? <p className="stale">Older than the shop. Run “npm run screens” to update them.</p> : null}
      <Picture machine={machine} screen={widest} />
      {others.map((screen) => (
        <details key={screen.file}>
          <summary>{screen.width} pixels wide</summary>
          <Picture machine={machine} screen={screen} />
        </details>
      ))}
    </section>
  );
}

/** The hint without screenshots: how to take them. */
export function ScreensHint() {
  return (
    <section className="panel" aria-labelledby="screens-title">
      <h2 id="screens-title">What the buyer sees</h2>
      <p>Run “npm run screens” to take a picture of every state and show it here.</p>
    </section>
  );
}
