import { describe, expect, it } from 'vitest';
import {
  type DecisionRecord,
  decisionsFolder,
  indexOf,
  parseRecord,
  readRecords,
  relationIn,
  relations,
  stateOf,
} from './decisions.ts';

const records = readRecords();

const note =
  /^(?:Supersedes (?:part of )?\[record \d+\]\([^)]+\)\.|Adds to \[record \d+\]\([^)]+\)\.|Superseded by \[record \d+\]\([^)]+\)\.|(?:Superseded in part by \[record \d+\]\([^)]+\)|Outdated in part): .+\.)$/;

/** Every pair of newer and older records, as stated by one side; `part` if only a part is replaced. */
const pairs = (side: keyof typeof relations, all: readonly DecisionRecord[] = records) =>
  all.flatMap(({ file, notes }) =>
    notes.flatMap((text) => {
      const relation = relationIn(text, relations[side]);
      if (relation === null) return [];
      const [newer, older] = side === 'newer' ? [file, relation.file] : [relation.file, file];
      return [`${newer} replaces ${relation.isPartial ? 'part of ' : ''}${older}`];
    }),
  );

describe('the decision records', () => {
  it('have their own number, a title, a date and the same parts', () => {
    expect(records.length).toBeGreaterThan(80);
    expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
    const odd = records.filter(
      ({ number, title, date, headings, text }) =>
        title === '' ||
        date === '' ||
        !text.startsWith(`# ${number}. `) ||
        headings.join() !== 'Context,Decision,Consequences,Reversed when',
    );
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it('mark outdated parts in fixed wording', () => {
    const odd = records.flatMap(({ file, notes }) =>
      notes.filter((text) => !note.test(text)).map((text) => `${file}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it('are superseded by existing, newer records that say so too', () => {
    const superseded = pairs('older');
    expect(superseded.length).toBeGreaterThan(20);
    expect(superseded.toSorted()).toEqual(pairs('newer').toSorted());
    const files = records.map(({ file }) => file);
    const notNewer = records.flatMap(({ file, notes }) =>
      notes
        .map((text) => relationIn(text, relations.older))
        .filter((newer) => newer !== null && files.indexOf(newer.file) <= files.indexOf(file))
        .map((newer) => `${file}: ${newer?.file}`),
    );
    expect(notNewer).toEqual([]);
  });

  it('are listed with their states', async () => {
    await expect(indexOf(records)).toMatchFileSnapshot(`../../${decisionsFolder}/README.md`);
  });
});

it.each([
  ['', 'holds'],
  ['- Adds to [record 1](0001-a.md).\n', 'holds'],
  ['- Outdated in part: the queue has another name.\n', 'holds in part'],
  ['- Superseded in part by [record 3](0003-c.md): two became one.\n', 'holds in part; see [3](0003-c.md)'],
  ['- Superseded by [record 3](0003-c.md).\n', 'superseded by [3](0003-c.md)'],
])('the state of a record with the notes %j is %s', (notes, state) => {
  const text = `# 2. A queue\n\nDate: 2026-11-21\n\n${notes}\n## Context\n\n- Supersedes nothing.\n`;
  expect(stateOf(parseRecord('0002-b.md', text))).toBe(state);
});
