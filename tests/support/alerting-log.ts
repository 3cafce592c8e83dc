import { pino } from 'pino';

/** A log whose errors are handed to a test. */
export const alertingLog = (alert: (sentence: string) => void) =>
  pino(
    { level: 'error' },
    { write: (line: string) => alert(String((JSON.parse(line) as { msg: unknown }).msg)) },
  );
