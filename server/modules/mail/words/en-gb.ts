import { en, supportIn } from './en.ts';
import type { MailWords } from './mail-words.ts';

/** The texts that differ in British English. */
export const enGb: MailWords = {
  ...en,
  extendedTo: (term) => `${term} of cover in total`,
  organization: 'Organisation',
  costCentre: 'Cost centre',
  ...supportIn('US Eastern time'),
};
