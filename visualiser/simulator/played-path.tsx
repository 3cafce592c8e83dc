import { useEffect, useRef, useState } from 'react';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import type { SuitePath } from '../../model-tests/cover/path-suite.types.ts';
import { givenWhenThen } from '../../model-tests/export/given-when-then.ts';
import { asGherkin } from '../../model-tests/export/as-gherkin.ts';
import { asPlaywright } from '../../model-tests/export/as-playwright.ts';
import { placeInWords } from '../../model-tests/words/words.ts';
import { pathOfRun } from './path-of-run.ts';
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

type Write = (chart: Chart, path: SuitePath) => string;

const forms: readonly (readonly [name: string, write: Write])[] = [
  ['text', (_chart, path) => givenWhenThen(path)],
  ['JSON', (_chart, path) => JSON.stringify(path, null, 2)],
  ['Gherkin', ({ id, title }, path) => asGherkin({ flow: id, title, paths: [path] })],
  ['Playwright', ({ id, title }, path) => asPlaywright({ flow: id, title, paths: [path] })],
];

/** What was seen in place of the state that was expected: another state, or what a test has to say about it. */
const seenInWords = (seen: string): string => (/^[\w.,-]+$/.test(seen) ? placeInWords(seen) : seen);

/** What has happened, oldest first; a click goes back to it. */
export function PlayedPath({ chart, scenario, run, broken, onGoTo }: PlayedPathProps) {
  const [said, setSaid] = useState<{ readonly of: Run; readonly text: string } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[run.at]?.scrollIntoView({ block: 'nearest' });
  }, [run.at]);
  const moments = [
    `Given ${scenario.inputs[run.input]?.sentence ?? run.input}`,
    ...run.steps.map(({ stimulus }) => `When ${stimulus.sentence}`),
  ];
  const copy = async (name: string, write: Write) => {
    try {
      await navigator.clipboard.writeText(write(chart, await pathOfRun(chart, scenario, run)));
      setSaid({ of: run, text: `Copied as ${name}.` });
    } catch {
      setSaid({ of: run, text: 'This browser does not let the page copy.' });
    }
  };
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
      <div className="tools">
        {forms.map(([name, write]) => (
          <button key={name} type="button" onClick={() => void copy(name, write)}>
            Copy as {name}
          </button>
        ))}
        <span role="status">{said?.of === run ? said.text : null}</span>
      </div>
    </>
  );
}
