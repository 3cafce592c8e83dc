import type { PostalAddress } from '@sonde/machines/rules/address';
import { taxIdText } from '@sonde/machines/rules/tax-ids';
import { cardBrandName } from '@sonde/machines/rules/card-brands';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { addressLines } from '../address/address-lines.ts';
import { formattedPhone } from '../checkout/phone.ts';
import type { Order, OrderPayment } from '../order/order.model.ts';
import { renewalsOf } from '../order/renewals.ts';
import type { MailDocument, MailRow, MailSection } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import type { MailFormat } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/** What a confirmation says about the shop. */
export interface ConfirmingShop {
  readonly mailDomain: string;
  readonly orderUrl: string;
  readonly termsUrl: string;
  readonly seller: { readonly name: string; readonly address: string };
  readonly supportPhone: string;
  readonly supportEmail: string;
  /** Null where support has no address of its own. */
  readonly supportUrl: string | null;
}

/** The side of a price that buyers of the country read, and how the tax stands to it. */
const sides = {
  GROSS_INCLUDES_TAX: { side: 'gross', taxLabel: 'Tax included', taxWords: 'tax included' },
  NET_PLUS_TAX: { side: 'net', taxLabel: 'Tax', taxWords: 'plus tax' },
  REVERSE_CHARGE: {
    side: 'net',
    taxLabel: 'VAT 0% (reverse charge)',
    taxWords: 'without tax (reverse charge)',
  },
} as const;

/** As Article 226 (11a) of the VAT Directive wants it on the invoice. */
const reverseChargeSentence = 'Reverse charge: the buyer accounts for VAT.';

const shownAmount = ({ taxTreatment }: Order, price: TaxedMoney) => price[sides[taxTreatment].side];

function linesSection(order: Order, { money }: MailFormat): MailSection {
  const rows = order.lines.map((line): MailRow => {
    const { quantity, productName, variantName, unitPrice, total, isFreeItem } = line;
    const each = quantity > 1 && !isFreeItem ? [`${money(shownAmount(order, unitPrice))} each`] : [];
    const details = [...(variantName === '' ? [] : [variantName]), ...each];
    return {
      label: `${quantity} × ${productName}`,
      ...(details.length === 0 ? {} : { detail: details.join(', ') }),
      figure: isFreeItem ? 'Free' : money(shownAmount(order, total)),
    };
  });
  return { heading: 'What you ordered', sentences: [], rows };
}

function totalsSection(order: Order, { money }: MailFormat): MailSection {
  const { taxLabel } = sides[order.taxTreatment];
  const discount = `Discount ${order.voucherCode ?? ''}`.trim();
  const reduction = { ...order.discount, amount: -order.discount.amount };
  const shipping = order.shippingMethod && `Shipping (${order.shippingMethod.name})`;
  return {
    heading: 'Price',
    sentences: order.taxTreatment === 'REVERSE_CHARGE' ? [reverseChargeSentence] : [],
    rows: [
      { label: 'Subtotal', figure: money(shownAmount(order, order.subtotal)) },
      ...(order.discount.amount > 0 ? [{ label: discount, figure: money(reduction) }] : []),
      ...(shipping === null ? [] : [{ label: shipping, figure: money(shownAmount(order, order.shipping)) }]),
      { label: taxLabel, figure: money(order.total.tax) },
      { label: 'Total', figure: money(order.total.gross), isTotal: true },
    ],
  };
}

const wordsOfPayment: Partial<Readonly<Record<OrderPayment['status'], string>>> = {
  SUCCEEDED: 'paid on',
  PROCESSING: 'under way since',
};

/** One row for each payment that came or is coming; declined ones are nobody's business any more. */
function paymentSection(order: Order, { money, dayOf }: MailFormat): MailSection {
  const rows = order.payments.flatMap(({ status, card, method, amount }): readonly MailRow[] => {
    const words = wordsOfPayment[status];
    if (words === undefined) return [];
    const label = card ? `${cardBrandName(card.brand)} ending in ${card.lastDigits}` : method;
    return [{ label, detail: `${words} ${dayOf(order.confirmedAt)}`, figure: money(amount) }];
  });
  return { heading: 'Payment', sentences: rows.length === 0 ? ['Nothing to pay.'] : [], rows };
}

