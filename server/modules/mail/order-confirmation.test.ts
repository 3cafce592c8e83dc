import { money } from '@sonde/machines/rules/money';
import { enabledCountries } from '@sonde/machines/rules/places';
import { describe, expect, it } from 'vitest';
import { mailFormatFor } from './mail-format.ts';
import { line, order, orderIn, visibleText, shop, taxedInCalifornia } from './order-confirmation.fixture.ts';
import { orderConfirmation } from './order-confirmation.ts';

const languages = [
  ...new Set(enabledCountries.flatMap((country) => country.languages.map(({ url }) => url))),
].filter((language) => language !== 'en');

const mail = orderConfirmation(order, shop);

const escapePattern = (text: string) => text.replace(/[.+?]/g, '\\$&');

describe('the order confirmation', () => {
  it('is sent to the buyer with the order’s own Message-ID', () => {
    expect(mail).toMatchObject({
      to: 'ada@clinic.example',
      subject: 'Your order 100017',
      messageId: `<order-confirmation.${order.id}@sonde.example>`,
    });
    expect(orderConfirmation({ ...order, email: 'other@clinic.example' }, shop).messageId).toBe(
      mail.messageId,
    );
  });

  it.each([
    ['the day of the order, by the shop’s calendar', 'Ordered on November 20, 2026.'],
    ['when it arrives', 'Your order will arrive between November 24, 2026 and November 26, 2026.'],
    ['the lines', '2 × Sonde IQ3 (USB-C, $3,899.00 each): $7,798.00'],
    ['the discount', 'Discount WELCOME10: −$821.80'],
    ['the shipping', 'Shipping (Standard): $19.00'],
    ['the tax', 'Estimated tax: $537.60'],
    ['the total', 'Total: $7,952.80'],
    ['how it was paid', 'American Express ending in 0005 (paid on November 20, 2026): $7,952.80'],
    ['where to write', 'or contact us at help@sonde.example.'],
    [
      'the next charge as the shop says it',
      'Individual membership, 1 year renews on November 20, 2027 at $420.00 (plus sales tax), then every year. Cancel anytime before then in your account or by phone or email.',
    ],
    ['where it goes', 'San Francisco, CA 94105'],
    ['who is billed', 'Oakland, CA 94105'],
    ['the buyer’s own number', 'Purchase order number: PO-7'],
    ['what comes back with a return', 'for a full refund, including tax and standard shipping. Call us'],
    [
      'how to return or cancel',
      'For returns, cancellations or questions, call +1\u00a0800\u00a0555\u00a00142',
    ],
    ['where the terms are', 'https://shop.example/us/en/terms-and-conditions/'],
    ['the way to the order', 'https://shop.example/us/en/confirmation/token/'],
    [
      'where whoever bought the membership manages it, with or without an account',
      'Your seats, invoices and renewal are in your account: https://shop.example/us/en/my-account/. Sign in, or create an account, with the email address you used for this order.',
    ],
    ['who sells', 'Sold by Sonde & Sons, 1 Quay, Dublin, Ireland'],
  ])('contains %s', (_what, sentence) => {
    expect(mail.text).toContain(sentence);
  });

  it.each([
    ['the telephone', 'tel:+18005550142', '+1\u00a0800\u00a0555\u00a00142', {}],
    ['the mailbox', 'mailto:help@sonde.example', 'help@sonde.example', {}],
    ['the terms', shop.termsUrl, shop.termsUrl, {}],
    [
      'the help center',
      'https://shop.example/us',
      'https://shop.example/us',
      { supportUrl: 'https://shop.example/us' },
    ],
  ])('links to %s, in every language', (_what, href, text, support) => {
    for (const language of ['en', ...languages]) {
      const { html } = orderConfirmation({ ...order, language }, { ...shop, ...support });
      expect(html).toMatch(
        new RegExp(`<a class="link" href="${escapePattern(href)}"[^>]*>${escapePattern(text)}</a>`),
      );
      expect(html).not.toMatch(/<a[^>]*><a|href="[^"]*<a/);
    }
  });

  it('links to the help center in the order’s language', () => {
    const { text } = orderConfirmation(
      { ...order, country: 'CA', language: 'fr' },
      { ...shop, supportUrl: 'https://help.example/hc/{language}/requests/new' },
    );
    expect(text).toContain('https://help.example/hc/fr-ca/requests/new');
  });

  const warranty = {
    ...line,
    sku: 'WAR-3Y',
    kind: 'WARRANTY',
    productName: 'Extended warranty',
    variantName: '3 years',
    quantity: 1,
    unitPrice: taxedInCalifornia(49_900),
    undiscountedUnitPrice: taxedInCalifornia(49_900),
    total: taxedInCalifornia(49_900),
    totalDiscounted: taxedInCalifornia(49_900),
  } as const;

  it('explains that an extended warranty includes the first year', () => {
    const { text } = orderConfirmation({ ...order, lines: [warranty] }, shop);
    expect(text).toContain('1 × Extended warranty (3 years of coverage in total): $499.00');
  });

  it.each(languages)('explains it in %s too', (language) => {
    const { text } = orderConfirmation({ ...order, language, lines: [warranty] }, shop);
    expect(text).toContain('3 years');
    expect(text).not.toContain('(3 years)');
  });

  const gift = {
    ...line,
    sku: 'CBL-USBC-LONG',
    kind: 'ACCESSORY',
    productName: 'Long USB-C cable',
    variantName: '2.4 m',
    quantity: 2,
    isFreeItem: true,
    unitPrice: taxedInCalifornia(0),
    undiscountedUnitPrice: taxedInCalifornia(8900),
    total: taxedInCalifornia(0),
    totalDiscounted: taxedInCalifornia(0),
  } as const;

  it('shows the code that added a free product', () => {
    const { text } = orderConfirmation({ ...order, voucherCode: 'FREECABLE', lines: [gift] }, shop);
    expect(text).toContain('2 × Long USB-C cable (2.4 m, free with code FREECABLE): Free');
  });

  it.each(languages)('shows that code in %s too', (language) => {
    const free = { ...order, language, voucherCode: 'FREECABLE', discount: money(0, 'USD'), lines: [gift] };
    expect(orderConfirmation(free, shop).text).toMatch(/Long USB-C cable \(.*FREECABLE.*\)/);
  });

  it('omits what doesn’t apply', () => {
    const bare = orderConfirmation(
      {
        ...order,
        lines: order.lines.slice(0, 1),
        membershipTerm: null,
        deliveryWindow: null,
        shippingAddress: null,
      },
      shop,
    );
    for (const absent of ['Cost center', 'arrive', 'NEXT CHARGE', 'SHIPPING ADDRESS', 'cancellations,'])
      expect(bare.text).not.toContain(absent);
  });

  const membershipAlone = {
    ...order,
    lines: order.lines.slice(1),
    shippingMethod: null,
    shippingAddress: null,
    deliveryWindow: null,
  };

  it('says nothing of goods where nothing is shipped', () => {
    const { text } = orderConfirmation(membershipAlone, shop);
    expect(text).not.toMatch(/return|deliver|label|\bship|warranty|arrive/i);
    expect(text).toContain('QUESTIONS AND CANCELLATIONS');
    expect(text).toContain('For cancellations or questions, call');
    const awaited = membershipAlone.payments.map((payment) => ({
      ...payment,
      status: 'PROCESSING' as const,
    }));
    const pending = orderConfirmation(
      { ...membershipAlone, payments: awaited, chargeStatus: 'ASYNC_PROCESSING' },
      shop,
    );
    expect(visibleText(pending.html)).toContain('we’ll start the membership and issue the invoice.');
    expect(pending.text).not.toMatch(/ship your/);
  });

  it.each(languages)('nor in %s', (language) => {
    const text = (confirmed: typeof order) =>
      orderConfirmation({ ...confirmed, language }, shop).text.replaceAll(/\s+/g, ' ');
    const { words } = mailFormatFor({ ...order, language });
    for (const ofGoods of [words.returns, words.support.toUpperCase(), words.terms('').trim()]) {
      expect(text(order).toUpperCase()).toContain(ofGoods.toUpperCase());
      expect(text(membershipAlone).toUpperCase()).not.toContain(ofGoods.toUpperCase());
    }
  });

  it('shows a support address if there is one, and one date if the dates are equal', () => {
    const { text } = orderConfirmation(
      { ...order, deliveryWindow: { earliest: '2026-11-24', latest: '2026-11-24' } },
      { ...shop, supportUrl: 'https://help.example/' },
    );
    expect(text).toContain('or contact us at https://help.example/.');
    expect(text).toContain('Your order will arrive on November 24, 2026.');
  });

  it('promises no delivery if the payment is disputed before it is written', () => {
    const disputed = order.payments.map((payment) => ({ ...payment, disputedAt: order.placedAt }));
    expect(orderConfirmation(order, shop).text).toMatch(/will arrive[^]*calendar\.ics/);
    const { text } = orderConfirmation({ ...order, payments: disputed, membershipTerm: null }, shop);
    expect(text).not.toMatch(/will arrive|calendar\.ics/);
  });

  it('has the same content in HTML', () => {
    const html = visibleText(mail.html).toLowerCase();
    const words = mail.text
      .toLowerCase()
      .split(/[\s:()]+/)
      .filter((word) => word !== '' && !word.startsWith('//'));
    expect(words.filter((word) => !html.includes(word.replace(/^https$/, '')))).toEqual([]);
  });

  it('escapes what buyers type', () => {
    expect(mail.html).toContain('Byron &amp; Daughters &lt;Clinic&gt;');
    expect(mail.html).not.toContain('<Clinic>');
    expect(mail.html).toContain('<html lang="en-US" dir="ltr">');
  });

  it('is at most 600 px wide, in tables, with figures at the end of the line', () => {
    expect(mail.html).toContain('max-width:600px');
    expect(mail.html).toMatch(/<td class="line" style="[^"]*text-align:right[^"]*">\$7,952\.80<\/td>/);
  });
});

