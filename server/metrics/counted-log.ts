import type { ShopMeter } from './shop-meter.ts';

/** The hook of the log that counts the lines with an error id and those with an alert. */
export function countLines({ countError, countAlert }: Pick<ShopMeter, 'countError' | 'countAlert'>) {
  return (fields: unknown): void => {
    if (typeof fields !== 'object' || fields === null) return;
    if ('errorId' in fields) countError();
    if ('alert' in fields && typeof fields.alert === 'string') countAlert(fields.alert);
  };
}
