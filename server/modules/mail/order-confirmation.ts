import { phoneUrl, type PostalAddress } from '@sonde/machines/rules/addresses';
import { purchaseReferences } from '@sonde/machines/rules/checkout';
import { unitPriceInLine } from '@sonde/machines/rules/money';
import { taxIdText, isTaxEstimated } from '@sonde/machines/rules/tax';
import { isTradeInCode } from '@sonde/machines/rules/promotions';
import { supportDeskOf, supportLink, type SupportPhones } from '@sonde/machines/rules/leads';
import { membershipSection } from './membership-section.ts';
import { displayedAmount } from './displayed-amount.ts';
import { sellsRental, variantWithSeats } from '@sonde/machines/rules/sales';
import { addressLines } from '../places/address-lines.ts';
import { formattedPhone } from '../places/phone.ts';
import { importDutyOf } from '../order/import-duty-of.ts';
import type { Order } from '../order/order.model.ts';
import { promisedDelivery } from '../order/promised-delivery.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import { calendarWordsIn } from './calendar-words.ts';
import { deliveryWordsIn, dutyInWords } from './delivery-words.ts';
import type { MailDocument, MailLink, MailRow, MailSection } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import type { MailFormat } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { paymentSection, pendingSentences, verificationUrls } from './payment-section.ts';
import { sellerLines } from './seller-line.ts';
import { taxInWords } from './tax-in-words.ts';
import { unshippedWordsIn } from './unshipped-words.ts';
import type { OrderTradeIn } from '../trade-in/order-trade-in.ts';

/** The shop's data in a confirmation. */
export interface ConfirmingShop {
  readonly mailDomain: string;
  readonly orderUrl: string;
  readonly termsUrl: string;
  /** The page that cancels a membership without an account. */
  readonly cancelUrl: string;
  /** The account of the person who bought a membership; null without an account service. */
  readonly accountUrl: string | null;
  /** Of the label for an old probe. */
  readonly labelUrl: string;
  readonly seller: Seller;
  readonly supportPhones: SupportPhones;
  readonly supportEmail: string;
  /** As configured, for every language; null without a support site. */
  readonly supportUrl: string | null;
}

/** The part of a mail that lists what was ordered. */
export function linesSection(
  order: Order,
  { words, wordsLanguage, money, unitPrice: unitPriceText, joined }: MailFormat,
): MailSection {
  const rows = order.lines.map((line): MailRow => {
    const { quantity, kind, sku, productName, variantName, unitPrice, total, isFreeItem } = line;
    const variant =
      kind === 'WARRANTY'
        ? words.extendedTo(variantName)
        : variantWithSeats({ name: variantName, sku }, order.sale, wordsLanguage);
    const amount = displayedAmount(order, total);
    const unit = unitPriceInLine(displayedAmount(order, unitPrice), { quantity, amount });
    const each = quantity > 1 && !isFreeItem ? [words.each(unitPriceText(unit))] : [];
    const code = isFreeItem && order.voucherCode !== null ? [words.freeWithCode(order.voucherCode)] : [];
    const details = [...(variant === '' ? [] : [variant]), ...each, ...code];
    return {
      label: `${quantity} × ${productName}`,
      ...(details.length === 0 ? {} : { detail: joined(details) }),
      figure: isFreeItem ? words.free : money(amount),
    };
  });
  return { heading: words.lines, sentences: [], rows };
}

