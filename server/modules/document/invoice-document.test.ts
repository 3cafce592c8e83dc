import { describe, expect, it } from 'vitest';
import { addTaxedMoney, money, zeroTaxedMoney } from '@sonde/machines/rules/money';
import { orderIn } from '../mail/order-confirmation.fixture.ts';
import { invoiceOfOrder } from '../order/issue-order-invoice.ts';
import type { Invoice } from '../invoice/invoice.model.ts';
import { invoiceDocument } from './invoice-document.ts';
import { renderPdf } from './pdf/render-pdf.ts';

const seller = {
  name: 'Sonde Ultrasound Limited',
  address: '12 Harbour Row, Dublin 2, D02 HR12',
  country: 'IE',
  vatNumber: 'IE1234567T',
};
const order = orderIn('USD');
const invoice: Invoice = {
  ...invoiceOfOrder(order, new Date('2026-11-21T04:00:00Z')),
  id: '6f1c1f0e-6a0b-4c39-9a63-0b1b1f0f4a11',
  number: 'US-2026-000042',
  orderId: order.id,
  organizationId: null,
  period: null,
  creditNotes: [],
  seller,
};
const printInvoice = (changes: Partial<Invoice> = {}) =>
  invoiceDocument({ ...invoice, ...changes }, { seller, orderNumber: order.number });

/** Without the characters that isolate a text's direction. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''));

describe('an invoice', () => {
  it('has lines that add up to its total, with the discount and shipping', () => {
    const sum = invoice.lines.map(({ amount }) => amount).reduce(addTaxedMoney, zeroTaxedMoney('USD'));
    expect(invoice.lines.map(({ kind }) => kind)).toEqual(['ITEM', 'ITEM', 'DISCOUNT', 'SHIPPING']);
    expect(sum.net).toEqual(money(701_820 + 37_800 + 1900, 'USD'));
  });

  it('says for which days the membership is supplied, from the day on which it was paid', () => {
    const details = printInvoice().rows.map(({ detail }) => plain([detail ?? '']).join(''));
    expect(details.filter((detail) => detail.includes('Period'))).toEqual([
      expect.stringContaining('Period: November 20, 2026 – November 19, 2027'),
    ]);
  });

  it('names both parties with their tax IDs, the references, each tax and how it was paid', () => {
    const taxId = { country: 'DE', number: '136695976' } as unknown as Invoice['taxId'];
    const { parties, facts, sums, notes } = printInvoice({ taxId });
    expect(plain(parties[0]?.lines ?? [])).toEqual([
      'Sonde Ultrasound Limited',
      '12 Harbour Row',
      'Dublin 2',
      'D02 HR12',
      'Ireland',
      'VAT number: IE1234567T',
    ]);
    expect(plain(parties[1]?.lines ?? [])).toEqual(
      expect.arrayContaining(['Byron & Daughters', 'Ada Byron']),
    );
    expect(facts.map(({ label, value }) => `${label}: ${plain([value]).join('')}`)).toEqual([
      'Invoice: US-2026-000042',
      'Invoice date: November 20, 2026',
      'Order: 100017',
      'Purchase order number: PO-7',
    ]);
    expect(sums.map(({ label }) => label)).toEqual(['Net amount', 'Estimated tax', 'Total']);
    expect(notes.at(-1)).toEqual({
      heading: 'Payment',
      lines: [expect.stringContaining('paid on November 20, 2026')],
    });
  });

  it('says that the buyer accounts for the tax where it is reversed', () => {
    const { notes } = printInvoice({ taxTreatment: 'REVERSE_CHARGE' });
    expect(notes[0]?.lines).toEqual(['Reverse charge: the buyer accounts for VAT.']);
  });

  it.each([
    ['US', 'en', 'LETTER', 'ltr'],
    ['DE', 'de', 'A4', 'ltr'],
    ['AE', 'ar', 'A4', 'rtl'],
  ] as const)('is printed for %s in %s on %s, %s', async (country, language, paper, direction) => {
    const document = printInvoice({ country, language });
    expect(document).toMatchObject({ paper, direction });
    const file = await renderPdf({
      ...document,
      rows: Array.from({ length: 60 }, () => document.rows).flat(),
    });
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
  });
});
