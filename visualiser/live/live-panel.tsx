import type { ReactNode } from 'react';
import { placeInWords } from '../../model-tests/words/words.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { eventTypeInWords } from '../drawing/event-type-in-words.ts';
import { relevantSteps } from '../trail/relevant-steps.ts';
import { asTrailEntry, type LiveRun } from './live-moments.ts';
import type { LiveLink } from './use-live.ts';
import { InlineCode } from '../inline-code.tsx';

interface LivePanelProps {
  readonly index: ChartIndex;
  readonly link: LiveLink;
  /** Null if no such flow has sent a message. */
  readonly run: LiveRun | null;
  readonly isFollowed: boolean;
  readonly onFollow: (isFollowed: boolean) => void;
}

const shownAtMost = 8;

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** The shop's default address for these pages. */
const usualAddress = 'ws://127.0.0.1:4173/';

const socketAddress = `${window.location.origin.replace(/^http/, 'ws')}/`;

const startOfShop =
  socketAddress === usualAddress ? 'npm run dev' : `VITE_INSPECTOR=${socketAddress} npm run dev`;

const saidWithout: Readonly<Record<LiveLink, ReactNode>> = {
  absent:
    'These pages were opened from a folder. “npm run flows” serves them, and then they follow a running shop.',
  waiting: (
    <>
      No development shop is running this flow. Start one with <kbd>{startOfShop}</kbd>, on any port, and open
      the flow there. These pages listen on <kbd>{socketAddress}</kbd>. A page that is already open connects
      when you return to it.
    </>
  ),
  broken: '“npm run flows” has stopped. Start it again, and this page reconnects.',
};

const saidOf = (machine: string, { moments, hasEnded }: LiveRun): string => {
  const place = placeInWords(machine, moments.at(-1)?.state.split(',')[0] ?? '');
  return hasEnded
    ? `Ended: its page was closed or left. Its last state was “${place}”.`
    : `Running, in “${place}”.`;
};

/** A flow that runs in a browser of the development shop: its state and its latest events. */
export function LivePanel({ index, link, run, isFollowed, onFollow }: LivePanelProps) {
  const moments = relevantSteps(run?.moments ?? [], asTrailEntry);
  return (
    <section className="panel" aria-labelledby="live-title">
      <h2 id="live-title">Live</h2>
      <p role="status">{run === null ? saidWithout[link] : saidOf(index.chart.id, run)}</p>
      {run === null ? null : (
        <>
          {link === 'broken' ? <p>{saidWithout.broken}</p> : null}
          <label className="choice">
            <input type="checkbox" checked={isFollowed} onChange={({ target }) => onFollow(target.checked)} />
            Follow the flow step by step
          </label>
          <ol className="live-moments" aria-label="Latest events">
            {moments
              .slice(-shownAtMost)
              .toReversed()
              .map(({ number, event, state, at }) => (
                <li key={number}>
                  <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>{' '}
                  {eventTypeInWords(index, event)}{' '}
                  <span className="muted">{placeInWords(index.chart.id, state)}</span>{' '}
                  <InlineCode>{event}</InlineCode>
                </li>
              ))}
          </ol>
        </>
      )}
    </section>
  );
}
