import type { ShopMeter } from './shop-meter.ts';

/** The hook of the log that counts the lines with an error id, those with a trail as reports of pages, and those with an alert. */
export function countLines({ countError, countAlert }: Pick<ShopMeter, 'countError' | 'countAlert'>) {
  return (fields: unknown): void => {
    if (typeof fields !== 'object' || fields === null) return;
    if ('errorId' in fields) countError('trail' in fields ? 'page' : 'server');
    if ('alert' in fields && typeof fields.alert === 'string') countAlert(fields.alert);
  };
}
