import { expect, it } from 'vitest';
import { createPaypalRefunds } from './paypal-refunds.ts';

const refund = (id: string, status: string, day: number) => ({
  id,
  status,
  amount: { currency_code: 'EUR', value: `${day}.00` },
  create_time: `2026-11-0${day}T10:00:00Z`,
});

it('reads refunds that were made and those whose money came back, oldest first, and not those in progress', async () => {
  const refunds = createPaypalRefunds({
    ask: () => Promise.reject(new Error('PayPal is not asked')),
    findOrder: async (id) => ({
      id,
      status: 'COMPLETED',
      links: [],
      purchase_units: [
        {
          payments: {
            captures: [],
            refunds: [
              refund('R4', 'CANCELLED', 4),
              { ...refund('R3', 'FAILED', 3), status_details: { reason: 'ECHECK' } },
              refund('R5', 'PENDING', 5),
              refund('R2', 'COMPLETED', 2),
              refund('R1', 'COMPLETED', 1),
            ],
          },
        },
      ],
    }),
    note: () => ({ status: 'unclear' }),
  });
  expect(await refunds.refundsOf('O1')).toEqual({
    made: [
      { id: 'R1', amount: 100 },
      { id: 'R2', amount: 200 },
    ],
    failed: [
      { id: 'R3', amount: 300, reason: 'ECHECK' },
      { id: 'R4', amount: 400, reason: 'CANCELLED' },
    ],
  });
});
