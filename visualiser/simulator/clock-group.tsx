import { useId } from 'react';
import type { Stimulus } from '../../model-tests/explore/simulation.types.ts';
import { durationInWords } from '../../model-tests/words/duration.ts';
import { clockOf, waitsAmong } from './clock.ts';
import type { Run } from './run.ts';

interface ClockGroupProps {
  readonly offers: readonly Stimulus[];
  readonly run: Run;
  readonly onPlay: (stimulus: Stimulus) => void;
}

/** The run's clock and its pending delays, each with a button that advances the clock to its end. */
export function ClockGroup({ offers, run, onPlay }: ClockGroupProps) {
  const id = useId();
  const waits = waitsAmong(offers, run);
  const now = clockOf(run);
  if (waits.length === 0 && now === 0) return null;
  return (
    <div role="group" aria-label="Clock" className="offers">
      <h3>Clock</h3>
      <p>The clock is at {durationInWords(now)}.</p>
      {waits.map(({ stimulus, left }, at) => (
        <div key={stimulus.label} className="wait">
          <button type="button" aria-describedby={`${id}-${at}`} onClick={() => onPlay(stimulus)}>
            Move the clock by {durationInWords(left)}
          </button>
          <span id={`${id}-${at}`}>
            After {durationInWords(left)}: {stimulus.sentence}
          </span>
        </div>
      ))}
    </div>
  );
}
