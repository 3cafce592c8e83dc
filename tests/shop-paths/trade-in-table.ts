import { expect } from '@playwright/test';
import type { TradeInLine } from '../../machines/rules/trade-in/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { serialNumberOf } from '../support/serial-number.ts';
import { tradeInDriver } from '../view-paths/drive/trade-in-driver.ts';
import { nobodyAnswers } from './causes.ts';
import type { Cause, ShopTable } from './shop-table.ts';

const { owner } = scenarios['trade-in']?.inputs ?? {};
const inputs = { owner } as Scenario['inputs'];
const create = 'TradeInCreate';
const ownKey = 'The browser makes the key itself and always can.';

/** An old probe that works and looks good, with what the page promises for it in the United States. */
export interface RegisteredProbe {
  readonly productLine: TradeInLine;
  readonly serialNumber: string;
  /** Towards a new probe alone. */
  readonly credit: string;
  /** Towards one with a membership and an extended warranty, by the promotion of the old probe’s line. */
  readonly allInCredit: string;
}

/** One of each promotion, and of each market. */
export const registeredProbes: readonly RegisteredProbe[] = [
  {
    productLine: 'IQ_PLUS',
    serialNumber: serialNumberOf('SQ2', 1_234_567),
    credit: '$700',
    allInCredit: '$980',
  },
  {
    productLine: 'IQ',
    serialNumber: serialNumberOf('SQ1', 1_234_567),
    credit: '$400',
    allInCredit: '$500',
  },
  {
    productLine: 'IQ_PLUS_VET',
    serialNumber: serialNumberOf('SQV', 1_234_567),
    credit: '$750',
    allInCredit: '$1,050',
  },
];

/** Every walk describes the same probe, whose serial number counts once. The page shows both credits. */
const register =
  ({ serialNumber, credit, allInCredit }: RegisteredProbe): Cause =>
  async ({ page, world, requests }) => {
    const request = await requests.take(create);
    await world.sql`delete from voucher
      where code in (select voucher_code from trade_in where serial_number = ${serialNumber})`;
    await request.pass();
    await expect(page.getByRole('heading', { name: `Your credit is ${credit}`, exact: true })).toBeVisible();
    await expect(page.getByText('the same code takes off')).toContainText(`takes off ${allInCredit}.`);
  };

/** The trade-in of an owner in the United States. */
export const tradeInTableOf = (probe: RegisteredProbe): ShopTable => ({
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
      registered: { cause: register(probe) },
      refused: {
        cause: async ({ requests }) => {
          const request = await requests.take(create);
          await request.pass({ input: { ...(request.variables['input'] as object), serialNumber: 'SQ2' } });
        },
      },
      silent: nobodyAnswers(create),
    },
  },
  events: {
    'old-probe.line.chosen': {
      action: (page) =>
        page.locator(`input[name="productLine"][value="${probe.productLine}"]`).check({ force: true }),
    },
    'old-probe.number.changed': {
      action: (page) => page.getByLabel('Serial number').fill(probe.serialNumber),
    },
  },
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
});
