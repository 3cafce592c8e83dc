import { isLeadEventSlug, type LeadEventKind, leadEventOf, type LeadEventSlug } from './lead-events.ts';
import type { Market } from '../catalogue/index.ts';

/** The text fields of forms. Countries, areas and topics are chosen from a list (coverage FORM-7). */
export const leadFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'organizationName',
  'jobTitle',
  'practicePlace',
  'specialty',
  'country',
  'countryArea',
  'postalCode',
  'contactTopic',
  'comment',
  'howDidYouHear',
] as const;
export type LeadField = (typeof leadFields)[number];

/** The topics of developer inquiries (coverage FORM-6). */
export const contactTopics = [
  'SDK_IOS',
  'SDK_ANDROID',
  'SDK_CPP',
  'INTEGRATION_APIS_ML_INFERENCE',
  'CUSTOM_HARDWARE_OEM_SOLUTIONS',
  'OTHER',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The team that replies (coverage FORM-6). */
type ContactCategory = 'COMMERCIAL' | 'DISTRIBUTOR' | 'MARKETING' | 'PRODUCT' | 'SDK';

/**
 * What happens after a form is submitted: a reply, a demonstration date, a webinar link, a meeting time, confirmation
 * of a completed request, or offers. The page and a mail both announce it.
 */
export type LeadOutcome = 'ANSWER' | 'DEMONSTRATION' | 'PLACE' | 'MEETING' | 'REQUEST' | 'OFFERS';

/** A form: the team that replies, the outcome, and its fields in display order. */
export interface LeadForm {
  readonly category: ContactCategory;
  readonly outcome: LeadOutcome;
  /** Null if the form isn't about one market. */
  readonly market: Market | null;
  /** True for required and false for optional fields. Fields that aren't listed aren't shown. */
  readonly fields: Readonly<Partial<Record<LeadField, boolean>>>;
  /** Whether the form offers the newsletter. */
  readonly offersNewsletter: boolean;
}

const required = true;
const optional = false;
const person = { firstName: required, lastName: required, email: required } as const;
const place = { country: required, countryArea: required } as const;

/** Every form except those of events, by the slug of its page. */
export const leadForms = {
  demo: {
    category: 'PRODUCT',
    outcome: 'DEMONSTRATION',
    market: 'HUMAN',
    fields: {
      ...person,
      phone: optional,
      organizationName: optional,
      specialty: required,
      ...place,
      comment: optional,
      howDidYouHear: optional,
    },
    offersNewsletter: true,
  },
  enterprise: {
    category: 'COMMERCIAL',
    outcome: 'ANSWER',
    market: 'HUMAN',
    fields: {
      ...person,
      phone: required,
      organizationName: required,
      jobTitle: required,
      practicePlace: optional,
      ...place,
      comment: required,
    },
    offersNewsletter: true,
  },
  government: {
    category: 'COMMERCIAL',
    outcome: 'ANSWER',
    market: 'HUMAN',
    fields: {
      ...person,
      phone: optional,
      organizationName: required,
      jobTitle: required,
      ...place,
      postalCode: required,
      comment: required,
    },
    offersNewsletter: false,
  },
  'vet-contact': {
    category: 'PRODUCT',
    outcome: 'ANSWER',
    market: 'VETERINARY',
    fields: {
      ...person,
      phone: optional,
      practicePlace: required,
      specialty: optional,
      ...place,
      comment: required,
      howDidYouHear: optional,
    },
    offersNewsletter: true,
  },
  'sdk-inquiry': {
    category: 'SDK',
    outcome: 'ANSWER',
    market: null,
    fields: {
      ...person,
      organizationName: required,
      jobTitle: optional,
      country: required,
      contactTopic: required,
      comment: required,
    },
    offersNewsletter: false,
  },
  'distributor-contact': {
    category: 'DISTRIBUTOR',
    outcome: 'ANSWER',
    market: null,
    fields: {
      ...person,
      phone: required,
      organizationName: required,
      jobTitle: optional,
      country: required,
      comment: required,
    },
    offersNewsletter: false,
  },
  'support-request': {
    category: 'PRODUCT',
    outcome: 'ANSWER',
    market: null,
    fields: { ...person, phone: optional, organizationName: optional, country: required, comment: required },
    offersNewsletter: false,
  },
  'ccpa-do-not-sell': {
    category: 'MARKETING',
    outcome: 'REQUEST',
    market: null,
    fields: { ...person, ...place, postalCode: optional, comment: optional },
    offersNewsletter: false,
  },
  'holiday-deals': {
    category: 'MARKETING',
    outcome: 'OFFERS',
    market: null,
    fields: { ...person, specialty: optional, country: required },
    offersNewsletter: true,
  },
} as const satisfies Readonly<Record<string, LeadForm>>;

const webinar: LeadForm = {
  category: 'MARKETING',
  outcome: 'PLACE',
  market: 'HUMAN',
  fields: {
    ...person,
    organizationName: optional,
    specialty: required,
    country: required,
    comment: optional,
    howDidYouHear: optional,
  },
  offersNewsletter: true,
};

/** The form of each kind of event. */
const eventForms: Readonly<Record<LeadEventKind, LeadForm>> = {
  webinar,
  'vet-webinar': {
    ...webinar,
    market: 'VETERINARY',
    fields: {
      ...person,
      practicePlace: optional,
      specialty: optional,
      country: required,
      comment: optional,
      howDidYouHear: optional,
    },
  },
  'trade-show': {
    category: 'COMMERCIAL',
    outcome: 'MEETING',
    market: null,
    fields: {
      ...person,
      phone: optional,
      organizationName: optional,
      jobTitle: optional,
      country: required,
      comment: optional,
    },
    offersNewsletter: true,
  },
};

/** A permanent form, unlike those of events. */
export type PermanentFormSlug = keyof typeof leadForms;
export const permanentFormSlugs = Object.keys(leadForms) as readonly PermanentFormSlug[];

/** The path of a form's page below `form/`; an event's has two segments. */
export type LeadFormSlug = PermanentFormSlug | LeadEventSlug;

export function isLeadFormSlug(value: string): value is LeadFormSlug {
  return Object.hasOwn(leadForms, value) || isLeadEventSlug(value);
}

/** The form of a slug, typed as any `LeadForm`. */
export function leadFormOf(slug: LeadFormSlug): LeadForm {
  return isLeadEventSlug(slug) ? eventForms[leadEventOf(slug).kind] : leadForms[slug];
}
