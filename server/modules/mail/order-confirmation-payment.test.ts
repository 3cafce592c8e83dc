import { describe, expect, it } from 'vitest';
import { order, visibleText, shop } from './order-confirmation.fixture.ts';
import { orderConfirmation } from './order-confirmation.ts';

const mail = orderConfirmation(order, shop);

/** What a rental sells. */
const rental: NonNullable<typeof order.sale> = {
  market: 'VETERINARY',
  probes: { IQ_PLUS_VET: 1 },
  plan: null,
  seats: null,
  commitmentMonths: 24,
  paid: null,
};

describe('the payment, taxes and membership in an order confirmation', () => {
  it('shows a pending payment, omits a declined one, and says when nothing is due', () => {
    const [payment] = order.payments;
    if (!payment) throw new Error('The example has no payment.');
    const paidBy = (status: typeof payment.status) =>
      orderConfirmation({ ...order, payments: [{ ...payment, status }] }, shop).text;
    expect(paidBy('PROCESSING')).toContain('American Express ending in 0005 (processing since');
    expect(paidBy('DECLINED')).not.toContain('American Express');
    expect(orderConfirmation({ ...order, payments: [] }, shop).text).toContain('Nothing to pay.');
  });

  it('promises no membership where a pending payment is for goods only', () => {
    const [payment] = order.payments;
    const goods = order.lines.filter(({ kind }) => kind === 'DEVICE');
    if (!payment) throw new Error('The example has no payment.');
    const { text } = orderConfirmation(
      { ...order, lines: goods, membershipTerm: null, payments: [{ ...payment, status: 'PROCESSING' }] },
      shop,
    );
    expect(text).toContain('start any membership you bought with it');
    expect(text).not.toMatch(/the\s+membership/iu);
  });

  it('writes “every 3 years” for a membership of 36 months', () => {
    const membershipTerm = order.membershipTerm && { ...order.membershipTerm, months: 36 };
    expect(orderConfirmation({ ...order, membershipTerm }, shop).text).toContain(
      '(plus sales tax), then every 3 years.',
    );
  });

  it('says how much a rental costs every month, and for how long at least', () => {
    const membershipTerm = order.membershipTerm && {
      ...order.membershipTerm,
      name: 'IQ+ Vet rental, USB-C',
      months: 1,
      nextTermDay: '2026-12-20',
      commitment: { months: 24, lastDay: '2028-11-19' },
    };
    const { text } = orderConfirmation({ ...order, sale: rental, membershipTerm }, shop);
    expect(text).not.toMatch(/return/iu);
    expect(text).toMatch(
      /IQ\+ Vet rental, USB-C: \$420\.00 \(plus sales tax\) every month, at least through November 19, 2028\. The\s+next payment is on December 20, 2026\./u,
    );
  });

  it.each([
    [
      'US',
      'en',
      'Your membership',
      'Individual membership, 1 year runs through November 19, 2027 and doesn’t renew automatically.',
      'For returns or questions, call',
      /renews on|next charge/iu,
    ],
    [
      'DE',
      'de',
      'Ihre Mitgliedschaft',
      'Individual membership, 1 year läuft bis einschließlich 19. November 2027 und verlängert sich nicht automatisch.',
      'Bei Fragen oder für eine Rückgabe',
      /verlängert sich am|nächste Abbuchung/iu,
    ],
  ])('says in %s (%s) when a prepaid membership ends', (country, language, heading, end, reach, charge) => {
    const membershipTerm = order.membershipTerm && { ...order.membershipTerm, renewsAutomatically: false };
    const { text, html } = orderConfirmation({ ...order, country, language, membershipTerm }, shop);
    for (const sentence of [heading, end, reach]) {
      expect(text.toUpperCase()).toContain(sentence.toUpperCase());
      expect(visibleText(html)).toContain(sentence);
    }
    expect(text).not.toMatch(charge);
  });

  it('says in German when a membership renews', () => {
    const { text } = orderConfirmation({ ...order, country: 'DE', language: 'de' }, shop);
    expect(text).toContain(
      'Individual membership, 1 year verlängert sich am 20. November 2027 zum Preis von',
    );
    expect(text).toContain('für eine Rückgabe oder Kündigung');
  });

  it('says who accounts for the VAT, and under which number', () => {
    const taxId = { country: 'DE', number: '123456704', consultation: null };
    const { text } = orderConfirmation(
      { ...order, country: 'IE', taxTreatment: 'REVERSE_CHARGE', taxId },
      shop,
    );
    for (const sentence of [
      'Reverse charge: the buyer accounts for VAT.',
      'VAT: 0%, reverse charge:',
      'VAT number: DE123456704',
    ])
      expect(text).toContain(sentence);
    expect(mail.text).not.toContain('VAT');
  });

  it('adds a tax to the total, and lists an included one below', () => {
    const included = { ...order, country: 'DE', language: 'de', taxTreatment: 'GROSS_INCLUDES_TAX' } as const;
    const labels = ({ text }: typeof mail) =>
      [
        ...text.matchAll(
          /^(Subtotal|Shipping|Estimated tax|Total|Zwischensumme|Versand|Enthält|Gesamtsumme)\b/gm,
        ),
      ].map(([label]) => label);
    expect(labels(mail)).toEqual(['Subtotal', 'Shipping', 'Estimated tax', 'Total']);
    expect(labels(orderConfirmation(included, shop))).toEqual([
      'Zwischensumme',
      'Versand',
      'Gesamtsumme',
      'Enthält',
    ]);
  });

  it('has no row for a tax of zero', () => {
    const untaxed = { ...order, taxRatePpm: 0, taxTreatment: 'GROSS_INCLUDES_TAX' } as const;
    const { text } = orderConfirmation(untaxed, shop);
    expect(text).not.toMatch(/^.*tax: /im);
    expect(text).toContain(' (without tax), then every year');
  });
});

