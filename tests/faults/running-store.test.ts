import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutsideDatabase } from './fault-database.ts';
import type { FaultDatabase } from './fault-database.ts';
import { createStore } from './running-store.ts';
import type { RunningStore } from './running-store.ts';

let database: FaultDatabase;
let store: RunningStore;

beforeAll(async () => {
  database = await createOutsideDatabase();
  store = await createStore(database.environment);
});
afterAll(async () => {
  await store.kill();
  await database.close();
});

it('resolves its waiting callers, through a start that is killed before it is listening', async () => {
  const waiting = store.up();
  const started = store.start();
  await store.kill();
  await started;

  await store.start();

  await expect(waiting).resolves.toBeUndefined();
});

it('makes callers after a death wait for the next start', async () => {
  await store.kill();
  const words: string[] = [];
  const waiting = store.up().then(() => words.push('let in'));
  await turn();
  expect(words).toEqual([]);

  await store.start();
  await waiting;
  expect(words).toEqual(['let in']);
});
