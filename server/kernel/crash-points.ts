/**
 * The moments at which the tests stop the process to see that nothing is lost. The first eight are in the order in which a
 * placement passes them; what is written by then is in `server/modules/order/README.md`.
 */
export const crashPoints = [
  /** The order is written in a transaction that hasn't counted the voucher's use yet; nothing is committed. */
  'placement.before-voucher',
  /** Order and attempt are committed. */
  'placement.order-frozen',
  /** The charge, or its repetition, has not been sent to the provider yet. */
  'placement.before-charge',
  /** The provider has responded; the response is not recorded. */
  'placement.after-charge',
  /** The order is confirmed in a transaction that has written nothing of what comes of it; nothing is committed. */
  'charge.before-sale',
  /** The answer is written with everything that comes of it, and not committed. */
  'charge.before-commit',
  /** The answer is committed, the subscription and the mail's job with it. */
  'charge.after-commit',
  /** Everything is committed; the buyer has no response yet. */
  'placement.before-answer',
  /** A signed event has arrived; nothing is written. */
  'webhook.received',
  /** The event and its effect are written but not committed. */
  'webhook.before-commit',
  /** The try to charge a renewal is committed; the provider has not been asked. */
  'renewal.before-charge',
  /** The provider has answered about a renewal; the answer is not recorded. */
  'renewal.after-charge',
  /** The paid term and its invoice, or what else follows, are written and not committed. */
  'renewal.before-commit',
  /** They are committed, their mail's job with them. */
  'renewal.after-commit',
  /** The attempt of a requested change is written, or the change if it costs nothing; nothing is committed. */
  'change-request.before-commit',
  /** The attempt to charge a change of a subscription is committed; the provider has not been asked. */
  'change.before-charge',
  /** The provider has answered about a change; the answer is not recorded. */
  'change.after-charge',
  /** The changed subscription and its invoice, or what else follows, are written and not committed. */
  'change.before-commit',
  /** They are committed, their mail's job with them. */
  'change.after-commit',
  /** Everything is committed; whoever asked for the change has no response yet. */
  'change-request.before-answer',
  /** What is scheduled for the renewal, or no longer, is written and not committed. */
  'schedule.before-commit',
  /** It is committed, its mail's job with it; its sender has no response yet. */
  'schedule.after-commit',
  /** A refund is written down; the provider has not been asked. */
  'refund.before-provider',
  /** The provider has answered about a refund; nothing of it is booked. */
  'refund.after-provider',
  /** The refund is booked, its outcome isn't written. */
  'refund.before-outcome',
  /** The tax service has recorded an order or a refund; the shop doesn't know. */
  'tax.after-record',
  /** The job has started; no mail has been sent. */
  'mail.before-send',
  /** The mail has been sent, but its job hasn't finished: it runs again. */
  'mail.after-send',
] as const;
export type CrashPointName = (typeof crashPoints)[number];

/** Called at each named point; does nothing outside of tests. */
export type CrashPoint = (name: CrashPointName) => void;

const noCrash: CrashPoint = () => undefined;

/**
 * With `SONDE_CRASH_AT` (`name`, or `name:4` for the fourth time), the process kills itself at that point, like a power
 * failure; never in production.
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
