import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { type RunningCardSandbox, secretKey, startCardSandbox } from './card-sandbox-server.ts';
import { payer, cardProviderRequests } from './card-provider-requests.ts';

let server: RunningCardSandbox;
let provider: CardProvider;
const { sentences, alerts, providerAt, request, charged, intentOf } = cardProviderRequests(
  () => server,
  () => provider,
);

beforeAll(async () => {
  server = await startCardSandbox();
  provider = providerAt(server.apiBase);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.control({ reset: true });
  sentences.length = 0;
  alerts.length = 0;
});

describe('an unclear response', () => {
  it.each([
    ['lost-answer', 1],
    ['timeout', 1],
    ['error-500', 0],
  ] as const)(
    '%s: stays unclear, and repeating the request later gets the result',
    async (mode, alreadyCharged) => {
      const same = request('pm_card_visa');
      const impatient = providerAt(server.apiBase, secretKey, 300);
      await server.control({ failNext: { path: '/v1/payment_intents', mode } });
      expect(await impatient.charge(same)).toEqual({ status: 'unclear', intentId: null });
      expect(await charged(same.attemptId)).toBe(alreadyCharged * same.amount);
      expect(await provider.charge(same)).toMatchObject({ status: 'succeeded' });
      expect(await charged(same.attemptId)).toBe(same.amount);
      expect(sentences).toEqual([expect.stringContaining(same.attemptId)]);
    },
  );

  it('a decline whose response was lost is a decline when repeated', async () => {
    const same = request('pm_card_chargeDeclined');
    await server.control({ failNext: { path: '/v1/payment_intents', mode: 'lost-answer' } });
    expect(await provider.charge(same)).toMatchObject({ status: 'unclear' });
    expect(await provider.charge(same)).toMatchObject({ status: 'declined', code: 'CARD_DECLINED' });
  });

  it('a key used for another amount is never a decline', async () => {
    const same = request('pm_card_visa');
    await provider.charge(same);
    expect(await provider.charge({ ...same, amount: same.amount + 1 })).toMatchObject({ status: 'unclear' });
  });

  it('no server', async () => {
    const nobody = providerAt('http://127.0.0.1:1/sandbox/card');
    expect(await nobody.charge(request('pm_card_visa'))).toMatchObject({ status: 'unclear' });
    expect(await nobody.retrieve('pi_1')).toEqual({ status: 'unclear', intentId: 'pi_1' });
    expect(await nobody.cancel('pi_1')).toEqual({ status: 'unclear', intentId: 'pi_1' });
    expect(await nobody.refund('pi_1', 100, 'key')).toEqual({ status: 'unclear' });
    expect(await nobody.find(request('pm_card_visa'))).toMatchObject({ status: 'unclear' });
  });

  it('a different server', async () => {
    const html = createServer((_request, response) => response.end('<h1>Hello</h1>'));
    await new Promise<void>((resolve) => html.listen(0, '127.0.0.1', resolve));
    const stranger = providerAt(`http://127.0.0.1:${(html.address() as AddressInfo).port}`);
    expect(await stranger.charge(request('pm_card_visa'))).toMatchObject({ status: 'unclear' });
    html.closeAllConnections();
    html.close();
  });

  it('a slow response ends at the deadline', async () => {
    const slow = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drops = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drops));
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const patient = providerAt(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`, secretKey, 400);
    expect(await patient.charge(request('pm_card_visa'))).toMatchObject({ status: 'unclear' });
    slow.closeAllConnections();
    slow.close();
  });
});

describe('a request that the provider rejects', () => {
  const answers = {
    400: { type: 'invalid_request_error', code: 'parameter_unknown', message: 'Unknown parameter: foo' },
    401: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
    403: { type: 'invalid_request_error', code: 'more_permissions_required', message: 'Not permitted' },
    404: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment method' },
  } as const;
  type Status = keyof typeof answers;
  const statuses = [400, 401, 403, 404] as const satisfies readonly Status[];
  let status: Status;
  let refusing: Server;
  let misconfigured: CardProvider;

  beforeAll(async () => {
    refusing = createServer((_request, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: answers[status] }));
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    misconfigured = providerAt(`http://127.0.0.1:${(refusing.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    refusing.closeAllConnections();
    refusing.close();
  });

  it.each(statuses)(
    '%i ends a first charge as an error of the shop, not as a declined card',
    async (answer) => {
      status = answer;
      expect(await misconfigured.charge(request('pm_card_visa'))).toEqual({
        status: 'declined',
        intentId: null,
        code: 'ORDER_CREATION_FAILED',
      });
    },
  );

  it.each([
    [400, 'PAYMENT_ERROR'],
    [404, 'PAYMENT_ERROR'],
    [401, 'ORDER_CREATION_FAILED'],
    [403, 'ORDER_CREATION_FAILED'],
  ] as const)('%i about a method that describes the buyer is %s, and an alert', async (answer, code) => {
    status = answer;
    const described = { ...request(''), method: 'KLARNA', payer } as const;
    expect(await misconfigured.charge(described)).toEqual({ status: 'declined', intentId: null, code });
    expect(alerts).toHaveLength(1);
  });

  it.each([401, 403] as const)('%i fails no renewal', async (answer) => {
    status = answer;
    const renewal = {
      ...request('pm_card_visa'),
      key: randomUUID(),
      customerId: 'cus_1',
      description: 'Membership',
    };
    expect(await misconfigured.chargeRenewal(renewal)).toEqual({ status: 'unclear', intentId: null });
  });

  it.each([401, 403] as const)('%i leaves open whether an earlier request charged', async (answer) => {
    status = answer;
    const repeated = { ...request('pm_card_visa'), isRepeated: true };
    expect(await misconfigured.charge(repeated)).toEqual({ status: 'unclear', intentId: null });
  });

  const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['charge', () => misconfigured.charge(request('pm_card_visa'))],
    ['charge again', () => misconfigured.charge({ ...request('pm_card_visa'), isRepeated: true })],
    ['retrieve', () => misconfigured.retrieve('pi_1')],
    ['find', () => misconfigured.find(request('pm_card_visa'))],
    ['cancel', () => misconfigured.cancel('pi_1')],
    ['refund', () => misconfigured.refund('pi_1', 100, 'key')],
  ];
  it.each(questions.flatMap(([name, ask]) => statuses.map((answer) => [name, answer, ask] as const)))(
    '%s: %i alerts with the reason',
    async (_name, answer, ask) => {
      status = answer;
      await ask();
      expect(alerts).toEqual([expect.stringContaining(answers[answer].message)]);
      expect(alerts[0]).toContain(String(answer));
      expect(sentences).toEqual([]);
    },
  );

  it('a declined card, an ended payment and a repeated refund raise no alert', async () => {
    await provider.charge(request('pm_card_chargeDeclined'));
    const intentId = await intentOf('pm_card_visa');
    await provider.cancel(intentId);
    await provider.refund(intentId, 431_900, randomUUID());
    await provider.refund(intentId, 431_900, randomUUID());
    expect(alerts).toEqual([]);
  });
});
