import { useEffect, useRef, useState } from 'react';
import { placeInWords, titleOf } from '../../model-tests/words/words.ts';
import { machineOfActor } from './machine-of-actor.ts';
import type { TrailRun } from '../simulator/play-trail.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { eventTypeInWords } from '../drawing/event-type-in-words.ts';
import type { TrailStep } from './trail-steps.ts';
import { InlineCode } from '../inline-code.tsx';

interface TrailPanelProps {
  readonly index: ChartIndex;
  /** The relevant steps; null if the URL contains no valid trail. */
  readonly way: readonly TrailStep[] | null;
  /** Why the error happened; empty if it isn't known. */
  readonly reason: string;
  /** Replays the whole trail in the simulator and returns the result; null without a simulator. */
  readonly onReplay: ((signal: AbortSignal) => Promise<TrailRun | null>) | null;
  readonly hashOfStep: (step: TrailStep) => string | null;
}

/** The path to an error, or of an agent, step by step, without any typed values. */
export function TrailPanel({ index, way, reason, onReplay, hashOfStep }: TrailPanelProps) {
  const [refusal, setRefusal] = useState('');
  const [isReplaying, setReplaying] = useState(false);
  const replaying = useRef<AbortController>(null);
  useEffect(() => () => replaying.current?.abort(), []);
  // Shows only failures here, because the simulator shows a successful replay.
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
      <h2 id="trail-title" tabIndex={-1}>
        Recorded path
      </h2>
      {reason === '' ? null : <p>{`“${reason}”`}</p>}
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
            const words = `${at + 1}. ${eventTypeInWords(index, event)}`;
            return (
              // A step has no identity other than its index.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                {href === null ? `${words}, inside of ${titleOf(actor)}` : <a href={href}>{words}</a>}
                <span className="muted">{placeInWords(machineOfActor(index.chart, actor), state)}</span>
                <InlineCode>{state}</InlineCode>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
