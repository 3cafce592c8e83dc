import { expect, it } from 'vitest';
import {
  type MemberOffer,
  type OverdueAdvice,
  overdueAdviceOf,
  type OverdueRemedy,
  overdueRemedyOf,
} from './index.ts';

const overdue = { openInvoiceToken: null, nextChargeDay: null, planType: 'TEAM' } as const;
const charged = { nextChargeDay: '2026-12-05' } as const;
const invoiced = { openInvoiceToken: 'invoice-token' } as const;
const managed = { planType: 'HOSPITAL' } as const;

it.each<
  [
    what: string,
    facts: Partial<Parameters<typeof overdueRemedyOf>[0]>,
    offers: readonly MemberOffer[],
    remedy: OverdueRemedy,
    advice: OverdueAdvice,
  ]
>([
  ['by its invoice', invoiced, ['RENEW'], 'INVOICE', 'INVOICE'],
  [
    'by its invoice, or when it is charged again',
    { ...invoiced, ...charged },
    ['RENEW'],
    'INVOICE',
    'INVOICE_OR_CHARGED_AGAIN',
  ],
  ['by an administrator, who renews', {}, ['EDIT', 'RENEW'], 'RENEW', 'RENEW'],
  ['when it is charged again, or by an administrator before', charged, ['RENEW'], 'RENEW', 'CHARGED_AGAIN'],
  ['by an administrator, whom a member asks', {}, [], 'ADMINISTRATOR', 'ADMINISTRATOR'],
  ['when it is charged again, whatever a member does', charged, [], 'ADMINISTRATOR', 'CHARGED_AGAIN'],
  ['through our sales team', managed, ['CONTACT_SALES'], 'SALES', 'SALES'],
  [
    'through our sales team, by an administrator',
    managed,
    [],
    'SALES_BY_ADMINISTRATOR',
    'SALES_BY_ADMINISTRATOR',
  ],
  [
    'when it is charged again, which needs no sales team',
    { ...managed, ...charged },
    ['CONTACT_SALES'],
    'SALES_BY_ADMINISTRATOR',
    'CHARGED_AGAIN',
  ],
])('an overdue renewal is paid %s', (_what, facts, offers, remedy, advice) => {
  const found = { ...overdue, ...facts };
  expect([overdueRemedyOf(found, offers), overdueAdviceOf(found, offers)]).toEqual([remedy, advice]);
});