/** The part of a mail that adds up the order: discount, shipping, tax and total. */
export function totalsSection(order: Order, format: MailFormat): MailSection {
  const { words, money } = format;
  const tax = taxInWords({ ...order, isTaxEstimated: isTaxEstimated(order) }, format).rows;
  const isTaxAdded = order.taxTreatment !== 'GROSS_INCLUDES_TAX';
  const discount = isTradeInCode(order.voucherCode ?? '')
    ? words.tradeIn.credit
    : order.voucherCode === null
      ? words.discount
      : words.discountWith(order.voucherCode);
  const reduction = { ...order.discount, amount: -order.discount.amount };
  const duty = dutyInWords(importDutyOf(order), format.wordsLanguage);
  const shipping = order.shippingMethod && words.shippingBy(order.shippingMethod.name);
  return {
    heading: words.price,
    sentences: [
      ...(order.taxTreatment === 'REVERSE_CHARGE' ? [words.reverseCharge] : []),
      ...(duty === null ? [] : [duty.sentence]),
    ],
    rows: [
      { label: words.subtotal, figure: money(displayedAmount(order, order.subtotal)) },
      ...(order.discount.amount > 0 ? [{ label: discount, figure: money(reduction) }] : []),
      ...(shipping === null
        ? []
        : [{ label: shipping, figure: money(displayedAmount(order, order.shipping)) }]),
      ...(isTaxAdded ? tax : []),
      ...(duty === null ? [] : [{ label: duty.label, figure: duty.figure }]),
      { label: words.total, figure: money(order.total.gross), isTotal: true },
      ...(isTaxAdded ? [] : tax),
    ],
  };
}

/** When it arrives, which isn't known before it is paid. */
function deliverySentences(order: Order, { words, day }: MailFormat): readonly string[] {
  const delivery = promisedDelivery(order);
  if (delivery === null || order.chargeStatus === 'ASYNC_PROCESSING') return [];
  const [earliest, latest] = [day(delivery.earliest), day(delivery.latest)];
  return [earliest === latest ? words.arrivesOn(earliest) : words.arrivesBetween(earliest, latest)];
}

/** Where the old probe goes and until when, and what follows if it doesn't arrive. */
function tradeInSection(
  tradeIn: OrderTradeIn | null,
  { labelUrl }: ConfirmingShop,
  { words: { tradeIn: words }, day, leftToRight }: MailFormat,
): readonly MailSection[] {
  if (tradeIn === null) return [];
  const { serialNumber, returnDay } = tradeIn;
  const sentences = [
    words.send({ number: leftToRight(serialNumber), day: day(returnDay) }),
    words.label(leftToRight(labelUrl)),
    words.late,
  ];
  return [{ heading: words.heading, sentences, rows: [] }];
}

function addressSection(
  heading: string,
  address: PostalAddress,
  { leftToRight }: MailFormat,
  reader: string,
): MailSection {
  const phone = formattedPhone(address.phone);
  const sentences = [...addressLines(address, reader), phone === '' ? '' : leftToRight(phone)];
  return { heading, sentences: sentences.filter((sentence) => sentence !== ''), rows: [] };
}

/** What the buyer's purchasing department asks for; empty if they gave nothing. */
export function referencesSection(order: Order, { words }: MailFormat): readonly MailSection[] {
  const sentences = [
    [words.organization, order.organizationName],
    ...purchaseReferences.map((name) => [words[name], order[name]]),
    [words.vatNumber, order.taxId === null ? '' : taxIdText(order.taxId)],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [words.labelled(name, value)]));
  return sentences.length === 0 ? [] : [{ heading: words.references, sentences, rows: [] }];
}

function noteSection({ note }: Order, { wordsLanguage }: MailFormat): readonly MailSection[] {
  return note === ''
    ? []
    : [
        {
          heading: deliveryWordsIn(wordsLanguage).note,
          sentences: note.split('\n').filter(Boolean),
          rows: [],
        },
      ];
}

const calendarUrlOf = ({ orderUrl }: ConfirmingShop): string => `${orderUrl}calendar.ics`;

/** Where the days of a paid order are a file for a calendar. */
function calendarSection(
  order: Order,
  shop: ConfirmingShop,
  { wordsLanguage, leftToRight }: MailFormat,
): readonly MailSection[] {
  const hasDays = promisedDelivery(order) !== null || order.membershipTerm !== null;
  if (!hasDays || order.chargeStatus !== 'FULLY_CHARGED') return [];
  const { calendar, add } = calendarWordsIn(wordsLanguage);
  return [{ heading: calendar, sentences: [add(leftToRight(calendarUrlOf(shop)))], rows: [] }];
}

