import { declarationFieldsOf } from '@sonde/machines/rules/declaration';
import type { StoredDeclaration } from '../declaration/declaration.model.ts';
import type { Order } from '../order/order.model.ts';
import type { DeclaringShop } from './declaration-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { type MailFormat, mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';

/** Isolates a text from the direction of its surroundings. */
const apart = (text: string) => `\u2068${text}\u2069`;

/** What a receipt says of the kind of its declaration. */
interface Said {
  readonly subject: string;
  readonly received: string;
  readonly outcome: string;
  readonly statement: string;
}

function said(stored: StoredDeclaration, order: Pick<Order, 'number'> | null, format: MailFormat): Said {
  const { kind, declared, receivedAt, outcome, lastDay } = stored;
  const { withdrawal, cancellation } = format.words.declaration;
  const number = String(stored.number);
  const moment = [format.dayOf(receivedAt), format.timeOf(receivedAt)] as const;
  if (kind === 'WITHDRAWAL')
    return {
      subject: withdrawal.subject(number),
      received: withdrawal.received(...moment),
      outcome:
        outcome === 'WITHDRAWN' && order !== null
          ? withdrawal.outcome.WITHDRAWN(order.number)
          : withdrawal.outcome.TO_BE_CHECKED,
      statement: withdrawal.statement,
    };
  return {
    subject: cancellation.subject(number),
    received: cancellation.received(...moment),
    outcome:
      lastDay === null
        ? cancellation.outcome.TO_BE_CHECKED
        : cancellation.outcome.CANCELED(format.day(lastDay)),
    statement: cancellation.statement[declared.ground === 'FOR_CAUSE' ? 'FOR_CAUSE' : 'ORDINARY'],
  };
}

function answers({ kind, declared }: StoredDeclaration, format: MailFormat): readonly string[] {
  const { fields } = format.words.declaration;
  return declarationFieldsOf(kind, declared).flatMap((field) => {
    const answer = declared[field];
    if (field === 'ground' || answer === '') return [];
    const written = field === 'endsOn' ? format.day(answer) : apart(answer.replaceAll('\n', ' · '));
    return [fields[field](written)];
  });
}

/**
 * The receipt of a declaration in its page's language: its content, with the day and time of receipt. It says only what
 * an order's buyer knows, because the address could be anyone's.
 */
export function declarationReceipt(
  stored: StoredDeclaration,
  order: Pick<Order, 'number'> | null,
  { mailDomain, publicUrl, seller }: DeclaringShop,
): Mail {
  const { id, country, language, declared } = stored;
  const format = mailFormatFor(stored);
  const { heading, notYou } = format.words.declaration;
  const { subject, received, outcome, statement } = said(stored, order, format);
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening: [received, outcome],
    groups: [[{ heading, sentences: [statement, ...answers(stored, format)], rows: [] }]],
    links: [],
    link: {
      label: format.words.receipt.shop,
      url: `${publicUrl}/${country.toLowerCase()}/${language}/`,
    },
    closing: [notYou, ...sellerLines(seller, { country, language, words: format.words })],
  };
  return {
    messageId: `<declaration-receipt.${id}@${mailDomain}>`,
    to: declared.email,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}
