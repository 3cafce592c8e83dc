import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchmarks } from './benchmarks.ts';
import type { BenchmarkOptions } from './figures.ts';
import { releaseAll } from './resources.ts';
import { type Result, asJson, asTable } from './report.ts';

/**
 * `main.ts [--json] [--only NAME,…] [--profile DIR] [--orders N] [--pairs N]`: runs benchmarks and prints the results. The
 * last two are for `growth`.
 */

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        only: { type: 'string' },
        profile: { type: 'string' },
        orders: { type: 'string', default: '1000000' },
        pairs: { type: 'string', default: '7' },
      },
    });
    return values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function chosenNames(only: string | undefined): readonly string[] {
  const byDefault = Object.keys(benchmarks).filter((name) => benchmarks[name]?.isOnlyNamed !== true);
  const names = only?.split(',') ?? byDefault;
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0)
    refuse(
      `Unknown benchmark ${unknown.join(', ')}. Known benchmarks: ${Object.keys(benchmarks).join(', ')}.`,
    );
  return names;
}

function readNumber(name: string, typed: string): number {
  return /^[1-9]\d{0,7}$/.test(typed) ? Number(typed) : refuse(`--${name} takes a whole number from 1.`);
}

async function measure(name: string, options: BenchmarkOptions): Promise<readonly Result[]> {
  const benchmark = benchmarks[name];
  if (!benchmark) return [];
  console.error(`Measuring ${name}…`);
  try {
    return [{ name, benchmark, measurement: await benchmark.run(options), problem: null }];
  } catch (error) {
    await releaseAll();
    return [
      {
        name,
        benchmark,
        measurement: { figures: [] },
        problem: error instanceof Error ? error.message : String(error),
      },
    ];
  }
}

function releaseOnSignal(): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void releaseAll().finally(() => process.exit(1));
    });
  }
}

releaseOnSignal();
const { json, only, profile, ...sizes } = readOptions();
const orders = readNumber('orders', sizes.orders);
const pairs = readNumber('pairs', sizes.pairs);
const profileFolder = profile === undefined ? null : resolve(profile);
if (profileFolder !== null) mkdirSync(profileFolder, { recursive: true });
const results: Result[] = [];
for (const name of chosenNames(only))
  results.push(...(await measure(name, { profileFolder, orders, pairs })));
console.log(json ? asJson(results) : asTable(results));
process.exitCode = results.some(({ problem }) => problem !== null) ? 1 : 0;