const withoutBreaks = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** Longest first, because one address may be the beginning of another. */
function supportLinks(
  { supportPhones, supportEmail, supportUrl, termsUrl, cancelUrl, accountUrl }: ConfirmingShop,
  { country }: Order,
): readonly MailLink[] {
  const { phone } = supportDeskOf(country, supportPhones);
  return [
    { text: withoutBreaks(phone), url: phoneUrl(phone) },
    { text: termsUrl, url: termsUrl },
    { text: cancelUrl, url: cancelUrl },
    ...(accountUrl === null ? [] : [{ text: accountUrl, url: accountUrl }]),
    supportUrl === null
      ? { text: supportEmail, url: `mailto:${supportEmail}` }
      : { text: supportUrl, url: supportUrl },
  ].toSorted((a, b) => b.text.length - a.text.length);
}

function supportSection(
  { supportPhones, supportEmail, supportUrl, termsUrl }: ConfirmingShop,
  order: Order,
  { words, wordsLanguage, leftToRight }: MailFormat,
): MailSection {
  const renews = order.membershipTerm?.renewsAutomatically === true;
  const desk = supportDeskOf(order.country, supportPhones);
  const phone = leftToRight(withoutBreaks(desk.phone));
  const reached = [phone, words.supportHours[desk.name], leftToRight(supportUrl ?? supportEmail)] as const;
  const url = leftToRight(termsUrl);
  if (order.shippingMethod === null || sellsRental(order.sale)) {
    const { support, toAsk, toCancel, terms } = unshippedWordsIn(wordsLanguage);
    return { heading: support, sentences: [(renews ? toCancel : toAsk)(...reached), terms(url)], rows: [] };
  }
  const reach = renews ? words.toReturnOrCancel : words.toReturn;
  return {
    heading: words.support,
    sentences: [words.returns, reach(...reached), words.terms(url)],
    rows: [],
  };
}

function documentOf(
  order: Order,
  tradeIn: OrderTradeIn | null,
  shop: ConfirmingShop,
  format: MailFormat,
): MailDocument {
  const { language, direction, words } = format;
  const address = (heading: string, postal: PostalAddress) =>
    addressSection(heading, postal, format, order.language);
  return {
    language,
    direction,
    title: words.title(order.number),
    opening: [
      words.orderedOn(format.dayOf(order.placedAt)),
      ...pendingSentences(order, format),
      ...deliverySentences(order, format),
    ],
    groups: [
      [linesSection(order, format)],
      [totalsSection(order, format)],
      [paymentSection(order, format)],
      ...membershipSection(order, shop, format).map((section) => [section]),
      ...tradeInSection(tradeIn, shop, format).map((section) => [section]),
      [
        ...(order.shippingAddress ? [address(words.shippingAddress, order.shippingAddress)] : []),
        address(words.billingAddress, order.billingAddress),
      ],
      ...noteSection(order, format).map((section) => [section]),
      ...referencesSection(order, format).map((section) => [section]),
      ...calendarSection(order, shop, format).map((section) => [section]),
      [supportSection(shop, order, format)],
    ],
    links: [
      ...(tradeIn === null ? [] : [{ text: shop.labelUrl, url: shop.labelUrl }]),
      { text: calendarUrlOf(shop), url: calendarUrlOf(shop) },
      ...verificationUrls(order).map((url) => ({ text: url, url })),
      ...supportLinks(shop, order),
    ],
    link: { label: words.seeOrder, url: shop.orderUrl },
    closing: sellerLines(shop.seller, { ...order, words }),
  };
}

/** The confirmation of an order, in its language. An order has one Message-ID, however often the mail is sent. */
export function orderConfirmation(
  order: Order,
  shop: ConfirmingShop,
  tradeIn: OrderTradeIn | null = null,
): Mail {
  const format = mailFormatFor(order);
  const supportUrl = shop.supportUrl && supportLink(shop.supportUrl, order.country, order.language);
  const document = documentOf(order, tradeIn, { ...shop, supportUrl }, format);
  return {
    messageId: `<order-confirmation.${order.id}@${shop.mailDomain}>`,
    to: order.email,
    subject: format.words.subject(order.number),
    text: mailText(document),
    html: mailHtml(document),
  };
}
