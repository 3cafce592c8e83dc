import { expect, it } from 'vitest';
import { rateLimits } from './rate-limits.ts';

/** What an attacker gets from one address in a day, beyond the burst. */
const perDay = ({ burst, perMinute }: { readonly burst: number; readonly perMinute: number }) =>
  burst + perMinute * 60 * 24;

it('declined cards: a hospital behind one address has room for a bad day, a tester of stolen cards does not', () => {
  const { client, checkout } = rateLimits.decline;
  expect(client.burst).toBeGreaterThanOrEqual(20);
  expect(client.burst).toBeLessThanOrEqual(60);
  expect(perDay(client)).toBeLessThan(5_000);
  expect(checkout.burst).toBeGreaterThanOrEqual(5);
  expect(checkout.burst).toBeLessThanOrEqual(20);
});

it('voucher codes: a buyer who mistypes has room, a person who guesses does not', () => {
  const { client, checkout } = rateLimits.voucher;
  expect(checkout.burst).toBeGreaterThanOrEqual(10);
  expect(client.burst).toBeLessThanOrEqual(100);
  // One in a thousand of the codes with five letters and digits.
  expect(perDay(client)).toBeLessThan(36 ** 5 / 1000);
});

it('new checkouts: a department that orders together has room, a flood does not', () => {
  const { client } = rateLimits.checkout;
  expect(client.burst).toBeGreaterThanOrEqual(50);
  expect(client.burst).toBeLessThanOrEqual(200);
  expect(client.perMinute).toBeLessThanOrEqual(60);
});

it('agents: a platform with thousands of users has room, and its checkouts of a day have an end', () => {
  expect(rateLimits.agentRequest.platform.perMinute).toBeGreaterThanOrEqual(300);
  expect(perDay(rateLimits.agentCheckout.platform)).toBeLessThan(100_000);
});

it('emails that cost nothing: one mailbox gets a few hundred a day at most', () => {
  expect(perDay(rateLimits.mail.recipient)).toBeLessThan(400);
});
