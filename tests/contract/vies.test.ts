import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createViesSandbox } from '../../server/sandbox/vies/vies-sandbox.ts';
import { createViesRegistry } from '../../server/modules/tax/vies-registry.ts';

const sandbox = createViesSandbox();
let asked = 0;
const listener = getRequestListener((request) => {
  asked += 1;
  return sandbox.fetch(request);
});
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
const reports: string[] = [];
const askedAt = '2026-11-20T15:00:00.000Z';
const registry = (requester: { country: string; number: string } | null, url?: string) =>
  createViesRegistry({
    url: url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requester,
    now: () => new Date(askedAt),
    report: (sentence) => reports.push(sentence),
  });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['is registered', '123456704', 'REGISTERED', 1],
  ['is not registered', '123456745', 'NOT_REGISTERED', 1],
  ['is of a member state that does not answer', '123456796', 'UNAVAILABLE', 2],
  ['comes while too many ask', '123456737', 'UNAVAILABLE', 2],
  ['is answered by a page for people', '123456729', 'UNAVAILABLE', 2],
  ['gets no answer in time', '123456788', 'UNAVAILABLE', 2],
])('a number that %s', async (_what, number, answer, questions) => {
  asked = 0;
  expect(await registry(null).consult({ country: 'DE', number })).toEqual({
    answer,
    askedAt,
    consultationNumber: null,
  });
  expect(asked).toBe(questions);
});

it('an unreachable registry decides nothing about a number, and the operator is informed', async () => {
  const { answer } = await registry(null, 'http://127.0.0.1:1').consult({
    country: 'DE',
    number: '123456704',
  });
  expect(answer).toBe('UNAVAILABLE');
  expect(reports.at(-1)).toMatch(/^The registry of tax ids \(http:\/\/127\.0\.0\.1:1\) gave no answer/);
});

it('a seller with a number of its own gets a consultation number', async () => {
  const { consultationNumber } = await registry({ country: 'IE', number: '1234567T' }).consult({
    country: 'DE',
    number: '123456704',
  });
  expect(consultationNumber).toMatch(/^WAPI[0-9A-F]{12}$/);
});
