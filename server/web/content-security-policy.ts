import { createHash } from 'node:crypto';
import { providerScriptSources } from '@sonde/machines/rules/payment';

/** Script elements with data don't run and need no permission. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** What a page may use beyond its own origin. */
export interface PageSurroundings {
  /** Whether it loads the card provider's script and frames; not with the stand-in, which is on our own origin. */
  readonly isProviderLoaded: boolean;
  /** Origins of the pages that may frame it; empty for none. */
  readonly frames: readonly string[];
}

/** Where the card provider's script sends its requests, and the frames in which a bank asks the buyer. */
const providerRequests = 'https://api.stripe.com';
const bankFrames = 'https://hooks.stripe.com';

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
export function contentSecurityPolicy(html: string, { isProviderLoaded, frames }: PageSurroundings): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
  const ofProvider = (...sources: readonly string[]) => (isProviderLoaded ? sources : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes), ...ofProvider(...providerScriptSources)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...ofProvider(providerRequests)],
    'frame-src': ["'self'", ...ofProvider(...providerScriptSources, bankFrames)],
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
