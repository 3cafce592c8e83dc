import { withoutPersonalData } from './error-tracker.ts';

/** What the log has of an error. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** The database's, a network's or Node's. */
  readonly code?: string;
  /** Where it was thrown, without the message. */
  readonly stack: string;
  readonly cause?: LoggedError;
}

const causesMax = 3;

const codeOf = (error: Error): { readonly code?: string } =>
  'code' in error && typeof error.code === 'string' ? { code: error.code } : {};

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/**
 * An error for the log: its other fields are left out, because a failed statement has its parameters and the database's
 * detail the row.
 */
export function loggedError(error: unknown, causes = causesMax): LoggedError | string {
  if (!(error instanceof Error)) return withoutPersonalData(String(error));
  const cause = error.cause instanceof Error && causes > 0 ? loggedError(error.cause, causes - 1) : null;
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...codeOf(error),
    stack: framesOf(error),
    ...(cause !== null && typeof cause === 'object' && { cause }),
  };
}
