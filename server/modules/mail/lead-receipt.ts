import { countryByCode, type CountryLanguage, textCatalogue } from '@sonde/machines/rules/places';
import { leadFormOf, leadResult, leadResultPath } from '@sonde/machines/rules/leads';
import type { MailDocument } from './mail-document.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';
import { mailWordsIn } from './words/mail-words-by-language.ts';
import { eventTimeOf } from './event-time.ts';
import type { AnsweringShop } from './lead-mail.ts';
import type { StoredLead } from '../lead/lead.repository.ts';

/** The shop's data in a receipt. */
export interface ThankingShop extends Pick<AnsweringShop, 'mailDomain' | 'seller'> {
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The page's language in the variant of the given country, if that country has the language. */
function languageOf({ language, lead }: StoredLead): CountryLanguage {
  const ofCountry = countryByCode(lead.country)?.languages.find(({ url }) => url === language);
  return ofCountry ?? { url: language, bcp47: language };
}

/** The page that the form opens, in the shop of the sender's country if that has the language. */
function resultUrl(stored: StoredLead, publicUrl: string): string | null {
  const path = leadResultPath(stored.slug);
  if (path === null) return null;
  const { language, lead } = stored;
  const isOfCountry = countryByCode(lead.country)?.languages.some(({ url }) => url === language) === true;
  return `${publicUrl}/${isOfCountry ? `${lead.country.toLowerCase()}/${language}/` : ''}form/${path}/`;
}

/**
 * Thanks the sender of a form and says what happens next, in the page's language. It contains none of the sender's
 * text: the address may belong to another person, and the shop must not forward messages to strangers.
 */
export function leadReceipt(stored: StoredLead, { mailDomain, publicUrl, seller }: ThankingShop): Mail {
  const language = languageOf(stored);
  const { texts, direction } = textCatalogue(language.bcp47);
  const words = mailWordsIn(texts);
  const { receipt } = words;
  const time = eventTimeOf(stored, language.bcp47);
  const result = leadResult(stored.slug);
  const url = resultUrl(stored, publicUrl);
  const document: MailDocument = {
    language: language.bcp47,
    direction,
    title: receipt.subject,
    opening: [receipt.outcome[leadFormOf(stored.slug).outcome], ...(time === null ? [] : [time])],
    groups: [],
    links: [],
    link:
      result === null || url === null
        ? { label: receipt.shop, url: `${publicUrl}/` }
        : { label: receipt.result[result], url },
    closing: [
      receipt.notYou,
      ...sellerLines(seller, { country: stored.lead.country, language: language.url, words }),
    ],
  };
  return {
    messageId: `<lead-receipt.${stored.id}@${mailDomain}>`,
    to: stored.lead.email,
    subject: receipt.subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}
