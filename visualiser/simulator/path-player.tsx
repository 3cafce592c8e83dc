import { useEffect, useRef } from 'react';
import type { Scenario } from '../../machines/testing/index.ts';
import { stateValueText } from '../../machines/flow/index.ts';
import type { Move } from '../../model-tests/explore/simulation.types.ts';
import { placeInWords } from '../../model-tests/words/words.ts';
import type { Run } from './run.ts';
import type { Simulator } from './use-simulator.ts';

interface PathPlayerProps {
  /** The machine's ID. */
  readonly machine: string;
  readonly scenario: Scenario;
  readonly run: Run;
  /** The step at which a failed test broke; null if there is none. */
  readonly broken: Simulator['broken'];
  readonly onGoTo: (at: number) => void;
}

/** Describes what was seen instead of the expected state: another state, or a test's message. */
const seenInWords = (machine: string, seen: string): string =>
  /^[\w.,-]+$/.test(seen) ? placeInWords(machine, seen) : seen;

/** The steps so far, oldest first. A click returns to one. */
export function PathPlayer({ machine, scenario, run, broken, onGoTo }: PathPlayerProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[run.at]?.scrollIntoView({ block: 'nearest' });
  }, [run.at]);
  const placeAfter = ({ to }: Move) => placeInWords(machine, stateValueText(to.snapshot).split(',')[0] ?? '');
  const moments = [
    {
      sentence: `Given ${scenario.inputs[run.input]?.sentence ?? run.input}`,
      place: placeAfter(run.beginning),
    },
    ...run.steps.map(({ stimulus, move }) => ({
      sentence: `When ${stimulus.sentence}`,
      place: placeAfter(move),
    })),
  ];
  return (
    <>
      <h3 id="played-title">What happened</h3>
      <ol ref={list} className="moments" aria-labelledby="played-title">
        {moments.map(({ sentence, place }, at) => (
          // A moment has no identity other than its index.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <button
              type="button"
              aria-current={at === run.at ? 'step' : undefined}
              onClick={() => onGoTo(at)}
            >
              {sentence}
            </button>
            <span className="then">then {place}</span>
            {broken?.step === at ? (
              <strong className="broken">Broke here: {seenInWords(machine, broken.seen)}</strong>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}
