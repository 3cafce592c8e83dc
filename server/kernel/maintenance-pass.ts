import { timingSafeEqual } from 'node:crypto';
import { type DeriveToken, hashToken } from './tokens.ts';

/** How long a pass is valid, in seconds. */
export const maintenancePassSeconds = 12 * 3600;

const passPattern = /^(\d{10})\.([A-Za-z0-9_-]{43})$/;

/**
 * Issues a pass with which a browser sees the shop during maintenance: when it ends, and an HMAC of that. It is never
 * stored, and can't be withdrawn before it ends.
 */
export function issueMaintenancePass(deriveToken: DeriveToken, now: Date): string {
  const end = String(Math.floor(now.getTime() / 1000) + maintenancePassSeconds);
  return `${end}.${deriveToken('maintenance', end)}`;
}

/** Whether a text is a pass that hasn't ended. */
export function isMaintenancePass(deriveToken: DeriveToken, pass: string, now: Date): boolean {
  const [, end, token] = passPattern.exec(pass) ?? [];
  return (
    end !== undefined &&
    token !== undefined &&
    Number(end) * 1000 > now.getTime() &&
    timingSafeEqual(hashToken(token), hashToken(deriveToken('maintenance', end)))
  );
}
