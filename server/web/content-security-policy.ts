import { createHash } from 'node:crypto';

/** Script elements with data don't run and need no permission. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** What a page may use beyond its own origin. */
export interface PageSurroundings {
  /** Origin of the card provider's script and frames; null with the stand-in, which is on our own origin. */
  readonly providerOrigin: string | null;
  /** Origins of the pages that may frame it; empty for none. */
  readonly frames: readonly string[];
}

/**
 * Blocks turning text into scripts or markup, except for the URL of the card provider's script, which
 * `src/payments/trusted-script.ts` allows: https://w3c.github.io/trusted-types/dist/spec/
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
} as const;

/** The policy of a page without scripts and requests. */
export const inertPagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The policy of a rendered page: its own files, and its inline scripts by hash.
 * Hashes instead of nonces, so that a page and its header can be cached together.
 */
export function contentSecurityPolicy(html: string, { providerOrigin, frames }: PageSurroundings): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
  const provider = providerOrigin === null ? [] : [providerOrigin];
  // Parts of the provider's script and of the wallets' frames: https://docs.stripe.com/security/guide#content-security-policy
  const parts = provider.map((origin) => origin.replace('js.', '*.js.'));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes), ...provider, ...parts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...provider.map((origin) => origin.replace('js.', 'api.'))],
    'frame-src': [
      "'self'",
      ...provider,
      ...parts,
      ...provider.map((origin) => origin.replace('js.', 'hooks.')),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frames.length === 0 ? ["'none'"] : frames,
    ...trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