function deliverySentences({ deliveryWindow }: Order, { day }: MailFormat): readonly string[] {
  if (deliveryWindow === null) return [];
  const [earliest, latest] = [day(deliveryWindow.earliest), day(deliveryWindow.latest)];
  return [
    earliest === latest
      ? `Your order arrives on ${earliest}.`
      : `Your order arrives between ${earliest} and ${latest}.`,
  ];
}

function renewalsSection(order: Order, { money, day, period }: MailFormat): readonly MailSection[] {
  const { taxWords } = sides[order.taxTreatment];
  const sentences = renewalsOf(order).map(
    ({ name, date, price, months }) =>
      `${name} renews on ${day(date)} for ${money(shownAmount(order, price))} ${taxWords}, then ${period(months)}. You can cancel until then: call us.`,
  );
  return sentences.length === 0 ? [] : [{ heading: 'Next charge', sentences, rows: [] }];
}

function addressSection(heading: string, address: PostalAddress): MailSection {
  const sentences = [...addressLines(address), formattedPhone(address.phone)];
  return { heading, sentences: sentences.filter((sentence) => sentence !== ''), rows: [] };
}

function referencesSection(order: Order): readonly MailSection[] {
  const sentences = [
    ['Purchase order number', order.purchaseOrderNumber],
    ['Cost center', order.costCentre],
    ['VAT number', order.taxId === null ? '' : taxIdText(order.taxId)],
  ].flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  return sentences.length === 0 ? [] : [{ heading: 'Your references', sentences, rows: [] }];
}

function supportSection(
  { supportPhone, supportEmail, supportUrl, termsUrl }: ConfirmingShop,
  order: Order,
): MailSection {
  const cancelling = renewalsOf(order).length === 0 ? 'return' : 'return or cancel';
  return {
    heading: 'Questions, returns, canceling',
    sentences: [
      'You can return everything within 30 days after delivery for the full price.',
      `To ${cancelling}, or with any question, call ${supportPhone.replaceAll(' ', '\u00a0')} (Monday to Friday, 8 am to 6 pm Eastern time) or write to us at ${supportUrl ?? supportEmail}.`,
      `Terms, returns and warranty: ${termsUrl}`,
    ],
    rows: [],
  };
}

function documentOf(order: Order, shop: ConfirmingShop): MailDocument {
  const format = mailFormatFor(order);
  return {
    language: format.language,
    title: `Thank you. Your order ${order.number} is confirmed`,
    opening: [`Ordered on ${format.dayOf(order.confirmedAt)}.`, ...deliverySentences(order, format)],
    groups: [
      [linesSection(order, format)],
      [totalsSection(order, format)],
      [paymentSection(order, format)],
      ...renewalsSection(order, format).map((section) => [section]),
      [
        ...(order.shippingAddress ? [addressSection('Shipping address', order.shippingAddress)] : []),
        addressSection('Billing address', order.billingAddress),
      ],
      ...referencesSection(order).map((section) => [section]),
      [supportSection(shop, order)],
    ],
    link: { label: 'See your order', url: shop.orderUrl },
    closing: [`Sold by ${shop.seller.name}, ${shop.seller.address}`],
  };
}

/** The confirmation of an order. One order has one Message-ID, however often the mail is sent. */
export function orderConfirmation(order: Order, shop: ConfirmingShop): Mail {
  const document = documentOf(order, shop);
  return {
    messageId: `<order-confirmation.${order.id}@${shop.mailDomain}>`,
    to: order.email,
    subject: `Your order ${order.number}`,
    text: mailText(document),
    html: mailHtml(document),
  };
}
