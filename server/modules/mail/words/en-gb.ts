import { en } from './en.ts';
import type { MailWords } from './mail-words.ts';

/** The texts that differ in British English. */
export const enGb: MailWords = {
  ...en,
  extendedTo: (term) => `${term} of cover in total`,
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} renews on ${day} at ${price} ${taxNote}, then ${years === 1 ? 'every year' : `every ${years} years`}. Cancel at any time before then in your account or by phone or email.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} every month, until at least ${lastDay}. The next payment is on ${day}.`,
  prepaid: ({ name, day }) => `${name} runs up to and including ${day} and doesn’t renew automatically.`,
  organization: 'Organisation',
  costCentre: 'Cost centre',
  membership: {
    ...en.membership,
    committed: ({ lastDay }) =>
      `Your minimum rental term runs up to and including ${lastDay}. If you end it earlier, you pay for the remaining months.`,
    changed: {
      ...en.membership.changed,
      opening: ({ organization, name, day }) =>
        `${organization}’s membership is now ${name}. It’s paid up to and including ${day}.`,
    },
    refunded: {
      ...en.membership.refunded,
      reason:
        'The membership had already been changed or cancelled when your payment arrived, so we refunded it. It can take a few days to appear on your statement.',
    },
  },
  supportHours: { ...en.supportHours, AMERICA: 'Monday to Friday, 8 am to 6 pm US Eastern time' },
};
