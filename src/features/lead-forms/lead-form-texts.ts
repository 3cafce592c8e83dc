import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import type { ErrorCode, FieldProblem } from '@sonde/machines/rules/errors';
import {
  isLeadEventSlug,
  type LeadChoiceField,
  leadEventOf,
  type LeadField,
  leadFormOf,
  type LeadFormSlug,
  leadMaxLengths,
  type LeadOutcome,
  type LeadResult,
} from '@sonde/machines/rules/leads';
import type { Format } from '../../i18n/format.ts';
import { areaTexts } from '../address/area-texts.ts';
import { postalCodeTexts } from '../address/postal-code-texts.ts';
import { leadEventIsOver } from './lead-event-texts.ts';
import { linkInNameText } from '../trouble/link-in-name-text.ts';

const confirmations: Readonly<Record<LeadOutcome, MessageDescriptor>> = {
  ANSWER: msg`We’ve received your message and will get back to you by email.`,
  DEMONSTRATION: msg`We’ve received your message and will email you to arrange a demo.`,
  PLACE: msg`Your place is reserved. We’ll email you the link.`,
  MEETING: msg`We’ve received your message and will email you to arrange a time.`,
  REQUEST: msg`We’ve received your request and will email you when it’s done.`,
  OFFERS: msg`You’re on the list. We’ll email you when the offers start.`,
  PAPER: msg`The white paper is ready to read. We’ve emailed you the link too.`,
  VIDEO: msg`Your video is ready. We’ve emailed you the link too.`,
};

/** The link to what a form opens. */
export const resultLinkTexts: Readonly<Record<LeadResult, MessageDescriptor>> = {
  PAPER: msg`Read the white paper`,
  VIDEO: msg`Watch the video`,
};

/** What happens after a form is sent. */
export const confirmationText = (slug: LeadFormSlug): MessageDescriptor =>
  confirmations[leadFormOf(slug).outcome];

/** Why the shop no longer accepts a form for an event; null for any other reason. */
export const leadRefusalText = (slug: LeadFormSlug, code: ErrorCode): MessageDescriptor | null =>
  code === 'OPERATION_NOT_ALLOWED' && isLeadEventSlug(slug) ? leadEventIsOver[leadEventOf(slug).kind] : null;

const chooseTopic = msg`Choose a topic`;
const chooseSpecialty = msg`Choose your specialty`;
const chooseFromList = msg`Choose an answer from the list`;

type Texts = Partial<Record<FieldProblem, MessageDescriptor>>;

/** A field's label and its specific errors, in addition to the general ones. */
interface LeadFieldTexts {
  readonly label: MessageDescriptor;
  readonly problems: Texts;
}

const listProblems: Texts = { required: chooseFromList, choice: chooseFromList };

const fieldTexts: Readonly<Record<Exclude<LeadField, 'countryArea' | 'postalCode'>, LeadFieldTexts>> = {
  firstName: { label: msg`First name`, problems: { required: msg`Enter your first name` } },
  lastName: { label: msg`Last name`, problems: { required: msg`Enter your last name` } },
  email: {
    label: msg`Email`,
    problems: {
      required: msg`Enter your email address`,
      format: msg`Enter an email address like name@example.com`,
      too_long: msg`The email address is too long. Use 254 characters or fewer.`,
    },
  },
  phone: {
    label: msg`Phone`,
    problems: {
      required: msg`Enter your phone number`,
      format: msg`Enter a phone number with area code, or with + and country code`,
    },
  },
  organizationName: {
    label: msg`Organization`,
    problems: { required: msg`Enter your organization’s name` },
  },
  organizationType: { label: msg`Type of organization`, problems: listProblems },
  organizationSize: { label: msg`How many people will scan?`, problems: listProblems },
  jobTitle: { label: msg`Job title`, problems: listProblems },
  practicePlace: { label: msg`Where do you practice?`, problems: listProblems },
  specialty: {
    label: msg({
      message: 'Specialty',
      comment: 'Field of a form: of a physician, such as cardiology. Physicians in Britain spell it so too.',
    }),
    problems: { required: chooseSpecialty, choice: chooseSpecialty },
  },
  interestArea: { label: msg`What would you like to examine?`, problems: listProblems },
  country: {
    label: msg`Country or region`,
    problems: { required: msg`Choose your country`, choice: msg`Choose your country` },
  },
  contactTopic: {
    label: msg({ message: 'Topic', comment: 'Field of a form: what a question is about' }),
    problems: { required: chooseTopic, choice: chooseTopic },
  },
  comment: { label: msg`Your message`, problems: { required: msg`Write your message` } },
  howDidYouHear: { label: msg`How did you hear about us?`, problems: listProblems },
  howDidYouHearSpecific: {
    label: msg({
      message: 'Which one?',
      comment: 'After “How did you hear about us?”: which conference, school or article',
    }),
    problems: {},
  },
};

/** At most two existing codes, as in "94103 or 94103-1234". */
const examplesOf = ({ postalCodeExamples }: AddressRules, { alternatives }: Format): string =>
  alternatives(postalCodeExamples.slice(0, 2));

/** The texts of a field, in the terms of the sender's country. */
export function textsOf(field: LeadField, rules: AddressRules, write: Format): LeadFieldTexts {
  if (field === 'countryArea') {
    const { label, choose } = areaTexts[rules.countryAreaType];
    return { label, problems: { required: choose, choice: choose } };
  }
  if (field === 'postalCode') {
    const { label, missing, format } = postalCodeTexts[rules.postalCodeType];
    return { label, problems: { required: missing, format: format(examplesOf(rules, write)) } };
  }
  return fieldTexts[field];
}

/** The error of a field without a text of its own for it. */
export function commonProblemText(field: LeadField, reason: FieldProblem): MessageDescriptor {
  const most = leadMaxLengths[field];
  if (reason === 'too_long') return msg`This is too long. Use ${most} characters or fewer.`;
  if (reason === 'link') return linkInNameText;
  return reason === 'symbols'
    ? msg`Contains a character we can’t use in a name. Use letters, digits and punctuation.`
    : msg`Contains an invisible character. Type it again.`;
}

const placeholders: Partial<Readonly<Record<LeadChoiceField, MessageDescriptor>>> = {
  contactTopic: chooseTopic,
  specialty: chooseSpecialty,
};

/** What a list shows before a value is chosen. */
export const placeholderOf = (field: LeadChoiceField): MessageDescriptor =>
  placeholders[field] ??
  msg({ message: 'Choose', comment: 'In a list of a form, before anything is chosen' });
