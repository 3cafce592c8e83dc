import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

const LONGEST_SILENCE_MILLISECONDS = 60_000;

/** Sends the headers and half of the body, then breaks the connection. */
export function loseAnswer(
  answer: { readonly status: number; readonly body: string },
  connection: Partial<HttpBindings>,
): Response {
  const half = answer.body.slice(0, answer.body.length / 2);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(answer.body)),
  };
  const { outgoing } = connection;
  if (!outgoing)
    return new Response(half, {
      status: answer.status,
      headers: { 'Content-Type': headers['Content-Type'] },
    });
  outgoing.writeHead(answer.status, headers);
  outgoing.write(half, () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Sends nothing until the client gives up, or for a minute. */
export async function staySilent(request: Request): Promise<Response> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_SILENCE_MILLISECONDS);
    timer.unref();
    request.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return new Response(null, { status: 504 });
}
