import { describe, expect, it } from 'vitest';
import { addTaxedMoney, money, zeroTaxedMoney } from '@sonde/machines/rules/money';
import { enabledCountries } from '@sonde/machines/rules/places';
import { taxedByTreatment } from '@sonde/machines/rules/tax';
import { orderIn, shop as confirmingShop } from '../mail/order-confirmation.fixture.ts';
import { orderConfirmation } from '../mail/order-confirmation.ts';
import { quoteLanguages } from '../mail/quote-words.ts';
import { linesOfOrder } from '../order/issue-order-invoice.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import { quoteDocument, type QuotedOrder } from './quote-document.ts';

const order: QuotedOrder = {
  ...orderIn('USD'),
  status: 'UNCONFIRMED',
  quoteStatus: 'OPEN',
  quotedAt: new Date('2026-11-20T15:00:00Z'),
  quoteExpiresAt: new Date('2026-12-21T05:00:00Z'),
  costCentre: 'CC-4',
  quoteData: {
    equoteOrganizationName: 'Byron & Daughters <Clinic>',
    equoteJobTitle: 'Practice manager',
    equotePracticePlace: 'St. Mary’s Hospital',
    equotePracticeDetails: 'Two wards\nand an emergency room',
    equoteSpecialty: 'Cardiology',
    equoteComment: 'Deliver after\nChristmas, please.',
  },
};
const vat = [{ code: 'VAT', jurisdiction: 'DE', ratePpm: 190_000 }] as const;
const shop = {
  seller: {
    name: 'Sonde Ultrasound Limited',
    address: '12 Harbour Row, Dublin 2, D02 HR12',
    country: 'IE',
    vatNumber: 'IE1234567T',
  },
  supportEmail: 'support@sonde.example',
  bankAccount: null,
  payUrl: 'https://shop.example/us/en/order-payment/token/',
  termsUrl: 'https://shop.example/us/en/terms-and-conditions/',
};
const printQuote = (changes: Partial<QuotedOrder> = {}) => quoteDocument({ ...order, ...changes }, shop);

/** What assistive technology needs: the language, a title to show, headings and a table with heads. */
function expectTagged(file: Buffer, language: string): void {
  const text = file.toString('latin1');
  expect(text).toContain(`/Lang (${language}`);
  for (const entry of ['/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /H2', '/S /TH', '/S /TD'])
    expect(text).toContain(entry);
}

