/**
 * The moments at which the tests stop the process to see that nothing is lost. The first eight are in the order in which a
 * placement passes them; what is written by then is in `server/modules/order/README.md`.
 */
export const crashPoints = [
  /** The order is written in a transaction that has not counted the voucher's use yet; nothing is committed. */
  'placement.before-voucher',
  /** Order and attempt are committed. */
  'placement.order-frozen',
  /** The provider has not been asked, or not again. */
  'placement.before-charge',
  /** The provider has answered, and nothing here says so. */
  'placement.after-charge',
  /** The order is confirmed in a transaction that has written nothing of what comes of it; nothing is committed. */
  'charge.before-sale',
  /** The answer is written with everything that comes of it, and not committed. */
  'charge.before-commit',
  /** The answer is committed, the subscription and the mail's job with it. */
  'charge.after-commit',
  /** Everything is committed, and the buyer has not heard of it. */
  'placement.before-answer',
  /** A signed event has arrived, and nothing is written. */
  'webhook.received',
  /** The event and its effect are written and not committed. */
  'webhook.before-commit',
  /** The job has begun, and no mail has left. */
  'mail.before-send',
  /** The mail has left, and its job is not finished: it runs again. */
  'mail.after-send',
] as const;
export type CrashPointName = (typeof crashPoints)[number];

/** Passed at each named moment; does nothing but in tests. */
export type CrashPoint = (name: CrashPointName) => void;

const noCrash: CrashPoint = () => undefined;

/**
 * With `SONDE_CRASH_AT` (`name`, or `name:4` for the fourth time) the process kills itself at that moment, as a power cut
 * would; never in production.
 */
export function crashPointFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): CrashPoint {
  const [crashAt, times = '1'] = (environment['SONDE_CRASH_AT'] ?? '').split(':');
  if (crashAt === '' || environment['NODE_ENV'] === 'production') return noCrash;
  let left = Number(times);
  return (name) => {
    if (name !== crashAt) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
