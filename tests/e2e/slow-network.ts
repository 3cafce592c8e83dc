import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const pieces = 12;
/** Milliseconds between two pieces, enough to draw what has arrived. */
const between = 60;

/** Headers of the original encoding, which no longer apply. */
const packing = ['content-encoding', 'content-length', 'transfer-encoding'];

function* inPieces(text: string): Generator<string> {
  const length = Math.ceil(text.length / pieces);
  for (let begin = 0; begin < text.length; begin += length) yield text.slice(begin, begin + length);
}

async function pass(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  const answer = await fetch(new URL(request.url ?? '/', origin), { redirect: 'manual' });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !packing.includes(name)));
  response.writeHead(answer.status, headers);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) {
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  for (const piece of inPieces(await answer.text())) {
    response.write(piece);
    await pause(between);
  }
  response.end();
}

/** Serves the shop at `origin` with documents in delayed pieces, and everything else at once. */
export async function openSlowNetwork(origin: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    pass(request, response, origin).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
