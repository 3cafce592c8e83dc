import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../testing/any-character.ts';
import { appReturn, isAppScheme } from './app-return.ts';

describe('the return to the app', () => {
  it.each([
    'sonde://',
    'sonde://orders',
    'sonde://orders/2026?from=store&tab=open#last',
    'sonde://probes/IQ3-USBC/caf%C3%A9%20one',
    'sonde://account#orders',
    `sonde://orders/${'a'.repeat(497)}`,
  ])('may be %s', (target) => {
    expect(appReturn(target, 'sonde')).toBe(target);
  });

  it.each([
    ['', 'nothing'],
    ['sonde', 'a scheme alone'],
    ['sonde:orders', 'without its slashes'],
    ['sonde://settings', 'a part of the app that no link opens'],
    ['sonde://order', 'half the name of a part'],
    ['sonde://Orders', 'another spelling of a part'],
    ['sonde://toString', 'a name that every object has'],
    ['sonde:///orders', 'an empty first segment'],
    ['sonde://orders@evil.example', 'another host'],
    ['sonde://orders:80', 'a port'],
    ['sonde://orders/../settings', 'a way up'],
    ['sonde://orders/%2E%2e', 'an encoded way up'],
    ['sonde:javascript:alert(1)', 'a script behind the scheme'],
    ['SONDE:javascript:alert(1)', 'a script behind capital letters'],
    ['SONDE://orders', 'another spelling of the scheme'],
    ['javascript:alert(1)', 'a script'],
    ['javascript://sonde://%0Aalert(1)', 'a script with the scheme in its comment'],
    ['data:text/html,<script>alert(1)</script>', 'a page of its own'],
    ['//evil.example', 'another host'],
    ['https://evil.example/sonde://', 'another site'],
    ['https:sonde://orders', 'another site without a host'],
    ['sondes://orders', 'a scheme that begins alike'],
    ['xsonde://orders', 'a scheme that ends alike'],
    [' sonde://orders', 'a space before'],
    ['sonde://orders now', 'a space within'],
    ['\tsonde://orders', 'a tab before'],
    ['so\nnde://orders', 'a line within the scheme'],
    ['sonde://orders\nSet-Cookie: a=b', 'a line'],
    ['sonde://orders\r\n', 'a line at the end'],
    ['sonde://orders%0d%0aSet-Cookie:a=b', 'an encoded line'],
    ['sonde://orders%00', 'an encoded NUL'],
    ['sonde://orders%7f', 'an encoded DEL'],
    ['sonde%3A//orders', 'an encoded colon'],
    ['%73onde://orders', 'an encoded scheme'],
    ['sonde://orders%', 'an encoding that ends'],
    ['sonde://"><script>alert(1)</script>', 'markup'],
    ['sonde://orders\\evil', 'a backslash'],
    ['sonde://‮orders', 'a turned direction'],
    ['sоnde://orders', 'a Cyrillic letter'],
    [`sonde://${'a'.repeat(505)}`, 'too long'],
    [`sonde://${'a'.repeat(1_000_000)}`, 'very long'],
  ])('%# is not %j: %s', (target) => {
    expect(appReturn(target, 'sonde')).toBeNull();
  });

  it.each(['javascript', 'https', 'data', 'mailto', '', 'Sonde', 'so nde'])(
    'never uses the scheme %j, even if configured',
    (scheme) => {
      expect([isAppScheme(scheme), appReturn(`${scheme}://orders`, scheme)]).toEqual([false, null]);
    },
  );

  it('is the exact text, and starts with the configured scheme', () => {
    const beginning = fc.constantFrom('sonde://', 'SONDE://', 'sonde:', '//', 'https://', '');
    fc.assert(
      fc.property(beginning, fc.string({ unit: anyCharacter }), (before, rest) => {
        const target = appReturn(`${before}${rest}`, 'sonde');
        if (target === null) return;
        expect(target).toBe(`${before}${rest}`);
        expect(new URL(target).protocol).toBe('sonde:');
        expect(target).toMatch(/^sonde:\/\/[!-~]*$/);
      }),
    );
  });
});
