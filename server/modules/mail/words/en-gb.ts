import { en } from './en.ts';
import type { MailWords } from './mail-words.ts';

/** The texts that differ in British English. */
export const enGb: MailWords = {
  ...en,
  extendedTo: (term) => `${term} of cover in total`,
  organization: 'Organisation',
  costCentre: 'Cost centre',
  supportHours: { ...en.supportHours, AMERICA: 'Monday to Friday, 8 am to 6 pm US Eastern time' },
};
