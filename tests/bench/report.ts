import { cpus, platform, release, totalmem } from 'node:os';
import type { Benchmark, Figure, Measurement } from './figures.ts';

/** The result of one benchmark; `problem` is set if it failed. */
export interface Result {
  readonly name: string;
  readonly benchmark: Benchmark;
  readonly measurement: Measurement;
  readonly problem: string | null;
}

const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: false });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0, useGrouping: false });

/** Measurements have three significant digits. */
const formatValue = (value: number) => (Math.abs(value) >= 100 ? whole : significant).format(value);

function rowOf({ name, value, unit, aim }: Figure): readonly string[] {
  return [
    name,
    formatValue(value),
    unit,
    aim === undefined ? '' : `${value <= aim ? 'within' : 'BEYOND'} ${aim}`,
  ];
}

/** A heading per benchmark and a line per figure, in columns. */
export function asTable(results: readonly Result[]): string {
  const rows = results.flatMap(({ measurement }) => measurement.figures.map(rowOf));
  const width = (column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  const [names, values, units] = [width(0), width(1), width(2)];
  const line = ([name = '', value = '', unit = '', aim = '']: readonly string[]) =>
    `  ${name.padEnd(names)}  ${value.padStart(values)}  ${unit.padEnd(units)}  ${aim}`.trimEnd();
  return results
    .map(({ name, benchmark, measurement, problem }) =>
      [
        `${name} · ${benchmark.title}`,
        ...measurement.figures.map((figure) => line(rowOf(figure))),
        ...(problem ? [`  FAILED ${problem}`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}

/** All figures with their units and the machine, as one JSON text. */
export function asJson(results: readonly Result[]): string {
  const [processor] = cpus();
  return JSON.stringify(
    {
      measuredAt: new Date().toISOString(),
      machine: {
        processor: processor?.model ?? '',
        cores: cpus().length,
        memoryMiB: Math.round(totalmem() / 1024 / 1024),
        system: `${platform()} ${release()}`,
        node: process.version,
      },
      figures: results.flatMap(({ name, measurement }) =>
        measurement.figures.map((figure) => ({ benchmark: name, ...figure })),
      ),
      problems: results.flatMap(({ name, problem }) =>
        problem === null ? [] : [{ benchmark: name, problem }],
      ),
      details: Object.fromEntries(
        results.flatMap(({ name, measurement }) =>
          measurement.details === undefined ? [] : [[name, measurement.details]],
        ),
      ),
    },
    null,
    2,
  );
}
