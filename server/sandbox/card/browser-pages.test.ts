import { describe, expect, it } from 'vitest';
import { createChallengePage, createFramePages } from './browser-pages.ts';
import type { Challenge } from './three-d-secure.ts';
import { createWalletButtonsPage, createWalletSheet } from './wallet-pages.ts';

const origins = ['https://shop.example', 'http://localhost:3000'];

const challenge = (isOpen: boolean, returnUrl: string | null): Challenge => ({
  authentication: {
    id: 'auth_1',
    object: 'authentication',
    payment_intent: 'pi_1',
    state: isOpen ? 'pending' : 'succeeded',
    return_url: returnUrl,
  },
  payment: { amount: 389_900, currency: 'usd' },
  methodType: 'card',
  clientSecret: 'pi_1_secret_1',
  isOpen,
});

const pages = [
  ['the buttons of wallets', createWalletButtonsPage()],
  ['the sheet of a wallet', createWalletSheet('apple_pay', { amount: 389_900, currency: 'usd' })],
  ...createFramePages(),
  ['the question', createChallengePage(challenge(true, null))],
  ['the answered question', createChallengePage(challenge(false, null))],
  ['a question with a way back', createChallengePage(challenge(true, 'https://shop.example/back/'))],
] as const;

const policyOf = (page: (typeof pages)[number][1]) =>
  new Map(
    (page.headers(origins)['Content-Security-Policy'] ?? '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('a page that the shop embeds in a sandboxed frame', () => {
  it('is one of these', () => {
    expect(pages.map(([name]) => name)).toEqual([
      'the buttons of wallets',
      'the sheet of a wallet',
      'controller',
      'iban',
      'number',
      'expiry',
      'security-code',
      'the question',
      'the answered question',
      'a question with a way back',
    ]);
  });

  it.each(pages)('lists the origins of the shop, because its own is opaque: %s', (_name, page) => {
    const policy = policyOf(page);
    expect([...policy.values()].flat()).not.toContain("'self'");
    for (const name of ['connect-src', 'form-action', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(expect.arrayContaining(origins));
  });
});
