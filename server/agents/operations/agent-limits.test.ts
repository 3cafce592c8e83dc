import { expect, it } from 'vitest';
import { createRateLimits } from '../../kernel/rate-limits/rate-limits.ts';
import { refusal } from '../../kernel/refusal.ts';
import { limitedVoucher } from './agent-limits.ts';
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
