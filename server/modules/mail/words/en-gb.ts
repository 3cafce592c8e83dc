import { en } from './en.ts';
import type { MailWords } from './mail-words.ts';

/** The texts that differ in British English. */
export const enGb: MailWords = {
  ...en,
  extendedTo: (term) => `${term} of cover in total`,
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} renews on ${day} at ${price} ${taxNote}, then ${years === 1 ? 'every year' : `every ${years} years`}. Cancel at any time before then in your account or by phone or email.`,
  organization: 'Organisation',
  costCentre: 'Cost centre',
  membership: {
    ...en.membership,
    refunded: {
      ...en.membership.refunded,
      reason:
        'The membership had already been changed or cancelled when your payment arrived, so we refunded it. It can take a few days to appear on your statement.',
    },
  },
  supportHours: { ...en.supportHours, AMERICA: 'Monday to Friday, 8 am to 6 pm US Eastern time' },
};
