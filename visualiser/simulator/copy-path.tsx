import { useState } from 'react';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import type { SuitePath } from '../../model-tests/cover/path-suite.types.ts';
import { asGherkin } from '../../model-tests/export/as-gherkin.ts';
import { asPlaywright } from '../../model-tests/export/as-playwright.ts';
import { givenWhenThen } from '../../model-tests/export/given-when-then.ts';
import { pathOfRun } from './path-of-run.ts';
import type { Run } from './run.ts';

type Write = (chart: Chart, path: SuitePath) => string;

const forms: readonly (readonly [name: string, write: Write])[] = [
  ['text', (_chart, path) => givenWhenThen(path)],
  ['JSON', (_chart, path) => JSON.stringify(path, null, 2)],
  ['Gherkin', ({ id, title }, path) => asGherkin({ flow: id, title, paths: [path] })],
  ['Playwright', ({ id, title }, path) => asPlaywright({ flow: id, title, paths: [path] })],
];

interface CopyPathProps {
  readonly chart: Chart;
  readonly scenario: Scenario;
  readonly run: Run;
}

/** Copies the run as a path test in the chosen format. */
export function CopyPath({ chart, scenario, run }: CopyPathProps) {
  const [said, setSaid] = useState<{ readonly of: Run; readonly text: string } | null>(null);
  const copy = async (name: string, write: Write) => {
    try {
      await navigator.clipboard.writeText(write(chart, await pathOfRun(chart, scenario, run)));
      setSaid({ of: run, text: `Copied as ${name}.` });
    } catch {
      setSaid({ of: run, text: 'This browser doesn’t allow copying.' });
    }
  };
  return (
    <div className="tools">
      {forms.map(([name, write]) => (
        <button key={name} type="button" onClick={() => void copy(name, write)}>
          Copy as {name}
        </button>
      ))}
      <span role="status">{said?.of === run ? said.text : null}</span>
    </div>
  );
}
