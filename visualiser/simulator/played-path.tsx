import { useEffect, useRef } from 'react';
import type { Scenario } from '../../machines/testing/index.ts';
import { placeInWords } from '../../model-tests/words/words.ts';
import type { Run } from './run.ts';
import type { Simulator } from './use-simulator.ts';

interface PlayedPathProps {
  readonly scenario: Scenario;
  readonly run: Run;
  /** The step that a failed test broke at; null where none is told. */
  readonly broken: Simulator['broken'];
  readonly onGoTo: (at: number) => void;
}

/** What was seen in place of the state that was expected: another state, or what a test has to say about it. */
const seenInWords = (seen: string): string => (/^[\w.,-]+$/.test(seen) ? placeInWords(seen) : seen);

/** What has happened, oldest first; a click goes back to it. */
export function PlayedPath({ scenario, run, broken, onGoTo }: PlayedPathProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[run.at]?.scrollIntoView({ block: 'nearest' });
  }, [run.at]);
  const moments = [
    `Given ${scenario.inputs[run.input]?.sentence ?? run.input}`,
    ...run.steps.map(({ stimulus }) => `When ${stimulus.sentence}`),
  ];
  return (
    <>
      <h3 id="played-title">What happened</h3>
      <ol ref={list} className="moments" aria-labelledby="played-title">
        {moments.map((moment, at) => (
          // A moment is its place in the order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <button
              type="button"
              aria-current={at === run.at ? 'step' : undefined}
              onClick={() => onGoTo(at)}
            >
              {moment}
            </button>
            {broken?.step === at ? (
              <strong className="broken">Broke here: {seenInWords(broken.seen)}</strong>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}
