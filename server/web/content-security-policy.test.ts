import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
const scriptSources = (html: string) => /script-src ([^;]*);/.exec(contentSecurityPolicy(html, null))?.[1];

describe('the policy of a page', () => {
  it.each([
    ['no script', '<p>Text</p>', "'self'"],
    ['an inline script', '<script>a()</script>', `'self' ${hash('a()')}`],
    [
      'a module over lines',
      '<script type="module">\nimport "/a.js";\n</script>',
      `'self' ${hash('\nimport "/a.js";\n')}`,
    ],
    ['a file', '<script src="/a.js" defer></script>', "'self'"],
    ['data', '<script type="application/json">{"a":1}</script>', "'self'"],
    ['the same script twice', '<script>a()</script><script>a()</script>', `'self' ${hash('a()')}`],
    ['text that looks like one', '&lt;script&gt;a()&lt;/script&gt;', "'self'"],
  ])('allows what the page holds: %s', (_words, html, sources) => {
    expect(scriptSources(html)).toBe(sources);
  });

  it('names the card provider where a real one is configured, and nobody else', () => {
    const policy = contentSecurityPolicy('', 'https://js.stripe.com');
    expect([...new Set(policy.match(/https:\/\/[^\s;]+/g))].sort()).toEqual([
      'https://api.stripe.com',
      'https://hooks.stripe.com',
      'https://js.stripe.com',
    ]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy('', null)).not.toContain('https:');
  });
});
