import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FlowComparison } from '../baseline/compare.ts';
import { randomNumbers } from '../cover/random.ts';
import { drawnMistakes, type PlantedMistake } from './source-mistakes.ts';

/** How a planted mistake was judged. */
type Verdict =
  | { readonly found: true; readonly how: string }
  /** `why` says where the mistake would show, or why it changes nothing observable. */
  | { readonly found: false; readonly why: string };

export interface JudgedMistake extends PlantedMistake {
  readonly verdict: Verdict;
}

const isChart = (text: string): boolean => /\.(?:createMachine|createStateConfig)\(/.test(text);

/** The sources of all charts below a folder, by their path in the project. */
export function chartSources(root: string): readonly { readonly file: string; readonly text: string }[] {
  return globSync('machines/**/*.ts', { cwd: root, exclude: ['machines/{rules,testing}/**', '**/*.test.ts'] })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => isChart(text));
}

/** A loop without an end is found as well. */
const longestRun = 120_000;

/** A copy of the machines and of the model tests, in which mistakes are planted one after the other. */
class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'sonde-mistakes-'));
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
    for (const part of ['machines', 'model-tests', 'package.json'])
      cpSync(join(root, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'dir');
  }

  /** Null if the chart with the mistake cannot be built at all, so that nobody could ship it. */
  judge({ file, text }: PlantedMistake): Verdict | null {
    const path = join(this.folder, file);
    const right = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    try {
      const { stdout, status, error } = this.run('model-tests/main.ts', '--compare', '--format', 'json');
      if (error !== undefined) return { found: true, how: 'the paths never end' };
      if (status === null || status > 1 || stdout === '') return null;
      const differences = (JSON.parse(stdout) as readonly FlowComparison[]).flatMap(
        (flow) => flow.differences,
      );
      const [first] = differences;
      if (first !== undefined) return { found: true, how: first.sentence };
      return {
        found: false,
        why: this.run('model-tests/mutation/compare-behavior.ts', this.root).stdout.trim(),
      };
    } finally {
      writeFileSync(path, right);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private run(...parameters: readonly string[]) {
    return spawnSync(process.execPath, parameters, {
      cwd: this.folder,
      encoding: 'utf8',
      timeout: longestRun,
      maxBuffer: 64 << 20,
    });
  }
}

/** Plants `count` mistakes in the sources of the charts, one at a time, and judges each by the accepted paths. */
export function* plantMistakes(root: string, count: number, seed: number): Generator<JudgedMistake> {
  const copy = new Copy(root);
  try {
    let judged = 0;
    for (const mistake of drawnMistakes(chartSources(root), randomNumbers(seed))) {
      if (judged === count) return;
      const verdict = copy.judge(mistake);
      if (verdict === null) continue;
      judged += 1;
      yield { ...mistake, verdict };
    }
  } finally {
    copy.remove();
  }
}
