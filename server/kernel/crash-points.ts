/** The moments at which the tests stop the process to see that nothing is lost. In the order in which a placement passes them. */
export const crashPoints = [
  'placement.before-voucher',
  'placement.order-frozen',
  'placement.before-charge',
  'placement.after-charge',
  'charge.before-commit',
  'charge.after-commit',
  'placement.before-answer',
  'webhook.received',
  'webhook.before-commit',
  'mail.before-send',
  'mail.after-send',
] as const;
export type CrashPointName = (typeof crashPoints)[number];

/** Passed at each named moment; does nothing but in tests. */
export type CrashPoint = (name: CrashPointName) => void;

export const noCrash: CrashPoint = () => undefined;

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
