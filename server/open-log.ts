import pino, { type Logger } from 'pino';
import type { Environment } from './environment/environment.ts';
import { countLines } from './metrics/counted-log.ts';
import type { ShopMeter } from './metrics/shop-meter.ts';
import { loggedError } from './web/logged-error.ts';

/** The log of a process: JSON, a line for each event, without personal data. Its lines are counted if anything is. */
export function openLog({ logLevel }: Environment, meter: ShopMeter | null): Logger {
  const count = meter && countLines(meter);
  return pino({
    level: logLevel,
    base: null,
    serializers: { err: (error: unknown) => loggedError(error) },
    ...(count && {
      hooks: {
        logMethod(parameters, method) {
          count(parameters[0]);
          method.apply(this, parameters);
        },
      },
    }),
  });
}