describe('the language of an order confirmation', () => {
  const german = orderConfirmation({ ...orderIn('EUR'), country: 'DE', language: 'de' }, shop);

  const arabic = orderConfirmation({ ...order, country: 'AE', language: 'ar' }, shop);

  it('is in the order’s language, with its country’s formats of days and amounts', () => {
    expect(german.subject).toBe('Ihre Bestellung 100017');
    expect(german.html).toContain('<html lang="de-DE" dir="ltr">');
    for (const sentence of [
      'Vielen Dank. Ihre Bestellung 100017 ist bestätigt',
      'Ihre Bestellung wird zwischen dem 24. November 2026 und dem 26. November 2026 geliefert.',
      'ZWISCHENSUMME',
      'Vereinigte Staaten',
      'Verkäufer: Sonde & Sons, 1 Quay, Dublin, Irland',
    ])
      expect(german.text.toUpperCase()).toContain(sentence.toUpperCase());
    expect(german.text).toMatch(/Gesamtsumme: 7\.952,80\s€/);
  });

  it('is right-to-left in Arabic, except for phone numbers and URLs', () => {
    expect(arabic.subject).toBe('طلبك 100017');
    expect(arabic.html).toContain('<html lang="ar-AE" dir="rtl">');
    expect(arabic.html).toMatch(
      /<td class="line" style="[^"]*text-align:left;white-space:nowrap;padding-right/,
    );
    expect(arabic.text).toContain('\u2066+49\u00a030\u00a023125\u00a0142\u2069');
    expect(arabic.text).toContain('\u2066https://shop.example/us/en/terms-and-conditions/\u2069');
  });
});
