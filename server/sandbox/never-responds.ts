import type { Context } from 'hono';

/** Longer than the shop waits for any simulated service. */
const silenceMilliseconds = 10_000;

/** Simulates a service that doesn't respond before its caller times out. */
export const neverResponds = (context: Context): Promise<Response> =>
  new Promise((resolve) => {
    const answer = setTimeout(() => resolve(context.body(null, 504)), silenceMilliseconds);
    context.req.raw.signal.addEventListener('abort', () => {
      clearTimeout(answer);
      resolve(context.body(null, 504));
    });
  });
