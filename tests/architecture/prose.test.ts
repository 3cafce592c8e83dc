import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proseIn } from './prose.ts';

/** The mails' texts are on the server, because no page shows them; operators and the card provider's read English. */
const exceptions: readonly (string | RegExp)[] = [
  'server/modules/mail/words/',
  'server/modules/document/words/',
  'server/modules/mail/declaration-mail.ts',
  'server/modules/mail/calendar-words.ts',
  'server/modules/mail/lead-words.ts',
  'server/modules/mail/lead-mail.ts',
  'server/modules/mail/learner-mail.ts',
  'server/modules/mail/english-quote-words.ts',
  'server/modules/mail/quote-words.ts',
  'server/modules/mail/refund-words.ts',
  'server/modules/mail/failed-refund-words.ts',
  'server/modules/refund/alert-failed-refund.ts',
  'server/modules/refund/alert-dispute.ts',
  'server/modules/mail/part-words.ts',
  'server/modules/mail/trial-words.ts',
  'server/modules/mail/debit-mail-words.ts',
  'server/modules/mail/debit-mail-words-without-debits.ts',
  'server/modules/mail/delivery-words.ts',
  'server/modules/mail/mandate-words.ts',
  'server/modules/mail/removal-words.ts',
  'server/modules/mail/rental-words.ts',
  'server/modules/mail/review-words.ts',
  'server/modules/mail/unshipped-words.ts',
  'server/modules/payment/families/debit.words.ts',
  /^server\/modules\/payment\/methods\/[^/]+\/[^/]+\.words\.ts$/,
  'server/modules/payment/payment-webhook.ts',
  'server/modules/personal-data/',
];

const sources = globSync([
  'server/modules/**/*.ts',
  'server/kernel/**/*.ts',
  'server/graphql/limited-fields.ts',
]).filter(
  (path) =>
    !path.endsWith('.test.ts') &&
    !exceptions.some((exception) =>
      typeof exception === 'string' ? path.startsWith(exception) : exception.test(path),
    ),
);

describe('the server sends buyers no sentences, but codes, reasons and values', () => {
  it('in none of its modules', () => {
    expect(sources.length).toBeGreaterThan(100);
    const found = sources.flatMap((path) =>
      proseIn(readFileSync(path, 'utf8')).map((text) => `${path}:${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "refusal('INVALID', 'phone', 'Enter a phone number with its area code.');",
    'const sentences = { UNKNOWN: "There is no such code." };',
    'refusal(code, field, `A cart holds at most ${most} lines.`);',
    'const say = (name: string) => `${name} is missing from it.`;',
    "throw new RefusedError({ message: 'This device is not sold here.' });",
  ])('which would be found: %s', (source) => {
    expect(proseIn(source)).toHaveLength(1);
  });

  it.each([
    "throw new Error('No payment attempt has this id');",
    'report(`The mail about ${id} could not be sent`);',
    "refusal('INVALID', 'phone', 'PHONE_FORMAT');",
    'sql`select id from orders where token = ${token}`;',
    "headers.set('Content-Type', 'text/plain; charset=utf-8');",
  ])('which would not be mistaken for one: %s', (source) => {
    expect(proseIn(source)).toEqual([]);
  });
});
