import type { Payable } from '../order-payment/index.ts';
import { money } from '../rules/money/index.ts';

const amount = money(42_000, 'USD');
const total = { net: amount, tax: money(0, 'USD'), gross: amount };

/** The open invoice of a year of a membership, as the person who has its link sees it. */
export const examplePayable: Payable = {
  kind: 'INVOICE',
  document: 'INVOICE',
  token: 'invoice-1',
  number: null,
  status: 'OPEN',
  lostReason: null,
  payUntil: '2027-02-14',
  lines: [{ kind: 'ITEM', name: 'Individual membership, 1 year', quantity: 1, total }],
  taxTreatment: 'NET_PLUS_TAX',
  isTaxEstimated: true,
  taxLines: [],
  total,
  partPayment: null,
  verificationUrl: null,
  quotedItems: [],
  methods: ['CREDIT_CARD', 'KLARNA'],
};
