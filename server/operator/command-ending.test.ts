import { expect, it } from 'vitest';
import { commandEnding } from './command-ending.ts';

const done = { isDone: true, lines: ['Refunded.'], json: { refunded: 1 } };
const refused = { isDone: false, lines: ['There is no such order.'], json: { error: 'none' } };
const away = 'The database is away.';

it('writes the answer and exits with 0 once a command is done', () => {
  expect(commandEnding({ ...done, recordProblem: null }, false)).toEqual({
    exitCode: 0,
    output: 'Refunded.',
    problems: [],
  });
});

it('says that a command was done although its outcome could not be recorded, and exits with 3', () => {
  expect(commandEnding({ ...done, recordProblem: away }, true)).toEqual({
    exitCode: 3,
    output: '{"refunded":1}',
    problems: [`The command was done, but the record doesn't say so: ${away}`, 'Do not repeat it.'],
  });
});

it('exits with 1 if nothing was done, recorded or not', () => {
  expect(commandEnding({ ...refused, recordProblem: null }, false)).toEqual({
    exitCode: 1,
    output: '',
    problems: ['There is no such order.'],
  });
  expect(commandEnding({ ...refused, recordProblem: away }, false)).toMatchObject({
    exitCode: 1,
    problems: ['There is no such order.', expect.stringContaining('was not done')],
  });
});
