import { placeInWords } from '../../model-tests/words/words.ts';
import type { Screen } from '../book/book.types.ts';

interface ScreensPanelProps {
  /** Whether the machine is one that a buyer sees; a part is seen in the flow that contains it. */
  readonly hasViews: boolean;
  /** Of this machine. */
  readonly screens: readonly Screen[];
  readonly areStale: boolean;
  /** The state that the reader looks at, or the place of what is played; as `data-state` writes it. */
  readonly place: string;
}

const isIn = (place: string, { state }: Screen): boolean =>
  state === place || state.split(',').some((path) => path === place || path.startsWith(`${place}.`));

/** What the buyer sees in a state: the first picture of it for each window; where none were taken, how to take them. */
export function ScreensPanel({ hasViews, screens, areStale, place }: ScreensPanelProps) {
  if (hasViews && screens.length === 0)
    return (
      <section className="panel" aria-labelledby="screens-title">
        <h2 id="screens-title">What the buyer sees</h2>
        <p>“npm run screens” takes a picture of every state, which “npm run flows” then shows here.</p>
      </section>
    );
  const [first] = screens.filter((screen) => screen.state === place || isIn(place, screen));
  if (first === undefined) return null;
  return (
    <section className="panel" aria-labelledby="screens-title">
      <h2 id="screens-title">What the buyer sees</h2>
      {areStale ? (
        <p className="stale">These pictures are older than the shop: “npm run screens” takes them anew.</p>
      ) : null}
      <ul className="screens">
        {screens
          .filter(({ state }) => state === first.state)
          .map(({ file, width, state }) => (
            <li key={file}>
              <a href={encodeURI(file)}>
                <img
                  src={encodeURI(file)}
                  alt={`${placeInWords(state)}, ${width} pixels wide`}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
