import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { tradeInDriver } from '../view-paths/drive/trade-in-driver.ts';
import { nobodyAnswers } from './causes.ts';
import type { Cause, ShopTable } from './shop-table.ts';

const { owner } = scenarios['trade-in']?.inputs ?? {};
const inputs = { owner } as Scenario['inputs'];
const create = 'TradeInCreate';
const ownKey = 'The browser makes the key itself and always can.';

/** Every walk describes the same probe, whose serial number counts once. */
const register: Cause = async ({ world, requests }) => {
  const request = await requests.take(create);
  const { serialNumber } = request.variables['input'] as { readonly serialNumber: string };
  await world.sql`delete from voucher
    where code in (select voucher_code from trade_in where serial_number = ${serialNumber})`;
  await request.pass();
};

/** The trade-in of an owner in the United States. */
export const tradeInTable: ShopTable = {
  flow: 'trade-in',
  driverOn: tradeInDriver,
  inputs,
  open: async ({ page }) => void (await page.goto('/us/en/trade-in/')),
  operations: { registerProbe: create },
  services: {
    createTradeInKey: {
      made: { cause: () => Promise.resolve() },
      silent: { cannot: ownKey },
    },
    registerProbe: {
      registered: { cause: register },
      refused: {
        cause: async ({ requests }) => {
          const request = await requests.take(create);
          await request.pass({ input: { ...(request.variables['input'] as object), serialNumber: 'SQ2' } });
        },
      },
      silent: nobodyAnswers(create),
    },
  },
  events: {},
  mayHappen: ({ children }, label) =>
    children['createTradeInKey'] === undefined || label.startsWith('createTradeInKey: '),
  asksFor: [],
  instant: ['createTradeInKey'],
  outOfReach: {
    'trade-in.opening: always [isNothingTradedIn] → trade-in.notOffered':
      'Every country of the shop sells a probe that an old one is traded in for.',
    'trade-in.registering.naming: xstate.error.actor.createTradeInKey → trade-in.describing.undelivered':
      ownKey,
  },
};
