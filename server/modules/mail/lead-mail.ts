import { isLeadChoiceField, type LeadField, leadFields } from '@sonde/machines/rules/leads';
import { isolate } from '@sonde/machines/rules/texts';
import { addressRulesOf } from '../places/address-rules.ts';
import { formattedPhone } from '../places/phone.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import type { MailDocument, MailSection } from './mail-document.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { eventTimeOf } from './event-time.ts';
import {
  choiceName,
  entryContextNames,
  leadFieldNames,
  leadFormNames,
  leadFormTypeNames,
} from './lead-words.ts';
import type { StoredLead } from '../lead/lead.repository.ts';

/** The shop's data in mails about a message. */
export interface AnsweringShop {
  readonly mailDomain: string;
  /** Receives the mails. */
  readonly supportEmail: string;
  readonly seller: Seller;
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

function valueOf({ lead }: StoredLead, field: LeadField): string {
  const value = lead[field];
  if (value === '') return '';
  switch (field) {
    case 'phone':
      return formattedPhone(value);
    case 'country':
      return countryNames.of(value) ?? value;
    case 'countryArea': {
      const { countryAreaChoices } = addressRulesOf(lead.country);
      return countryAreaChoices.find(({ code }) => code === value)?.name ?? value;
    }
    default:
      return isLeadChoiceField(field) ? choiceName(value) : value;
  }
}

function answersSection(stored: StoredLead): MailSection {
  const answers = leadFields
    .filter((field) => field !== 'comment')
    .map((field) => [leadFieldNames[field], valueOf(stored, field)] as const)
    .filter(([, value]) => value !== '');
  const news = stored.lead.emailOptIn ? ['Wants news and offers by email.'] : [];
  return {
    heading: 'Contact details',
    sentences: [...answers.map(([name, value]) => `${name}: ${isolate(value)}`), ...news],
    rows: [],
  };
}

function messageSection({ lead }: StoredLead): readonly MailSection[] {
  const lines = lead.comment.split('\n').filter((line) => line !== '');
  return lines.length === 0
    ? []
    : [{ heading: leadFieldNames.comment, sentences: lines.map(isolate), rows: [] }];
}

const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A mail to support, in English; contains the visitor's text unchanged. */
export function leadMail(stored: StoredLead, shop: AnsweringShop): Mail {
  const { id, slug, language, lead, origin } = stored;
  const name = leadFormNames[slug];
  const time = eventTimeOf(stored, 'en');
  const document: MailDocument = {
    language: 'en',
    direction: 'ltr',
    title: `Form: ${name}`,
    opening: [
      ...(time === null ? [] : [`For ${time}.`]),
      `Written in ${languageNames.of(language) ?? language}.`,
      ...(origin.entryContext === null ? [] : [`Came from ${entryContextNames[origin.entryContext]}.`]),
      ...(origin.formType === null ? [] : [`It is about ${leadFormTypeNames[origin.formType]}.`]),
    ],
    groups: [[answersSection(stored)], ...messageSection(stored).map((section) => [section])],
    links: [],
    link: { label: 'Reply', url: mailAddress(lead.email) },
    closing: [`Sent from the form /form/${slug}/ of ${shop.seller.name}.`],
  };
  return {
    messageId: `<lead.${id}@${shop.mailDomain}>`,
    to: shop.supportEmail,
    subject: `Form: ${name}`,
    text: mailText(document),
    html: mailHtml(document),
  };
}