/** Without the characters that isolate a text's direction. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''));

describe('a quote', () => {
  it('names its number, its days and the references of the purchasing department', () => {
    const { title, number, facts } = printQuote();
    expect([title, ...plain([number])]).toEqual(['Quote', 'Q-100017']);
    expect(facts.map(({ label, value }) => `${label}: ${plain([value]).join('')}`)).toEqual([
      'Quote: Q-100017',
      'Quote date: November 20, 2026',
      'Valid through: December 20, 2026',
      'Purchase order number: PO-7',
      'Cost center: CC-4',
    ]);
  });

  it('names its last day as Britons do in a British quote', () => {
    const { facts, notes } = printQuote({ country: 'GB' });
    expect(facts).toContainEqual({ label: 'Valid up to and including', value: '21 December 2026' });
    expect(notes[0]?.lines.join('')).toContain('at these prices up to and including 21 December 2026:');
  });

  it('names who sells, who buys and where it is shipped, with the tax IDs', () => {
    const taxId = { country: 'DE', number: '136695976' } as unknown as QuotedOrder['taxId'];
    const [seller, buyer, shipTo] = printQuote({ taxId }).parties.map(({ heading, lines }) => [
      heading,
      ...plain(lines),
    ]);
    expect(seller).toContain('VAT number: IE1234567T');
    expect(buyer).toEqual(
      expect.arrayContaining(['Bill to', 'Oakland, CA 94105', 'VAT number: DE136695976']),
    );
    expect(shipTo).toEqual(expect.arrayContaining(['Ship to', 'San Francisco, CA 94105']));
  });

  it('has unit prices that multiply to the amounts, where a price includes VAT that isn’t charged', () => {
    const [line] = order.lines;
    const reversed = (net: number) => taxedByTreatment.REVERSE_CHARGE(money(net, 'USD'), vat);
    const { rows } = printQuote({
      taxTreatment: 'REVERSE_CHARGE',
      lines: [{ ...line!, quantity: 2, unitPrice: reversed(399_900), total: reversed(799_800) }],
    });
    expect(rows[0]?.cells.slice(1)).toEqual(['2', '$3,360.505', '$6,721.01']);
  });

  it('mentions goods only where some are shipped', () => {
    const paymentNotes = (changes: Partial<QuotedOrder>) =>
      printQuote(changes)
        .notes.flatMap(({ lines }) => lines)
        .join(' ');
    expect(paymentNotes({})).toMatch(
      /Nothing ships and no membership starts until .*Terms, returns and warranty/,
    );
    const membershipAlone = { lines: order.lines.slice(1), shippingMethod: null, shippingAddress: null };
    expect(paymentNotes({ ...membershipAlone, quoteData: null })).not.toMatch(/\bship|return|warranty/i);
    expect(paymentNotes(membershipAlone)).toContain('No membership starts until it’s paid.');
  });

  it('says how many members a membership is for', () => {
    const membership = order.lines.find(({ kind }) => kind === 'SUBSCRIPTION');
    const plan = {
      planType: 'TEAM',
      sku: membership?.sku ?? '',
      termMonths: 12,
      seatsInBase: 5,
      additionalSeats: 0,
      seatLimit: 10,
      featureSkus: [],
      price: null,
      partPrices: null,
    } as const;
    const sale = { market: 'HUMAN', probes: {}, plan, seats: null, paid: null } as const;
    const detailsOf = (changes: Partial<QuotedOrder>) =>
      printQuote(changes).rows.flatMap(({ detail }) => (detail?.includes('Seats') ? plain([detail]) : []));
    expect(detailsOf({ sale })).toEqual([expect.stringContaining('Seats: 5')]);
    expect(detailsOf({ sale: { ...sale, plan: { ...plan, seatsInBase: 1 } } })).toEqual([]);
    const { text } = orderConfirmation({ ...order, sale }, confirmingShop);
    expect(text).toMatch(/1.year, Seats: 5/);
  });

  it('has a space before a colon in French', () => {
    const [seller] = printQuote({ country: 'FR', language: 'fr' }).parties;
    expect(plain(seller?.lines ?? [])).toContain('Numéro de TVA\u00a0: IE1234567T');
  });

  it('lists lines, discount and shipping, which add up to the total with each tax', () => {
    const { rows, sums } = printQuote();
    expect(rows).toHaveLength(4);
    expect(sums.map(({ label }) => label)).toEqual(['Net amount', 'Estimated tax', 'Total']);
    const sum = linesOfOrder(order)
      .map(({ amount }) => amount)
      .reduce(addTaxedMoney, zeroTaxedMoney('USD'));
    expect(sum.net).toEqual(order.total.net);
  });

  it('says how it is paid and until when, that it is no order, who asked, and on which terms', () => {
    const notes = printQuote().notes.map(({ heading, lines }) => [heading, ...plain(lines)]);
    expect(notes).toEqual([
      [
        'How to pay',
        'Pay online at these prices through December 20, 2026: https://shop.example/us/en/order-payment/token/',
        'To pay by bank transfer, write to support@sonde.example and mention quote Q-100017.',
        'This quote isn’t an order or an invoice. Nothing ships and no membership starts until it’s paid.',
        'Terms, returns and warranty: https://shop.example/us/en/terms-and-conditions/',
      ],
      [
        'Requested by',
        'Byron & Daughters <Clinic>, Practice manager, St. Mary’s Hospital, Two wards, and an emergency room, Cardiology',
      ],
      ['Comment', 'Deliver after', 'Christmas, please.'],
    ]);
  });

  it.each(quoteLanguages)(
    'names the seller’s account instead where it is known, in the language %s',
    (language) => {
      const bankAccount = 'Sonde Ultrasound Limited, IBAN IE64 IRCE 9205 0112 3456 78';
      const { notes } = quoteDocument({ ...order, language }, { ...shop, bankAccount });
      const [, transfer = ''] = plain(notes[0]?.lines ?? []);
      expect(transfer).toContain(bankAccount);
      expect(transfer).toContain('Q-100017');
      expect(transfer).not.toContain(shop.supportEmail);
    },
  );

  it('leaves out what nobody gave, and says that the buyer accounts for the tax where it is reversed', () => {
    const { parties, notes } = printQuote({
      quoteData: null,
      shippingAddress: null,
      taxTreatment: 'REVERSE_CHARGE',
    });
    expect(parties).toHaveLength(2);
    expect(notes.map(({ heading }) => heading)).toEqual(['', 'How to pay']);
    expect(notes[0]?.lines).toEqual(['Reverse charge: the buyer accounts for VAT.']);
  });

  it('has words in every language of the shop', () => {
    const spoken = enabledCountries.flatMap(({ languages }) => languages.map(({ url }) => url));
    expect(spoken.filter((language) => !quoteLanguages.includes(language))).toEqual([]);
  });

  it.each([
    ['US', 'en', 'LETTER', 'ltr'],
    ['DE', 'de', 'A4', 'ltr'],
    ['FR', 'fr', 'A4', 'ltr'],
    ['AE', 'ar', 'A4', 'rtl'],
  ] as const)('is printed for %s in %s on %s, %s', async (country, language, paper, direction) => {
    const document = printQuote({ country, language });
    expect(document).toMatchObject({ paper, direction });
    const file = await renderPdf(document);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expectTagged(file, language);
  });
});
