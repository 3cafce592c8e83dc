import { expect, type Page } from '@playwright/test';
import {
  isTradeInNotOffered,
  isTradeInPending,
  registeredCreditOf,
  type TradeInEvent,
  tradeInProblemsOf,
  type TradeInSnapshot,
} from '../../../machines/trade-in/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';

const lines = {
  IQ: 'Sonde IQ',
  IQ_PLUS: 'Sonde IQ+',
  IQ_PLUS_CARE: 'Sonde IQ+ Care',
  IQ_PLUS_VET: 'Sonde IQ+ Vet',
} as const;
const conditions = { GOOD: 'Good', WORN: 'Worn', DAMAGED: 'Damaged' } as const;

function actionsOn(page: Page): Actions<TradeInEvent, TradeInSnapshot> {
  const numberField = page.getByLabel('Serial number');
  const option = (name: string) => page.getByRole('radio', { name, exact: true });
  return {
    'old-probe.line.chosen': {
      perform: ({ productLine }) =>
        page.getByText(lines[productLine], { exact: true }).click({ force: true }),
      refusals: [
        {
          reason: 'The list says so already.',
          isMet: ({ context }, { productLine }) => context.productLine === productLine,
          attempt: ({ productLine }) => expect(option(lines[productLine])).toBeChecked(),
        },
      ],
    },
    'old-probe.condition.chosen': {
      perform: ({ condition }) => page.getByText(conditions[condition], { exact: true }).click(),
      refusals: [
        {
          reason: 'The list says so already.',
          isMet: ({ context }, { condition }) => context.condition === condition,
          attempt: ({ condition }) => expect(option(conditions[condition])).toBeChecked(),
        },
      ],
    },
    'old-probe.number.changed': {
      perform: ({ serialNumber }) => numberField.fill(serialNumber),
      refusals: [
        {
          reason: 'The field says so already.',
          isMet: ({ context }, { serialNumber }) => context.serialNumber === serialNumber,
          attempt: ({ serialNumber }) => numberField.fill(serialNumber),
        },
      ],
    },
    'old-probe.submitted': {
      perform: () => page.getByRole('button', { name: 'Register my probe' }).click(),
    },
    'another.requested': {
      perform: () => page.getByRole('button', { name: 'Trade in another probe' }).click(),
    },
  };
}

/** The view of a trade-in. */
export function tradeInDriver(page: Page): FlowDriver {
  const button = page.getByRole('button', { name: 'Register my probe' });
  return flowDriver(actionsOn(page), (snapshot: TradeInSnapshot) => {
    if (isTradeInNotOffered(snapshot)) return page.getByRole('status');
    if (registeredCreditOf(snapshot) !== null)
      return page.getByRole('heading', { name: 'Your credit is $700' });
    if (isTradeInPending(snapshot) || snapshot.matches({ describing: 'editing' })) return button;
    // A field that was missing is no longer marked once it has a value.
    const isMended =
      snapshot.matches({ describing: 'incomplete' }) && tradeInProblemsOf(snapshot).length === 0;
    return isMended ? button : page.getByRole('alert').first();
  });
}
