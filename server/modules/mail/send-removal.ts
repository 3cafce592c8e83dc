import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import type { Sql } from '../../db/connect.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import { loadRemovedMember, type RemovedMember } from '../people/members.repository.ts';
import type { MemberRemoved } from '../people/people-services.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { removalWordsIn } from './removal-words.ts';
import { sellerLines } from './seller-line.ts';

export interface RemovalMailServices {
  readonly sql: Sql;
  readonly sendMail: SendMail;
  readonly mailDomain: string;
  readonly seller: Seller;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The language of a page of the country's shop, the requested one if it has that. */
function pageLanguage({ country: code, language }: RemovedMember): string {
  const country = countryByCode(code);
  return country === undefined ? 'en' : languageFor(country, language ?? '').url;
}

/** The mail to a person who is no longer a member. It names no one but the organization. */
function removalMail(
  removed: RemovedMember,
  { membershipId, removedAt }: MemberRemoved,
  { mailDomain, publicUrl, seller }: RemovalMailServices,
): Mail {
  const { email, organization, country } = removed;
  const language = pageLanguage(removed);
  const format = mailFormatFor({ country, language });
  const words = removalWordsIn(format.wordsLanguage);
  const subject = words.subject(organization);
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening: [
      words.opening(organization, format.dayOf(new Date(removedAt))),
      words.lost,
      words.kept,
      words.mistake(organization),
    ],
    groups: [],
    links: [],
    link: { label: words.account, url: `${publicUrl}/${country.toLowerCase()}/${language}/my-account/` },
    closing: sellerLines(seller, { country, language, words: format.words }),
  };
  return {
    messageId: `<removal.${membershipId}@${mailDomain}>`,
    to: email,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}

/**
 * Tells a person that they are no longer a member of an organization, unless they are again, or were erased. May run
 * more than once; the Message-ID stays the same.
 */
export async function sendRemoval(services: RemovalMailServices, event: MemberRemoved): Promise<void> {
  const removed = await loadRemovedMember(services.sql, event);
  if (removed !== null) await services.sendMail(removalMail(removed, event, services));
}
