import { expect, it } from 'vitest';
import { createRateLimits, rateLimits } from '../../kernel/rate-limits/rate-limits.ts';
import { refusal } from '../../kernel/refusal.ts';
import { limitedTrial, limitedVoucher } from './agent-limits.ts';
import type { AgentCall, AgentServices } from './operation.types.ts';

const profileUrl = 'https://agent.example/profile.json';
const call = { platform: { profileUrl } } as AgentCall;

it.each([
  ['a right code', [], false],
  ['a wrong code', [refusal('VOUCHER_NOT_APPLICABLE', 'voucherCode', 'UNKNOWN')], true],
  [
    'a code while a payment is under way',
    [refusal('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY')],
    false,
  ],
] as const)('%s leaves as many tries as it should', async (_what, refusals, isCounted) => {
  const limits = createRateLimits(() => 0);
  const mostTries = 20;
  const services = { limits } as AgentServices;
  for (let tries = 0; tries < mostTries; tries += 1)
    await limitedVoucher(services, call, 'checkout', async () => ({ refusals, checkout: null }));
  expect(limits.waitFor('voucher', { address: '', checkout: 'checkout', platform: profileUrl }) > 0).toBe(
    isCounted,
  );
});

it('a platform asks for so many trials that were had already, over all its checkouts, and others for more', async () => {
  const limits = createRateLimits(() => 0);
  const services = { limits } as AgentServices;
  const ask = (by: AgentCall, checkout: string, isUsed: boolean) =>
    limitedTrial(
      services,
      by,
      checkout,
    )(
      async () => 'answered',
      () => isUsed,
    );
  for (let asked = 0; asked < rateLimits.trial.platform.burst; asked += 1) {
    expect(await ask(call, `given ${asked}`, false)).toBe('answered');
    expect(await ask(call, `used ${asked}`, true)).toBe('answered');
  }
  expect(await ask(call, 'another', false)).toBeNull();
  const other = { platform: { profileUrl: 'https://other.example/profile.json' } } as AgentCall;
  expect(await ask(other, 'another', false)).toBe('answered');
});
