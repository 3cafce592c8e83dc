import { en, supportIn } from './en.ts';
import type { MailWords } from './mail-words.ts';

/** What is spelled differently outside of the United States. */
export const enGb: MailWords = {
  ...en,
  costCentre: 'Cost centre',
  ...supportIn('US Eastern time'),
  support: 'Questions, returns, cancelling',
};
