import { useEffect, useRef, useState } from 'react';
import { placeInWords } from '../../model-tests/words/words.ts';
import type { TrailRun } from '../simulator/along-trail.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { happeningInWords } from '../drawing/happening.ts';
import type { WayStep } from './way-of-trail.ts';
import { InCode } from '../in-code.tsx';

interface TrailPanelProps {
  readonly index: ChartIndex;
  /** The steps that say something to a reader; null where the address carries something that is no trail. */
  readonly way: readonly WayStep[] | null;
  /** Plays the whole trail in the simulator, and says how far; null without a simulator. */
  readonly onReplay: ((signal: AbortSignal) => Promise<TrailRun | null>) | null;
  readonly hashOfStep: (step: WayStep) => string | null;
}

/** The way that led to an error, step by step; no value that somebody typed is in it. */
export function TrailPanel({ index, way, onReplay, hashOfStep }: TrailPanelProps) {
  const [refusal, setRefusal] = useState('');
  const [isReplaying, setReplaying] = useState(false);
  const replaying = useRef<AbortController>(null);
  useEffect(() => () => replaying.current?.abort(), []);
  // What was played is told where it is seen: in the simulator.
  const replay = async () => {
    replaying.current?.abort();
    const controller = new AbortController();
    replaying.current = controller;
    setRefusal('');
    setReplaying(true);
    const played = await onReplay?.(controller.signal);
    if (controller.signal.aborted) return;
    setReplaying(false);
    setRefusal(played?.run === null ? played.failure : '');
  };
  return (
    <section className="panel" aria-labelledby="trail-title">
      <h2 id="trail-title">Path to the error</h2>
      {way === null || onReplay === null ? null : (
        <button type="button" onClick={() => void replay()}>
          Replay in the simulator
        </button>
      )}
      {isReplaying ? <p role="status">Looking for the path…</p> : null}
      {refusal === '' ? null : <p role="alert">{refusal}</p>}
      {way === null ? (
        <p role="alert">This address contains no readable trail.</p>
      ) : (
        <ol className="trail">
          {way.map((step, at) => {
            const href = hashOfStep(step);
            const { event, state, actor } = step.entry;
            const words = `${at + 1}. ${happeningInWords(index, event)}`;
            return (
              // A step is its place in the order.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                {href === null ? `${words}, inside of ${placeInWords(actor)}` : <a href={href}>{words}</a>}
                <span className="muted">{placeInWords(state)}</span>
                <InCode>{state}</InCode>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
