import { quoteExpiry } from '@sonde/machines/rules/quotes';
import { enabledCountries, mustShowVatNumber } from '@sonde/machines/rules/places';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../invoice/invoice.model.ts';
import { order as paidOrder, shop as confirmingShop } from '../mail/order-confirmation.fixture.ts';
import { orderConfirmation } from '../mail/order-confirmation.ts';
import { quoteMail } from '../mail/send-quote.ts';
import { invoiceOfOrder } from '../order/issue-order-invoice.ts';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import { invoiceDocument } from './invoice-document.ts';
import type { PrintedDocument } from './printed-document.ts';
import { quoteDocument } from './quote-document.ts';

type Buyer = Readonly<Record<'country' | 'language', string>> & {
  readonly taxLines?: readonly RegisteredTaxLine[];
};
type Numbered = Readonly<Record<'vatNumber', string | null>>;

const texts = ({ parties, sums, footer }: PrintedDocument): string =>
  [
    ...parties.flatMap(({ lines }) => lines),
    ...sums.map(({ label, detail = '' }) => `${label} ${detail}`),
    footer,
  ].join('\n');

const shopOf = ({ vatNumber }: Numbered) => ({
  ...confirmingShop,
  seller: { ...confirmingShop.seller, vatNumber },
  bankAccount: null,
  payUrl: '',
  bankAccountIn: () => null,
  publicUrl: '',
  deriveToken: () => 'token',
});
const quoteOf = (buyer: Buyer) => {
  const quotedAt = new Date('2026-11-20T15:00:00Z');
  const quoteExpiresAt = quoteExpiry(buyer.country, quotedAt, 30);
  return { ...paidOrder, ...buyer, status: 'UNCONFIRMED' as const, quotedAt, quoteExpiresAt };
};
const invoiceOf = (buyer: Buyer, numbers: Numbered): Invoice => ({
  ...invoiceOfOrder({ ...paidOrder, ...buyer }, paidOrder.placedAt),
  id: '',
  number: '',
  orderId: null,
  organizationId: null,
  period: null,
  creditNotes: [],
  seller: shopOf(numbers).seller,
});

/** Mails name the VAT number where the law of the buyer's country asks for it; papers of accounting always do. */
const papers: Readonly<
  Record<string, { readonly isForAccounting: boolean; write(buyer: Buyer, numbers: Numbered): string }>
> = {
  'the mail of an order': {
    isForAccounting: false,
    write: (buyer, numbers) => orderConfirmation({ ...paidOrder, ...buyer }, shopOf(numbers)).text,
  },
  'the mail of a quote': {
    isForAccounting: false,
    write: (buyer, numbers) => {
      const quote = quoteOf(buyer);
      return quoteMail(quote, quote.quoteExpiresAt, Buffer.from(''), shopOf(numbers)).text;
    },
  },
  'the PDF of a quote': {
    isForAccounting: true,
    write: (buyer, numbers) => texts(quoteDocument(quoteOf(buyer), shopOf(numbers))),
  },
  'the PDF of an invoice': {
    isForAccounting: true,
    write: (buyer, numbers) =>
      texts(
        invoiceDocument(invoiceOf(buyer, numbers), { seller: shopOf(numbers).seller, orderNumber: null }),
      ),
  },
  'the PDF of a credit note': {
    isForAccounting: true,
    write: (buyer, numbers) => {
      const invoice = invoiceOf(buyer, numbers);
      const { seller } = shopOf(numbers);
      const { total, taxLines, issuedOn, paidAt: refundedAt } = invoice;
      const note = { id: '', invoiceId: '', number: '', issuedOn, total, taxLines, refundedAt };
      return texts(creditNoteDocument(note, { invoice, seller, orderNumber: null }));
    },
  },
};

const buyers = enabledCountries.flatMap(({ code, languages }) =>
  languages.map(({ url }) => [code, url] as const),
);
const vatNumber = 'IE1234567FA';

const lineOf = (
  code: RegisteredTaxLine['code'],
  jurisdiction: string,
  registrationNumber: string | null,
) => ({
  code,
  jurisdiction,
  ratePpm: 50_000,
  registrationNumber,
  amount: paidOrder.taxLines[0]!.amount,
});

/** What a purchase is taxed with, and the seller's number for it. */
const registered = [
  ['CA', 'en', 'GST', 'CA', '123456789 RT0001'],
  ['CA', 'fr', 'QST', 'CA-QC', '1234567890 TQ0001'],
  ['CA', 'en', 'RST', 'CA-MB', '123456-7'],
  ['CA', 'en', 'PST', 'CA-BC', null],
  ['US', 'en', 'SALES_TAX', 'US-CA', null],
  ['DE', 'de', 'VAT', 'DE', null],
] as const;

describe.each(Object.entries(papers))('%s', (_name, { isForAccounting, write }) => {
  it.each(buyers)('names the seller’s VAT number where it has to, in %s (%s)', (country, language) => {
    const isNamed = isForAccounting || mustShowVatNumber(country);
    expect(write({ country, language }, { vatNumber }).includes(vatNumber)).toBe(isNamed);
    expect(write({ country, language }, { vatNumber: null })).not.toMatch(/null|undefined/);
  });

  it.each(registered)(
    'in %s (%s) with %s of %s has the registration number %s',
    (country, language, code, jurisdiction, number) => {
      const buyer = { country, language, taxLines: [lineOf(code, jurisdiction, number)] };
      const text = write(buyer, { vatNumber: null });
      const label = /registration number|numéro d’enregistrement|registrierungsnummer/i;
      expect(label.test(text)).toBe(number !== null);
      expect(text).toContain(number ?? '');
      expect(text).not.toContain('null');
    },
  );
});
