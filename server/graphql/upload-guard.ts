import type { RateLimits } from '../kernel/rate-limits/rate-limits.ts';
import { tooManyTries } from './http-form.ts';
import { graphqlRefusal } from './request-form.ts';
import { createUploadGate, uploadLimit } from './uploads.ts';

/** Lets a request with a file through to be read, or refuses it unread. */
export type UploadGuard = (clientAddress: string, read: () => Promise<Response>) => Promise<Response>;

/**
 * Creates the guard that counts requests with files for each client and lets few of them into memory at once. Every
 * process that reads files needs one, even if it only forwards them.
 */
export function createUploadGuard(limits: RateLimits): UploadGuard {
  const gate = createUploadGate();
  return async (clientAddress, read) => {
    const subject = { address: clientAddress, checkout: null };
    const seconds = limits.waitFor(uploadLimit, subject);
    if (seconds > 0) {
      const { status, headers } = tooManyTries(seconds);
      return graphqlRefusal(status, 'TOO_MANY_TRIES', { code: 'RATE_LIMITED', headers: { ...headers } });
    }
    const passed = await gate.pass(clientAddress, () => {
      limits.count(uploadLimit, subject);
      return read();
    });
    const busy = { code: 'SERVICE_UNAVAILABLE', headers: { 'retry-after': '5' } };
    return passed ?? graphqlRefusal(503, 'Too many files at once. Try again in a moment.', busy);
  };
}
