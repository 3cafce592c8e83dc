import { placeInWords } from '../../model-tests/words/words.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { happeningInWords } from '../trail/happening.ts';
import type { LiveMoment } from './live-moments.ts';
import type { LiveLink } from './use-live.ts';

interface LivePanelProps {
  readonly index: ChartIndex;
  readonly link: LiveLink;
  /** What the flow did, oldest first; empty where none runs. */
  readonly run: readonly LiveMoment[];
  readonly isFollowed: boolean;
  readonly onFollow: (isFollowed: boolean) => void;
}

const shownAtMost = 8;

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

const saidWithout: Readonly<Record<LiveLink, string>> = {
  absent:
    'These pages were opened from a folder. “npm run flows” serves them, and then they follow a running shop.',
  waiting:
    'No flow like this runs. Start “npm run dev” beside this, and open the flow in the shop; a page that is open already tells itself when you go back to it.',
  broken: '“npm run flows” has ended. Start it again; this page finds it.',
};

/** A flow that runs in somebody's browser while the shop is developed: where it stands, and what it did last. */
export function LivePanel({ index, link, run, isFollowed, onFollow }: LivePanelProps) {
  const last = run.at(-1);
  return (
    <section className="panel" aria-labelledby="live-title">
      <h2 id="live-title">Live</h2>
      <p role="status">
        {last === undefined
          ? saidWithout[link]
          : `Runs, and stands in “${placeInWords(last.state.split(',')[0] ?? '')}”.`}
      </p>
      {last === undefined ? null : (
        <>
          {link === 'broken' ? <p>{saidWithout.broken}</p> : null}
          <label className="choice">
            <input type="checkbox" checked={isFollowed} onChange={({ target }) => onFollow(target.checked)} />
            Follow the flow from step to step
          </label>
          <ol className="live-moments" aria-label="What happened last">
            {run
              .slice(-shownAtMost)
              .toReversed()
              .map(({ event, state, at }, place) => (
                // A moment is its place in the order.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${run.length - place}`}>
                  <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>{' '}
                  {happeningInWords(index, event)} <span className="muted">{placeInWords(state)}</span>{' '}
                  <code className="muted">{event}</code>
                </li>
              ))}
          </ol>
        </>
      )}
    </section>
  );
}
