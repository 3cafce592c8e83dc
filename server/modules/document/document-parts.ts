import { type PurchaseReferences, purchaseReferences } from '@sonde/machines/rules/checkout';
import { type TaxedMoney, unitPriceInLine } from '@sonde/machines/rules/money';
import { isTradeInCode } from '@sonde/machines/rules/promotions';
import { combinedRatePpm, readSide, taxIdText } from '@sonde/machines/rules/tax';
import { isolate } from '@sonde/machines/rules/texts';
import type { Invoice, InvoiceLine, Seller, ServicePeriod } from '../invoice/invoice.model.ts';
import type { MailFormat } from '../mail/mail-format.ts';
import { taxInWords } from '../mail/tax-in-words.ts';
import { addressLines, countryName } from '../places/address-lines.ts';
import type { PrintedBlock, PrintedFact, PrintedRow, PrintedSum } from './printed-document.ts';
import type { DocumentWords } from './words/document-words.ts';

// What an invoice and a quote have in common.

/** What has a price with taxes. */
type Priced = Pick<Invoice, 'total' | 'country' | 'taxTreatment' | 'isTaxEstimated' | 'taxLines'>;

/** How a document's texts are written. */
export interface Writing {
  readonly format: MailFormat;
  readonly words: DocumentWords;
  readonly language: string;
}

const sideOf = ({ taxTreatment }: Pick<Priced, 'taxTreatment'>, price: TaxedMoney) =>
  price[readSide[taxTreatment]];

export const periodInWords = ({ firstDay, lastDay }: ServicePeriod, { day }: MailFormat): string =>
  `${day(firstDay)} – ${day(lastDay)}`;

/** The row of a document's table for one line. */
export function rowOf(
  priced: Pick<Priced, 'taxTreatment'>,
  line: InvoiceLine,
  { format, words }: Writing,
): PrintedRow {
  const { money, words: mailWords, leftToRight } = format;
  const { period } = line;
  const amount = sideOf(priced, line.amount);
  const names: Readonly<Record<InvoiceLine['kind'], string>> = {
    ITEM: line.name,
    SHIPPING: line.name === '' ? mailWords.shipping : mailWords.shippingBy(line.name),
    DISCOUNT: isTradeInCode(line.name)
      ? mailWords.tradeIn.credit
      : line.name === ''
        ? mailWords.discount
        : mailWords.discountWith(leftToRight(line.name)),
  };
  const details = [
    ...(line.sku === null ? [] : [leftToRight(line.sku)]),
    ...(line.seats === null ? [] : [mailWords.labelled(words.seats, String(line.seats))]),
    ...(period === null ? [] : [mailWords.labelled(words.period, periodInWords(period, format))]),
    ...(line.freeMonths === 0 ? [] : [mailWords.labelled(words.freeMonths, String(line.freeMonths))]),
  ];
  return {
    cells: [
      names[line.kind],
      line.kind === 'ITEM' ? String(line.quantity) : '',
      line.unitPrice
        ? format.unitPrice(
            unitPriceInLine(sideOf(priced, line.unitPrice), { quantity: line.quantity, amount }),
          )
        : '',
      money(amount),
    ],
    ...(details.length > 0 && { detail: details.join(' · ') }),
  };
}

/** The net amount, each tax and what is paid; where prices include the tax, the sum comes first, as on the order. */
export function sumsOf(priced: Priced, { format, words, language }: Writing): readonly PrintedSum[] {
  const { total, country, taxTreatment, isTaxEstimated, taxLines } = priced;
  const { money, words: mailWords } = format;
  const taxRatePpm = combinedRatePpm(taxLines);
  const taxes = taxInWords(
    { country, language, taxTreatment, isTaxEstimated, taxRatePpm, taxLines },
    format,
  ).rows;
  const net: PrintedSum = { label: words.net, figure: money(total.net) };
  const sum: PrintedSum = { label: mailWords.total, figure: money(total.gross), isTotal: true };
  return taxTreatment === 'GROSS_INCLUDES_TAX' ? [sum, net, ...taxes] : [net, ...taxes, sum];
}

export const sellerBlock = (
  { name, address, country, vatNumber }: Seller,
  { format, words, language }: Writing,
): PrintedBlock => ({
  heading: words.seller,
  lines: [
    isolate(name),
    ...address.split(', ').map(isolate),
    countryName(country, language),
    ...(vatNumber === null
      ? []
      : [format.words.labelled(format.words.vatNumber, format.leftToRight(vatNumber))]),
  ],
});

/** The buyer's name, address and tax number as a document prints them. */
export function buyerBlock(
  { billingAddress, organizationName, taxId }: Pick<Invoice, 'billingAddress' | 'organizationName' | 'taxId'>,
  { format, words, language }: Writing,
): PrintedBlock {
  const address = billingAddress === null ? [] : addressLines(billingAddress, language);
  const organization = address.includes(organizationName) ? '' : organizationName;
  const taxLine =
    taxId === null
      ? []
      : [format.words.labelled(format.words.vatNumber, format.leftToRight(taxIdText(taxId)))];
  const lines = [organization, ...address].filter((line) => line !== '').map(isolate);
  return { heading: words.billTo, lines: [...lines, ...taxLine] };
}

/** What the buyer's purchasing department asks for; none if they gave none. */
export const referenceFacts = (
  references: PurchaseReferences,
  { words }: MailFormat,
): readonly PrintedFact[] =>
  purchaseReferences.flatMap((name) =>
    references[name] === '' ? [] : [{ label: words[name], value: isolate(references[name]) }],
  );
