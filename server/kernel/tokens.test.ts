import { describe, expect, it } from 'vitest';
import { createTokens, hashToken, isToken } from './tokens.ts';

const secret = 'a secret that is long enough for a test';
const id = '6f1c1f0e-6a0b-4c39-9a63-0b1b1f0f4a11';

describe('tokens', () => {
  it('are the same for the same object, so that a later mail can contain them', () => {
    expect(createTokens(secret)('order', id)).toBe(createTokens(secret)('order', id));
  });

  it('differ by kind, id and secret', () => {
    const derive = createTokens(secret);
    const tokens = [
      derive('order', id),
      derive('checkout', id),
      derive('order', `${id}x`),
      createTokens(`${secret}x`)('order', id),
    ];
    expect(new Set(tokens).size).toBe(4);
  });

  it('have 256 bits in a form that fits in a URL', () => {
    const token = createTokens(secret)('order', id);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(isToken(token)).toBe(true);
  });

  it.each([
    '',
    'short',
    `${'x'.repeat(42)}=`,
    'x'.repeat(44),
    `${'x'.repeat(42)}\u0000`,
    `${'x'.repeat(43)}\n`,
  ])('are not %j', (text) => expect(isToken(text)).toBe(false));

  it('are stored as 32 bytes from which they can’t be recovered', () => {
    const token = createTokens(secret)('order', id);
    expect(hashToken(token)).toHaveLength(32);
    expect(hashToken(token).toString('base64url')).not.toBe(token);
  });
});
