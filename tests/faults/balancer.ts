import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A load balancer before several processes of a shop. */
export interface Balancer {
  readonly url: string;
  /** Resolves when exactly the processes of these ports are ready. */
  onlyReady(ports: readonly number[]): Promise<void>;
  /** Requests that each process has answered, by port. */
  readonly answered: ReadonlyMap<number, number>;
  /** The statuses of the processes' answers. */
  readonly statuses: ReadonlySet<number>;
  close(): Promise<void>;
}

/** In milliseconds. */
const betweenLooks = 100;
const longestLook = 1_000;
const longestAnswer = 3_000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Another one for every request, as of a buyer with an address of their own; unless the request names its own. */
const nextAddress = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;

/** Sends a request over a connection of its own, so that none is left behind at a process that ends. */
async function send(
  port: number,
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { body, timeout }: { readonly body: Buffer; readonly timeout: number },
): Promise<Answer> {
  const sent = request({
    host: '127.0.0.1',
    port,
    agent: false,
    signal: AbortSignal.timeout(timeout),
    ...(method !== undefined && { method }),
    path: url,
    headers: { ...headers, connection: 'close' },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await readAll(answer) };
}

/** Another process may have a file that this one doesn't, as in the examples of `deploy/`. */
const isOfAnother = (path: string | undefined, { status }: Answer) =>
  status === 404 && path?.startsWith('/assets/') === true;

/** Only what no process has received is sent to the next one. */
const wasNotReceived = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/**
 * Opens a balancer that asks `/readyz` of each process, sends requests to those that are ready, one after the other,
 * and answers 502 where a process died or didn't answer in time.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const answered = new Map<number, number>();
  const statuses = new Set<number>();
  const closing = new AbortController();
  let turn = 0;

  async function watch(port: number): Promise<void> {
    const look = { method: 'GET', url: '/readyz', headers: {} };
    while (!closing.signal.aborted) {
      const answer = await send(port, look, { body: Buffer.alloc(0), timeout: longestLook }).catch(
        () => null,
      );
      if (answer?.status === 200) ready.add(port);
      else ready.delete(port);
      await pause(betweenLooks, null, { signal: closing.signal }).catch(() => null);
    }
  }

  async function forward(message: IncomingMessage, body: Buffer): Promise<Answer> {
    const { method, url } = message;
    const forwarded = { method, url };
    const candidates = [...ready];
    turn += 1;
    // Others raise it while this request waits.
    const first = turn;
    for (let index = 0; index < candidates.length; index += 1) {
      const port = candidates[(first + index) % candidates.length] ?? 0;
      try {
        const headers = { 'x-forwarded-for': nextAddress(first), ...message.headers };
        const answer = await send(port, { ...forwarded, headers }, { body, timeout: longestAnswer });
        answered.set(port, (answered.get(port) ?? 0) + 1);
        if (isOfAnother(url, answer) && index < candidates.length - 1) continue;
        statuses.add(answer.status);
        return answer;
      } catch (error) {
        if (!wasNotReceived(error)) break;
      }
    }
    return { status: 502, headers: {}, body: Buffer.from('No process has answered.') };
  }

  async function answerWith(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await forward(message, await readAll(message));
    const { connection: _, 'transfer-encoding': __, ...kept } = headers;
    response.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
  }

  const server = createServer((message, response) => {
    answerWith(message, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const watching = Promise.all(ports.map(watch));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async onlyReady(requested) {
      while (requested.length !== ready.size || requested.some((port) => !ready.has(port))) await pause(20);
    },
    answered,
    statuses,
    async close() {
      closing.abort();
      server.close();
      server.closeAllConnections();
      await watching;
    },
  };
}