describe('the confirmation of an order whose debit is pending', () => {
  const [paid] = order.payments;
  const pending: typeof order = {
    ...order,
    paymentStatus: 'OPEN',
    chargeStatus: 'ASYNC_PROCESSING',
    paymentMethod: 'ACH',
    membershipTerm: null,
    payments: [
      {
        ...paid!,
        method: 'ACH',
        status: 'PROCESSING',
        details: { lastDigits: '6789', bankCountry: 'US', bankName: '' },
      },
    ],
  };

  it('says how long it takes and what follows, and promises no day of delivery', () => {
    const { text } = orderConfirmation(pending, shop);
    expect(text).toContain('can take up to 4 business days');
    expect(text).toContain('please don’t pay again');
    expect(text).toContain('As soon as the payment arrives, we’ll ship your order');
    expect(text).toContain('Bank account ending in 6789 (processing since November 20, 2026): $7,952.80');
    expect(text).not.toContain('will arrive between');
    expect(text).not.toContain('verify');
  });

  it('says how long the debit of a quote takes, whatever the quote was requested with', () => {
    const { text } = orderConfirmation({ ...pending, paymentMethod: 'ELECTRONIC_QUOTE' }, shop);
    expect(text).toContain('can take up to 4 business days');
  });

  it('says of a rental that it starts with the payment, and of no membership or return', () => {
    const { text } = orderConfirmation({ ...pending, sale: rental, lines: pending.lines.slice(0, 1) }, shop);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'As soon as the payment arrives, we’ll ship your order, start the rental and issue the invoice.',
    );
    expect(text).not.toMatch(/membership|30 days|returns/i);
  });

  it('says that PayPal reviews the payment', () => {
    const [payment] = pending.payments;
    const reviewed = [{ ...payment!, method: 'PAYPAL_ONE_TIME' as const, details: null }];
    const { text } = orderConfirmation({ ...pending, payments: reviewed }, shop);
    expect(text).toContain('PayPal is reviewing the payment, which usually takes less than a day.');
    expect(text).toContain('please don’t pay again');
    expect(text).not.toContain('Your bank');
  });

  it('links the page on which the buyer confirms the deposits', () => {
    const verificationUrl = 'https://provider.example/verify/1';
    const [payment] = pending.payments;
    const { text, html } = orderConfirmation(
      { ...pending, payments: [{ ...payment!, verificationUrl }] },
      shop,
    );
    expect(text).toContain(`Enter its amount or code here within ten days: ${verificationUrl}`);
    expect(html).toContain(`href="${verificationUrl}"`);
    expect(text).not.toMatch(/need to do anything|processing/);
    expect(text).toContain('As soon as the payment arrives');
  });
});
