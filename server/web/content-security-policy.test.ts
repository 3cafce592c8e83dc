import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
const alone = { isProviderLoaded: false, frames: [] };
const scriptSources = (html: string) => /script-src ([^;]*);/.exec(contentSecurityPolicy(html, alone))?.[1];

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
  ])('allows what the page contains: %s', (_words, html, sources) => {
    expect(scriptSources(html)).toBe(sources);
  });

  it('allows the card provider if a real one is configured, and nothing else', () => {
    const policy = contentSecurityPolicy('', { isProviderLoaded: true, frames: [] });
    expect([...new Set(policy.match(/https:\/\/[^\s;]+/g))].sort()).toEqual([
      'https://*.js.stripe.com',
      'https://api.stripe.com',
      'https://hooks.stripe.com',
      'https://js.stripe.com',
    ]);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy('', alone)).not.toContain('https:');
  });

  it('allows framing only by the listed sites', () => {
    const frames = ['https://shop.example', 'https://vet.example'];
    expect(contentSecurityPolicy('', { ...alone, frames })).toMatch(
      /; frame-ancestors https:\/\/shop\.example https:\/\/vet\.example;/,
    );
    expect(contentSecurityPolicy('', alone)).toMatch(/; frame-ancestors 'none';/);
  });

  it('lets no text become a script', () => {
    expect(contentSecurityPolicy('', alone)).toMatch(
      /; require-trusted-types-for 'script'; trusted-types default$/,
    );
  });
});
