import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import type { ErrorCode, FieldProblem } from '@sonde/machines/rules/errors';
import {
  type ContactTopic,
  isLeadEventSlug,
  leadEventOf,
  type LeadField,
  leadFormOf,
  type LeadFormSlug,
  leadMaxLengths,
  type LeadOutcome,
} from '@sonde/machines/rules/leads';
import type { Format } from '../../i18n/format.ts';
import { areaTexts } from '../address/area-texts.ts';
import { postalCodeTexts } from '../address/postal-code-texts.ts';
import { leadEventIsOver } from './lead-event-texts.ts';

const thanks: Readonly<Record<LeadOutcome, MessageDescriptor>> = {
  ANSWER: msg`We’ve received your message and will get back to you by email.`,
  DEMONSTRATION: msg`We’ve received your message and will email you to arrange a demo.`,
  PLACE: msg`Your place is reserved. We’ll email you the link.`,
  MEETING: msg`We’ve received your message and will email you to arrange a time.`,
  REQUEST: msg`We’ve received your request and will email you when it’s done.`,
  OFFERS: msg`You’re on the list. We’ll email you when the offers start.`,
};

/** What happens after a form is sent. */
export const thanksFor = (slug: LeadFormSlug): MessageDescriptor => thanks[leadFormOf(slug).outcome];

/** Why the shop no longer accepts a form for an event; null for any other reason. */
export const leadRefusalText = (slug: LeadFormSlug, code: ErrorCode): MessageDescriptor | null =>
  code === 'OPERATION_NOT_ALLOWED' && isLeadEventSlug(slug) ? leadEventIsOver[leadEventOf(slug).kind] : null;

export const topicTexts: Readonly<Record<ContactTopic, MessageDescriptor>> = {
  SDK_IOS: msg`SDK for iOS`,
  SDK_ANDROID: msg`SDK for Android`,
  SDK_CPP: msg`SDK for C++`,
  INTEGRATION_APIS_ML_INFERENCE: msg`Integration, APIs and machine learning`,
  CUSTOM_HARDWARE_OEM_SOLUTIONS: msg`Custom hardware and OEM solutions`,
  OTHER: msg`Something else`,
};

export const chooseTopic = msg`Choose a topic`;

type Texts = Partial<Record<FieldProblem, MessageDescriptor>>;

/** A field's label and its specific errors, in addition to the general ones. */
interface LeadFieldTexts {
  readonly label: MessageDescriptor;
  readonly problems: Texts;
}

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
  jobTitle: { label: msg`Job title`, problems: { required: msg`Enter your job title` } },
  practicePlace: {
    label: msg`Clinic, hospital or practice`,
    problems: { required: msg`Enter the name of your clinic, hospital or practice` },
  },
  specialty: {
    label: msg({
      message: 'Specialty',
      comment: 'Field of a form: of a physician, such as cardiology. Physicians in Britain spell it so too.',
    }),
    problems: { required: msg`Enter your specialty` },
  },
  country: {
    label: msg`Country or region`,
    problems: { required: msg`Choose your country`, choice: msg`Choose your country` },
  },
  contactTopic: {
    label: msg({ message: 'Topic', comment: 'Field of a form: what a question is about' }),
    problems: { required: chooseTopic, choice: chooseTopic },
  },
  comment: { label: msg`Your message`, problems: { required: msg`Write your message` } },
  howDidYouHear: { label: msg`How did you hear about us?`, problems: {} },
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
export function usualProblem(field: LeadField, reason: FieldProblem): MessageDescriptor {
  const most = leadMaxLengths[field];
  if (reason === 'too_long') return msg`This is too long. Use ${most} characters or fewer.`;
  return reason === 'symbols'
    ? msg`Contains a character we can’t use in a name. Use letters, digits and punctuation.`
    : msg`Contains an invisible character. Type it again.`;
}
