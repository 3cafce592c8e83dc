import { refusalOf } from '../../flow/index.ts';
import type { TradeInInput } from '../../trade-in/index.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const input: TradeInInput = {
  country: 'US',
  linesOffered: ['IQ', 'IQ_PLUS'],
  flags: ['IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN'],
};

export const tradeInScenario: Scenario = {
  inputs: {
    owner: { sentence: 'the owner of an old probe in the United States', input },
    elsewhere: {
      sentence: 'a visitor of a shop that accepts no old probes',
      input: { country: 'US', linesOffered: [], flags: [] } satisfies TradeInInput,
    },
  },
  events: [
    {
      sentence: 'the owner chooses the IQ+',
      event: { type: 'old-probe.line.chosen', productLine: 'IQ_PLUS' },
    },
    {
      sentence: 'the owner chooses “Works, looks good”',
      event: { type: 'old-probe.condition.chosen', condition: 'GOOD' },
    },
    {
      sentence: 'the owner types the serial number',
      event: { type: 'old-probe.number.changed', serialNumber: 'SQ212345674' },
    },
    { sentence: 'the owner sends the description', event: { type: 'old-probe.submitted' } },
    { sentence: 'the owner describes another probe', event: { type: 'another.requested' } },
  ],
  services: {
    createTradeInKey: {
      outcomes: { made: answers('a key is created', 'key-1'), silent: noResponse('no key can be created') },
    },
    registerProbe: {
      outcomes: {
        registered: answers('the shop registers the probe', {
          status: 'registered',
          registered: {
            credit: { amount: 70_000, currency: 'USD' },
            allInCredit: { amount: 98_000, currency: 'USD' },
            voucherCode: 'TRADEIN0123456789AB',
            lastDay: '2026-12-26',
          },
        }),
        refused: answers('the serial number was registered before', {
          status: 'refused',
          refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'serialNumber', 'ALREADY_USED')],
        }),
        silent: noResponse('the shop does not reply'),
      },
    },
  },
  limit: 200,
};
