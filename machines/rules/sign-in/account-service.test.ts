import { expect, it } from 'vitest';
import { signInAddress, signOutAddress } from './account-service.ts';

it('requests a token from the account service, in the language of the page', () => {
  const address = new URL(
    signInAddress({
      cloudUrl: 'https://cloud.example/accounts',
      redirectUri: 'https://shop.example/de/de/login/',
      state: 'a&b=c',
      language: 'de-DE',
    }),
  );
  expect([address.origin, address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    'https://cloud.example',
    '/accounts/authorize',
    {
      response_type: 'token',
      client_id: 'sonde-store',
      redirect_uri: 'https://shop.example/de/de/login/',
      state: 'a&b=c',
      ui_locales: 'de-DE',
    },
  ]);
});

it('signs out there and returns', () => {
  expect(signOutAddress('https://cloud.example', 'https://shop.example/us/en/')).toBe(
    'https://cloud.example/logout?client_id=sonde-store&post_logout_redirect_uri=https%3A%2F%2Fshop.example%2Fus%2Fen%2F',
  );
});
