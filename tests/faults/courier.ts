import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Chance } from './random.ts';

/** Takes the providers' events and brings them to the shop late, in another order, several times and among forged ones. */
export interface Courier {
  /** Where the providers send them. */
  readonly url: string;
  /** Responses that no event may have. */
  readonly problems: readonly string[];
  /** How many the shop has confirmed, repetitions included, and how many forged ones it has refused, by the path of their provider. */
  readonly counts: ReadonlyMap<string, Readonly<Counts>>;
  /** Begins to deliver, to the shop's URL. */
  deliverTo(shop: string): void;
  /** Resolves when the shop has confirmed each as often as it is brought, or has refused it, which is a problem. */
  emptied(): Promise<void>;
  close(): Promise<void>;
}

interface Counts {
  confirmed: number;
  forged: number;
}

interface Parcel {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In milliseconds since 1970. */
  readonly notBefore: number;
  left: number;
}

const longestDelay = 2_000;
const lanes = 2;
const kept = ['content-type', 'stripe-signature'];
/** Where the signer's certificate is. A process that starts plays the signer at an address of its own. */
const certificateAt = 'paypal-cert-url';

/** The headers of a request that its provider hasn't signed, or not so. */
const forgeries: readonly ((parcel: Parcel) => Pick<Parcel, 'body' | 'headers'>)[] = [
  ({ body }) => ({ body, headers: { 'content-type': 'application/json' } }),
  ({ body, headers }) => ({ body: `${body} `, headers }),
  ({ body, headers }) => ({ body: body.replace(/"id":\s*"[^"]*"/, '"id":"evt_forged"'), headers }),
];

export async function openCourier(chance: Chance, webhookSecret: string): Promise<Courier> {
  const parcels: Parcel[] = [];
  const problems: string[] = [];
  const counts = new Map<string, Counts>();
  const countsAt = (path: string): Counts => {
    const found = counts.get(path) ?? { confirmed: 0, forged: 0 };
    counts.set(path, found);
    return found;
  };
  let latestCertificate = '';
  const application = new Hono();
  application.post('/webhooks/*', async (context) => {
    const headers = [...context.req.raw.headers].filter(
      ([name]) => kept.includes(name) || name.startsWith('paypal-'),
    );
    latestCertificate = context.req.header(certificateAt) ?? latestCertificate;
    parcels.push({
      path: context.req.path,
      body: await context.req.text(),
      headers: Object.fromEntries(headers),
      notBefore: Date.now() + chance.next() * longestDelay,
      left: 1 + Math.floor(chance.next() * 3),
    });
    return context.body(null, 200);
  });
  const server = serve({ fetch: application.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const ended = new AbortController();

  /** As the card provider does for each delivery. */
  const signedNow = ({ body, headers }: Pick<Parcel, 'body' | 'headers'>): Parcel['headers'] => {
    if (headers[certificateAt] !== undefined) return { ...headers, [certificateAt]: latestCertificate };
    if (headers['stripe-signature'] === undefined) return headers;
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
    return { ...headers, 'stripe-signature': `t=${seconds},v1=${signature}` };
  };

  /** The shop's status; 0 if it doesn't answer. */
  const post = async (url: string, { body, headers }: Pick<Parcel, 'body' | 'headers'>): Promise<number> =>
    fetch(url, { method: 'POST', body, headers }).then(
      ({ status }) => status,
      () => 0,
    );

  /** Whether the process that had the certificate has ended, so that no one can check the signature any more. */
  const hasSignerEnded = async (certificate: string | undefined): Promise<boolean> =>
    certificate !== undefined &&
    fetch(certificate).then(
      ({ ok }) => !ok,
      () => true,
    );

  async function bring(shop: string, parcel: Parcel): Promise<void> {
    const url = `${shop}${parcel.path}`;
    const ofProvider = countsAt(parcel.path);
    if (chance.next() < 0.3 || ofProvider.forged === 0) {
      const forge = chance.pick(forgeries.map((each) => [1, each] as const));
      const status = await post(url, forge({ ...parcel, headers: signedNow(parcel) }));
      if (![0, 400, 503].includes(status)) problems.push(`A forged event was answered with ${status}`);
      if (status === 400) ofProvider.forged += 1;
    }
    const genuine = { body: parcel.body, headers: signedNow(parcel) };
    const statuses = await Promise.all([
      post(url, genuine),
      ...(chance.next() < 0.3 ? [post(url, genuine)] : []),
    ]);
    const unexpected = statuses.find((status) => ![0, 200, 503].includes(status));
    if (unexpected !== undefined) {
      const isUncheckable = unexpected === 400 && (await hasSignerEnded(genuine.headers[certificateAt]));
      if (!isUncheckable) problems.push(`${parcel.body} was answered with ${unexpected}`);
      parcel.left = 0;
      return;
    }
    const confirmed = statuses.filter((status) => status === 200).length;
    ofProvider.confirmed += confirmed;
    if (confirmed > 0) parcel.left -= 1;
  }

  async function walk(shop: string): Promise<void> {
    while (!ended.signal.aborted) {
      const due = parcels.filter(({ notBefore, left }) => left > 0 && notBefore <= Date.now());
      const parcel = due[Math.floor(chance.next() * due.length)];
      await (parcel === undefined ? pause(50) : bring(shop, parcel));
    }
  }
  let walks: Promise<unknown> = Promise.resolve();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    problems,
    counts,
    deliverTo(shop) {
      walks = Promise.all(Array.from({ length: lanes }, () => walk(shop)));
    },
    async emptied() {
      while (parcels.some(({ left }) => left > 0)) await pause(50);
    },
    async close() {
      ended.abort();
      await walks;
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
