import { en, supportIn } from './en.ts';
import type { MailWords } from './mail-words.ts';

/** What British English spells or names differently. */
export const enGb: MailWords = {
  ...en,
  extendedTo: (term) => `${term} of cover in total`,
  organization: 'Organisation',
  costCentre: 'Cost centre',
  ...supportIn('US Eastern time'),
};
