import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { PathSuite } from '../cover/path-suite.types.ts';
import { textOfPath } from './as-text.ts';
import { formats } from './formats.ts';

const stepCount = ({ paths }: PathSuite) => paths.reduce((sum, { steps }) => sum + steps.length, 0);

/** What is proved of a suite in every format. */
export const describeFormats = (suiteOf: () => PathSuite): void => {
  it('survives JSON', () => {
    const suite = suiteOf();
    expect(JSON.parse(formats.json(suite))).toEqual(suite);
  });

  it('lists every path as text', () => {
    const suite = suiteOf();
    const text = formats.text(suite);
    expect(suite.paths.filter(({ id }) => !text.includes(id))).toEqual([]);
    expect(text.match(/^ {2}When /gm)?.length).toBe(stepCount(suite));
    const states = suite.paths
      .map(textOfPath)
      .join('\n')
      .match(/ {2}\[[^\]]+\]$/gm);
    expect(states?.length).toBe(suite.paths.length + stepCount(suite));
  });

  it('has a row per step as CSV, and nothing that a spreadsheet executes', () => {
    const suite = suiteOf();
    const rows: string[][] = parse(formats.csv(suite), { record_delimiter: '\r\n' });
    expect(rows.length).toBe(1 + stepCount(suite));
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([10]));
    const at = rows[0]?.indexOf('Expected state at first') ?? -1;
    expect(new Set(rows.slice(1).map((row) => row[at]))).toEqual(
      new Set(suite.paths.filter(({ steps }) => steps.length > 0).map(({ state }) => state)),
    );
    expect(rows.flat().filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
  });

  it('has a scenario per path as Gherkin', () => {
    const suite = suiteOf();
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    const { feature } = parser.parse(formats.gherkin(suite));
    expect(feature?.children.map(({ scenario }) => scenario?.tags.map(({ name }) => name))).toEqual(
      suite.paths.map(({ id }) => [`@path-${id}`]),
    );
    expect(feature?.children.map(({ scenario }) => scenario?.steps.length)).toEqual(
      suite.paths.map(({ state, steps }) => {
        const states = [state, ...steps.map((step) => step.state)];
        const reached = states.filter((text, at) => text !== states[at - 1]);
        return 2 + 2 * steps.length + reached.length;
      }),
    );
  });
};
