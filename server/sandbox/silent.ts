import type { Context } from 'hono';

/** Longer than the shop waits for any service that is played here. */
const silenceMilliseconds = 10_000;

/** A service that does not answer before its caller gives up. */
export const silent = (context: Context): Promise<Response> =>
  new Promise((resolve) => {
    const answer = setTimeout(() => resolve(context.body(null, 504)), silenceMilliseconds);
    context.req.raw.signal.addEventListener('abort', () => {
      clearTimeout(answer);
      resolve(context.body(null, 504));
    });
  });
