import type { PostalAddress } from '@sonde/machines/rules/address';
import { countryByCode, languageFor } from '@sonde/machines/rules/countries';
import { toMajorUnits } from '@sonde/machines/rules/money';
import type { Money } from '@sonde/machines/rules/money';
import type { Order } from '../order/order.model.ts';
import { renewalsOf } from '../order/renewals.ts';
import type { Mail } from './mailer.ts';
import { mailHtml, mailText } from './mail-document.ts';
import type { MailDocument, MailSection } from './mail-document.ts';

interface Formats {
  readonly language: string;
  readonly money: (value: Money) => string;
  readonly day: (isoDate: string) => string;
}

function formatsFor(order: Order): Formats {
  const country = countryByCode(order.country);
  const language = country === undefined ? 'en-US' : languageFor(country, order.language).bcp47;
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: order.currency });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language,
    money: (value) => amount.format(toMajorUnits(value)),
    day: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
  };
}

function linesSection(order: Order, { money }: Formats): MailSection {
  const rows = order.lines.map(({ quantity, productName, variantName, total }) => {
    const name = variantName === '' ? productName : `${productName}, ${variantName}`;
    return [
      `${quantity} × ${name}`,
      money(order.taxTreatment === 'GROSS_INCLUDES_TAX' ? total.gross : total.net),
    ] as const;
  });
  return { heading: 'Your order', sentences: [], rows };
}

function totalsSection(order: Order, { money }: Formats): MailSection {
  const side = order.taxTreatment === 'GROSS_INCLUDES_TAX' ? 'gross' : 'net';
  const discount = order.discountName === '' ? 'Discount' : `Discount (${order.discountName})`;
  const rows: (readonly [string, string])[] = [['Subtotal', money(order.subtotal[side])]];
  if (order.discount.amount > 0) rows.push([discount, `−${money(order.discount)}`]);
  if (order.shippingMethod)
    rows.push([`Shipping (${order.shippingMethod.name})`, money(order.shipping[side])]);
  rows.push(
    [side === 'gross' ? 'Tax included' : 'Tax', money(order.total.tax)],
    ['Total', money(order.total.gross)],
  );
  return { heading: 'Total', sentences: [], rows };
}

function addressSection(heading: string, address: PostalAddress): MailSection {
  const sentences = [
    `${address.firstName} ${address.lastName}`,
    address.companyName,
    address.streetAddress1,
    address.streetAddress2,
    [address.city, address.countryArea, address.postalCode].filter((part) => part !== '').join(' '),
    address.country,
    address.phone,
  ];
  return { heading, sentences: sentences.filter((sentence) => sentence.trim() !== ''), rows: [] };
}

function referencesSection(order: Order): readonly MailSection[] {
  const rows = [
    ['Purchase order number', order.purchaseOrderNumber],
    ['Cost centre', order.costCentre],
  ] as const;
  const given = rows.filter(([, value]) => value !== '');
  return given.length === 0 ? [] : [{ heading: 'Your references', sentences: [], rows: given }];
}

function renewalsSection(order: Order, { money, day }: Formats): readonly MailSection[] {
  const renewals = renewalsOf(order);
  if (renewals.length === 0) return [];
  const rows = renewals.map(
    ({ name, date, price, months }) =>
      [name, `${money(price.gross)} on ${day(date)}, then every ${months} months until cancelled`] as const,
  );
  return [{ heading: 'Next charge', sentences: [], rows }];
}

/** The confirmation of an order. One order has one Message-ID, however often the mail is sent. */
export function orderConfirmation(
  order: Order,
  shop: { readonly mailDomain: string; readonly orderUrl: string },
): Mail {
  const formats = formatsFor(order);
  const document: MailDocument = {
    language: formats.language,
    title: `Thank you. Your order ${order.number} is confirmed`,
    sections: [
      linesSection(order, formats),
      totalsSection(order, formats),
      ...renewalsSection(order, formats),
      ...(order.shippingAddress ? [addressSection('Ship to', order.shippingAddress)] : []),
      addressSection('Bill to', order.billingAddress),
      ...referencesSection(order),
    ],
    link: { label: 'See your order', url: shop.orderUrl },
  };
  return {
    messageId: `<order-confirmation.${order.id}@${shop.mailDomain}>`,
    to: order.email,
    subject: `Your order ${order.number}`,
    text: mailText(document),
    html: mailHtml(document),
  };
}
