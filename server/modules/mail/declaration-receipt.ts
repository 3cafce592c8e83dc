import { declarationFieldsOf, isCanceledAfterEnd, isDecidedByShop } from '@sonde/machines/rules/declaration';
import { normaliseEmail } from '@sonde/machines/rules/people';
import { isolate } from '@sonde/machines/rules/texts';
import type { StoredDeclaration } from '../declaration/declaration.model.ts';
import type { Order } from '../order/order.model.ts';
import { type DeclaringShop, mailOfDeclaration } from './declaration-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { type MailFormat, mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';
import { unshippedWordsIn } from './unshipped-words.ts';

/** The texts of a receipt about its kind of declaration. */
interface OutcomeTexts {
  readonly subject: string;
  readonly received: string;
  readonly outcome: string;
  readonly statement: string;
}

/** What is known of the order that a declaration names. */
type DeclaredOrder = Pick<Order, 'number' | 'email' | 'shippingMethod'> | null;

/** Whether the recipient's link lets it take effect: it is the buyer's own address, and the shop can decide. */
const isConfirmable = ({ kind, declared, outcome }: StoredDeclaration, order: DeclaredOrder): boolean =>
  outcome === 'TO_BE_CHECKED' &&
  order !== null &&
  normaliseEmail(order.email) === normaliseEmail(declared.email) &&
  isDecidedByShop(kind, declared);

/** What follows from a withdrawal from an order; goods are mentioned only where some are shipped. */
function describeWithdrawal(
  { number, shippingMethod }: NonNullable<DeclaredOrder>,
  { words, wordsLanguage }: MailFormat,
): string {
  if (shippingMethod === null) return unshippedWordsIn(wordsLanguage).withdrawn(number);
  return words.declaration.withdrawal.outcome.WITHDRAWN(number);
}

function describeOutcome(stored: StoredDeclaration, order: DeclaredOrder, format: MailFormat): OutcomeTexts {
  const { kind, declared, receivedAt, outcome, lastDay } = stored;
  const open = isConfirmable(stored, order) ? 'TO_BE_CONFIRMED' : 'TO_BE_CHECKED';
  const { withdrawal, cancellation } = format.words.declaration;
  const number = String(stored.number);
  const moment = [format.dayOf(receivedAt), format.timeOf(receivedAt)] as const;
  if (kind === 'WITHDRAWAL')
    return {
      subject: withdrawal.subject(number),
      received: withdrawal.received(...moment),
      outcome:
        outcome === 'WITHDRAWN' && order !== null
          ? describeWithdrawal(order, format)
          : withdrawal.outcome[open],
      statement: withdrawal.statement,
    };
  return {
    subject: cancellation.subject(number),
    received: cancellation.received(...moment),
    outcome:
      lastDay === null
        ? cancellation.outcome[open]
        : cancellation.outcome[isCanceledAfterEnd({ ...stored, lastDay }) ? 'ENDED' : 'CANCELED'](
            format.day(lastDay),
          ),
    statement: cancellation.statement[declared.ground === 'FOR_CAUSE' ? 'FOR_CAUSE' : 'ORDINARY'],
  };
}

function answers({ kind, declared }: StoredDeclaration, format: MailFormat): readonly string[] {
  const { fields } = format.words.declaration;
  return declarationFieldsOf(kind, declared).flatMap((field) => {
    const answer = declared[field];
    if (field === 'ground' || answer === '') return [];
    const written = field === 'endsOn' ? format.day(answer) : isolate(answer.replaceAll('\n', ' · '));
    return [fields[field](written)];
  });
}

const shopUrl = ({ country, language }: StoredDeclaration, { publicUrl }: DeclaringShop): string =>
  `${publicUrl}/${country.toLowerCase()}/${language}/`;

const shopLink = (stored: StoredDeclaration, { words }: MailFormat, shop: DeclaringShop) => ({
  label: words.receipt.shop,
  url: shopUrl(stored, shop),
});

/** The page that asks once more before anything takes effect, because mail programs open links too. */
function confirmLink(
  stored: StoredDeclaration,
  { words: { declaration } }: MailFormat,
  shop: DeclaringShop & { readonly confirmation: string },
) {
  const [page, label] =
    stored.kind === 'WITHDRAWAL'
      ? ['withdrawal', declaration.withdrawal.confirm]
      : ['cancel-contract', declaration.cancellation.confirm];
  return { label, url: `${shopUrl(stored, shop)}${page}/?confirm=${shop.confirmation}` };
}

/**
 * The receipt of a declaration in its page's language: its content, with the day and time of receipt. It says only what
 * an order's buyer knows, because the address could be anyone's.
 */
export function declarationReceipt(
  stored: StoredDeclaration,
  order: DeclaredOrder,
  shop: DeclaringShop & { readonly isConfirmed: boolean; readonly confirmation: string },
): Mail {
  const { country, language, declared } = stored;
  const format = mailFormatFor(stored);
  const { heading, notYou } = format.words.declaration;
  const { subject, received, outcome, statement } = describeOutcome(stored, order, format);
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening: [received, outcome],
    groups: [[{ heading, sentences: [statement, ...answers(stored, format)], rows: [] }]],
    links: [],
    link: isConfirmable(stored, order) ? confirmLink(stored, format, shop) : shopLink(stored, format, shop),
    closing: [notYou, ...sellerLines(shop.seller, { country, language, words: format.words })],
  };
  return {
    messageId: mailOfDeclaration('declaration-receipt', stored, shop),
    to: declared.email,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}
