import { expect, it } from 'vitest';
import { type Import, importDuty } from './import-duty.ts';

it.each<[what: string, order: Import, duty: ReturnType<typeof importDuty>]>([
  [
    'a probe within the country of the warehouse',
    { country: 'US', isShipped: true, kinds: ['DEVICE'] },
    'NOT_IMPORTED',
  ],
  ['a membership', { country: 'IN', isShipped: false, kinds: ['SUBSCRIPTION'] }, 'NOT_IMPORTED'],
  ['a probe in the EU', { country: 'ES', isShipped: true, kinds: ['DEVICE', 'SUBSCRIPTION'] }, 'DUTY_FREE'],
  [
    'a probe in the United Kingdom',
    { country: 'GB', isShipped: true, kinds: ['DEVICE', 'WARRANTY'] },
    'DUTY_FREE',
  ],
  [
    'a probe with a cable in the EU',
    { country: 'DE', isShipped: true, kinds: ['DEVICE', 'ACCESSORY'] },
    'POSSIBLE',
  ],
  [
    'a probe where the tariff isn’t known to be free',
    { country: 'IN', isShipped: true, kinds: ['DEVICE'] },
    'POSSIBLE',
  ],
])('duty on %s', (_what, order, duty) => {
  expect(importDuty(order)).toBe(duty);
});
