import { ownValue } from '@sonde/machines/rules/texts';
import { internationalEnglish } from '@sonde/machines/rules/places';
import { ar } from './ar.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { enGb } from './en-gb.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { frCa } from './fr-ca.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import type { MailWords } from './mail-words.ts';

const wordsByLanguage: Readonly<Record<string, MailWords>> = {
  ar,
  da,
  de,
  en,
  [internationalEnglish]: enGb,
  es,
  fi,
  fr,
  'fr-CA': frCa,
  it,
  nl,
  no,
  pl,
  pt,
  sv,
  tr,
};

/** The texts for a `textLanguage` or `regionalTexts`; English if there are none. */
export const mailWordsIn = (language: string): MailWords => ownValue(wordsByLanguage, language) ?? en;
