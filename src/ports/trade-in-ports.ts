import type { TradeInPorts } from '@sonde/machines/trade-in';
import { randomUuid } from '../browser/random-uuid.ts';
import { mutate } from '../graphql/client.ts';
import { fromApiMoney } from '../graphql/from-api-money.ts';
import type { CountryCode, ProductLine, TradeInCondition } from '../graphql/schema.generated.ts';
import { storeClient } from '../graphql/store-client.ts';
import { TradeInCreateDocument } from '../graphql/trade-in.generated.ts';

/** The ports of the flow, implemented with the store API. */
export function createTradeInPorts(): TradeInPorts {
  return {
    createTradeInKey: async () => randomUuid(),
    registerProbe: async ({ country, productLine, condition, serialNumber, idempotencyKey }) => {
      const { tradeInCreate } = await mutate(storeClient, TradeInCreateDocument, {
        input: {
          country: country as CountryCode,
          productLine: productLine as ProductLine,
          condition: condition as TradeInCondition,
          serialNumber,
        },
        idempotencyKey,
      });
      const { tradeIn, formErrors } = tradeInCreate;
      if (tradeIn === null) return { status: 'refused', refusals: formErrors };
      const { credit, allInCredit, voucherCode, lastDay } = tradeIn;
      return {
        status: 'registered',
        registered: {
          credit: fromApiMoney(credit),
          allInCredit: allInCredit && fromApiMoney(allInCredit),
          voucherCode,
          lastDay,
        },
      };
    },
  };
}
