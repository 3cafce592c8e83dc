import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorCommand } from '../../server/operator/operator-command.ts';
import {
  operatorEntries,
  type OperatorLogServices,
  runRecorded,
} from '../../server/operator/operator-log.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const hide = () => database.sql`alter table operator_outcome rename to hidden_outcome`;
afterEach(async () => {
  await database.sql`alter table if exists hidden_outcome rename to operator_outcome`;
});

/** A command during which the record of outcomes goes away. */
const command = (end: () => Promise<{ isDone: boolean; lines: string[]; json: object }>) =>
  ({
    name: 'refund',
    parameters: [],
    help: '',
    run: async () => {
      await hide();
      return end();
    },
  }) satisfies OperatorCommand<OperatorLogServices>;

const run = (one: OperatorCommand<OperatorLogServices>) =>
  runRecorded({ sql: database.sql, operator: 'grace' }, one, ['1042'], { reason: 'Returned' });

describe('an outcome that can no longer be recorded', () => {
  it('leaves what was done done, and says so beside the answer', async () => {
    const done = { isDone: true, lines: ['Refunded.'], json: {} };
    const result = await run(command(() => Promise.resolve(done)));
    expect(result).toEqual({ ...done, recordProblem: expect.stringContaining('operator_outcome') });
    await database.sql`alter table hidden_outcome rename to operator_outcome`;
    const [entry] = await operatorEntries(database.sql, 1);
    expect(entry).toMatchObject({ command: 'refund', reason: 'Returned', isDone: null });
  });

  it('does not hide why a command failed', async () => {
    const broken = run(command(() => Promise.reject(new Error('The provider is away.'))));
    await expect(broken).rejects.toThrow('The provider is away.');
  });
});
