import { createHash } from 'node:crypto';

/** Data in a script element is not run, and needs no leave. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** What a page has to do with beside its own origin. */
export interface PageSurroundings {
  /** Origin of the card provider's script and frames; null when the stand-in plays, which is ours. */
  readonly providerOrigin: string | null;
  /** Origins of the pages in whose frame it may be; none where that is empty. */
  readonly frames: readonly string[];
}

/**
 * No text becomes a script or markup in the browser, but the address of the card provider's script, which
 * `src/payments/trusted-script.ts` lets pass: https://w3c.github.io/trusted-types/dist/spec/
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
} as const;

/** The policy of a page that runs nothing and asks for nothing. */
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
 * The policy of one finished page: its own files, and the inline scripts that it was served with, by hash.
 * Hashes, not nonces: a page and its header can then be cached together.
 */
export function contentSecurityPolicy(html: string, { providerOrigin, frames }: PageSurroundings): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
  const provider = providerOrigin === null ? [] : [providerOrigin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes), ...provider],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...provider.map((origin) => origin.replace('js.', 'api.'))],
    'frame-src': ["'self'", ...provider, ...provider.map((origin) => origin.replace('js.', 'hooks.'))],
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
