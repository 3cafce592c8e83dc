import { lastShopDay } from '@sonde/machines/rules/time';
import { formPayload } from '../../kernel/form-payload.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { tradeInOwedBy, tradeInStatus } from './order-trade-in.ts';
import { createTradeIn, type TradeInAnswer, type TradeInServices } from './create-trade-in.ts';

function payload(answer: TradeInAnswer) {
  if (!answer.ok) return { ...formPayload(answer.refusals), tradeIn: null };
  const { credit, allInCredit, currency, ...tradeIn } = answer.tradeIn;
  return {
    ...formPayload([]),
    tradeIn: {
      ...tradeIn,
      credit: { amount: credit, currency },
      allInCredit: allInCredit === null ? null : { amount: allInCredit, currency },
      lastDay: lastShopDay(answer.expiresAt.toISOString()),
    },
  };
}

/** Old probes for credit. Available to everyone, without signing in. */
export const tradeInApi = (services: TradeInServices): ModuleApi => ({
  limits: { tradeInCreate: [{ limit: 'tradeIn' }] },
  refuse: async (refusal) => ({ ...formPayload([refusal]), tradeIn: null }),
  resolvers: {
    Order: {
      async tradeIn({ isAccessGranted, number, voucherCode, confirmed }) {
        if (!isAccessGranted) return null;
        const confirmedAt = confirmed == null ? null : new Date(confirmed);
        const tradeIn = await tradeInOwedBy(services.sql, {
          number,
          voucherCode: voucherCode ?? null,
          confirmedAt,
        });
        return tradeIn && { ...tradeIn, status: tradeInStatus(tradeIn) };
      },
    },
    Mutation: {
      async tradeInCreate(_parent, { input, idempotencyKey }, { idempotencyKey: header }) {
        return payload(
          await createTradeIn(services, { ...input, idempotencyKey: idempotencyKey ?? header ?? '' }),
        );
      },
    },
  },
});
