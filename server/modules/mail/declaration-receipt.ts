import { declarationFields } from '@sonde/machines/rules/declaration';
import type { StoredDeclaration } from '../declaration/declaration.model.ts';
import type { Order } from '../order/order.model.ts';
import type { DeclaringShop } from './declaration-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';

/** Isolates a text from the direction of its surroundings. */
const apart = (text: string) => `\u2068${text}\u2069`;

/**
 * The receipt of a declaration in its page's language: what was declared, and the day and time of its receipt. Of an
 * order it says only what its buyer knows, because the address could be anyone's.
 */
export function declarationReceipt(
  stored: StoredDeclaration,
  order: Pick<Order, 'number'> | null,
  { mailDomain, publicUrl, seller }: DeclaringShop,
): Mail {
  const { id, country, language, declared, receivedAt, outcome } = stored;
  const format = mailFormatFor(stored);
  const { withdrawal: words, receipt } = format.words;
  const subject = words.subject(String(stored.number));
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening: [
      words.received(format.dayOf(receivedAt), format.timeOf(receivedAt)),
      outcome === 'WITHDRAWN' && order !== null
        ? words.outcome.WITHDRAWN(order.number)
        : words.outcome.TO_BE_CHECKED,
    ],
    groups: [
      [
        {
          heading: words.heading,
          sentences: [
            words.statement,
            ...declarationFields
              .filter((field) => declared[field] !== '')
              .map((field) => words.fields[field](apart(declared[field].replaceAll('\n', ' · ')))),
          ],
          rows: [],
        },
      ],
    ],
    links: [],
    link: { label: receipt.shop, url: `${publicUrl}/${country.toLowerCase()}/${language}/` },
    closing: [words.notYou, ...sellerLines(seller, { country, language, words: format.words })],
  };
  return {
    messageId: `<declaration-receipt.${id}@${mailDomain}>`,
    to: declared.email,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}
