import { useState } from 'react';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import type { SuitePath } from '../../model-tests/cover/path-suite.types.ts';
import { pathOfRun, textOfPath } from './path-of-run.ts';
import type { Run } from './run.ts';
import type { Simulator } from './use-simulator.ts';

interface PlayedPathProps {
  readonly chart: Chart;
  readonly scenario: Scenario;
  readonly run: Run;
  /** The step that a failed test broke at; null where none is told. */
  readonly broken: Simulator['broken'];
  readonly onGoTo: (at: number) => void;
}

const forms: readonly (readonly [name: string, write: (path: SuitePath) => string])[] = [
  ['text', textOfPath],
  ['JSON', (path) => JSON.stringify(path, null, 2)],
];

/** What has happened, oldest first; a click goes back to it. */
export function PlayedPath({ chart, scenario, run, broken, onGoTo }: PlayedPathProps) {
  const [said, setSaid] = useState('');
  const moments = [
    `Given ${scenario.inputs[run.input]?.sentence ?? run.input}`,
    ...run.steps.map(({ stimulus }) => `When ${stimulus.sentence}`),
  ];
  const copy = async (name: string, write: (path: SuitePath) => string) => {
    try {
      await navigator.clipboard.writeText(write(await pathOfRun(chart, scenario, run)));
      setSaid(`Copied as ${name}.`);
    } catch {
      setSaid('This browser does not let the page copy.');
    }
  };
  return (
    <>
      <h3 id="played-title">What happened</h3>
      <ol className="moments" aria-labelledby="played-title">
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
            {broken?.step === at ? <strong className="broken">Broke here: {broken.seen}</strong> : null}
          </li>
        ))}
      </ol>
      <div className="tools">
        {forms.map(([name, write]) => (
          <button key={name} type="button" onClick={() => void copy(name, write)}>
            Copy as {name}
          </button>
        ))}
        <span role="status">{said}</span>
      </div>
    </>
  );
}
