import type { MessageDescriptor } from '@lingui/core';
import { expect, it } from 'vitest';
import { clearingDaysOf, freeOrderMethod, isDebit, paymentMethods } from '@sonde/machines/rules/payment';
import { meaningsOfDebt } from './methods/debts.generated.ts';
import { methodViews } from './methods/methods.generated.ts';

interface Meaning {
  /** When the buyer is charged. */
  readonly when: string;
  readonly cost: string;
  readonly next: string;
}
type Meanings = Readonly<Record<'meaning' | 'meaningOfDebt', Meaning>>;
type OfferedMethod = keyof typeof methodViews;

const free = 'at no extra cost';
const ordering = 'When you place your order';

/** A page of a bank or wallet, where the buyer approves the payment. */
const approvedWith = (name: string): Meanings => {
  const next = `you’ll approve the payment with ${name}`;
  return {
    meaning: { when: ordering, cost: free, next: `${next} and come back here` },
    meaningOfDebt: { when: `payment with ${name} next`, cost: free, next: 'and come back here' },
  };
};
const lent = (name: string, cost: string, how: string): Meanings => ({
  meaning: { when: how, cost, next: `${ordering}, ${name} checks whether you’re eligible` },
  meaningOfDebt: { when: how, cost, next: `Next, ${name} checks whether you’re eligible` },
});
const debited = (days: number): Meanings => {
  const when = `The payment takes up to ${days} business days`;
  return {
    meaning: { when, cost: free, next: 'You’ll choose the account when you place your order' },
    meaningOfDebt: { when, cost: free, next: 'You’ll choose the account next' },
  };
};
const quote: Meaning = {
  when: 'Nothing is charged now',
  cost: 'today’s prices',
  next: 'get a PDF with today’s prices, and pay later by card or bank transfer',
};

/** What each choice says. The card and the account in euros are entered right below it, so they say what the press does. */
const meanings: Readonly<Record<OfferedMethod, Partial<Meanings>>> = {
  CREDIT_CARD: {
    meaning: { when: 'when you place your order', cost: free, next: 'You’re charged' },
    meaningOfDebt: { when: 'when you pay', cost: free, next: 'You’re charged' },
  },
  ACH: debited(4),
  ACSS: debited(5),
  SEPA: {
    meaning: {
      when: 'The debit starts when you place your order',
      cost: free,
      next: 'up to 5 business days to arrive',
    },
    meaningOfDebt: {
      when: 'The debit starts when you pay',
      cost: free,
      next: 'up to 5 business days to arrive',
    },
  },
  AFFIRM: lent('Affirm', 'shows you any interest before you agree', 'in monthly installments'),
  KLARNA: lent('Klarna', 'shows you the cost before you agree', 'later or in installments'),
  BANCONTACT: approvedWith('Bancontact'),
  IDEAL: approvedWith('your bank'),
  EPS: approvedWith('your bank'),
  PRZELEWY24: approvedWith('Przelewy24'),
  PAYPAL_ONE_TIME: approvedWith('PayPal'),
  ELECTRONIC_QUOTE: { meaning: quote },
};

const texts = Object.entries(meanings).flatMap(([method, said]) =>
  Object.entries(said).map(([occasion, meaning]) => ({ method, occasion, meaning }) as const),
);
const ofDebt: Readonly<Record<string, MessageDescriptor>> = meaningsOfDebt;
const textOf = (method: string, occasion: string): string =>
  (occasion === 'meaning' ? methodViews[method as OfferedMethod].meaning : ofDebt[method])?.message ?? '';

it('every method that is chosen has a meaning; an order that costs nothing has no choice', () => {
  expect([...Object.keys(methodViews), freeOrderMethod].toSorted()).toEqual([...paymentMethods].toSorted());
});

it.each(texts)('$method says when it is charged, what it costs and what is next: $occasion', (row) => {
  const text = textOf(row.method, row.occasion);
  for (const part of Object.values(row.meaning as Meaning))
    expect(text.toLowerCase()).toContain(part.toLowerCase());
});

it('every text of the views is in the table', () => {
  const shown = [
    ...Object.keys(methodViews).map((method) => `${method} meaning`),
    ...Object.keys(ofDebt).map((method) => `${method} meaningOfDebt`),
  ];
  expect(texts.map(({ method, occasion }) => `${method} ${occasion}`).toSorted()).toEqual(shown.toSorted());
});

it.each(paymentMethods.filter(isDebit))('%s names the days that its payment takes', (method) => {
  expect(textOf(method, 'meaning')).toContain(`${clearingDaysOf(method)} business days`);
  expect(methodViews[method as OfferedMethod]).toHaveProperty('arrivesLater', true);
});
