import pino from 'pino';
import { expect, it } from 'vitest';
import { loggedError } from './logged-error.ts';

function logError(error: unknown): Readonly<Record<string, unknown>> {
  let line = '';
  const log = pino(
    { base: null, serializers: { err: (thrown: unknown) => loggedError(thrown) } },
    { write: (text: string) => void (line = text) },
  );
  log.error({ err: error }, 'Something failed.');
  return JSON.parse(line) as Readonly<Record<string, unknown>>;
}

it('the log has type, code, place and message of an error, and no values of its statement', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    name: 'PostgresError',
    code: '23505',
    detail: 'Key (email)=(ada@clinic.example) already exists.',
    query: 'insert into users (name, email) values ($1, $2)',
    parameters: ['Ada Lovelace', 'ada@clinic.example'],
  });
  const { err } = logError(new Error('not written', { cause: error })) as { err: { cause: object } };
  expect(err.cause).toEqual({
    type: 'PostgresError',
    code: '23505',
    message: 'duplicate key value violates unique constraint "users_email"',
    stack: expect.stringMatching(/^ {4}at .*logged-error\.test\.ts/) as string,
  });
  expect(JSON.stringify(err)).not.toMatch(/ada|Lovelace|insert into/i);
});

it.each([
  [new TypeError('ada@clinic.example isn’t a number'), '… isn’t a number'],
  [new Error('the card 4242 4242 4242 4242'), 'the card …'],
])('%s loses what may belong to a person', (error, message) => {
  expect(logError(error)).toMatchObject({ err: { type: error.name, message } });
});

it('what is thrown without being an error is its text', () => {
  expect(logError('ada@clinic.example')).toMatchObject({ err: '…' });
});
