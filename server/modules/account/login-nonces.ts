import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AccountServices } from './account-services.ts';
import { keepNonce } from './account.repository.ts';

/** In seconds. */
const nonceLife = 300;

const isSame = (given: string, secret: string) =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'));

/**
 * Handles `POST /login-nonce/` of the mobile app, which authenticates with its secret as `Authorization: Bearer …`.
 * Returns a nonce that can be used once within five minutes. Null if apps can't sign in.
 */
export function createLoginNonces({
  sql,
  cloudAppSecret,
  now,
}: AccountServices): ((request: Request) => Promise<Response>) | null {
  if (cloudAppSecret === null) return null;
  return async ({ headers }) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
    if (!isSame(given, cloudAppSecret)) return new Response(null, { status: 403 });
    const nonce = randomBytes(32).toString('base64url');
    await keepNonce(sql, nonce, new Date(now().getTime() + nonceLife * 1000));
    return Response.json(
      { nonce, expiresIn: nonceLife },
      { status: 201, headers: { 'Cache-Control': 'no-store' } },
    );
  };
}
