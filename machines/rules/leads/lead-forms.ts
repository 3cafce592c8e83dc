import { type DemoVideoSlug, isDemoVideoSlug } from './demo-videos.ts';
import type { LeadForm } from './lead-form-fields.ts';
import { isLeadEventSlug, type LeadEventKind, leadEventOf, type LeadEventSlug } from './lead-events.ts';

const required = true;
const optional = false;
const person = { firstName: required, lastName: required, email: required } as const;
const place = { country: required, countryArea: required } as const;
/** An institution's form asks for a specialty after these, if at all. */
const institution = {
  ...person,
  phone: optional,
  organizationName: required,
  organizationSize: required,
  jobTitle: optional,
} as const;
const source = { howDidYouHear: optional, howDidYouHearSpecific: optional } as const;

/**
 * Every form except those of events, by the slug of its page. The contact page lists them in this order: questions first,
 * then by kind of organization, and what few visitors look for last.
 */
export const leadForms = {
  contact: {
    category: 'COMMERCIAL',
    outcome: 'ANSWER',
    market: 'HUMAN',
    fields: {
      ...person,
      phone: optional,
      organizationName: optional,
      practicePlace: optional,
      ...place,
      comment: required,
      ...source,
    },
    offersNewsletter: true,
  },
  'support-request': {
    category: 'PRODUCT',
    outcome: 'ANSWER',
    market: null,
    fields: { ...person, phone: optional, organizationName: optional, country: required, comment: required },
    offersNewsletter: false,
  },
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
      ...source,
    },
    offersNewsletter: true,
  },
  hospital: {
    category: 'COMMERCIAL',
    outcome: 'ANSWER',
    market: 'HUMAN',
    fields: { ...institution, specialty: optional, ...place, comment: optional },
    offersNewsletter: true,
  },
  ems: {
    category: 'COMMERCIAL',
    outcome: 'ANSWER',
    market: 'HUMAN',
    fields: { ...institution, ...place, comment: optional },
    offersNewsletter: true,
  },
  education: {
    category: 'EDUCATIONAL',
    outcome: 'ANSWER',
    market: 'HUMAN',
    fields: { ...institution, specialty: optional, ...place, comment: optional },
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
      jobTitle: optional,
      ...place,
      postalCode: required,
      comment: required,
    },
    offersNewsletter: false,
  },
  enterprise: {
    category: 'COMMERCIAL',
    outcome: 'ANSWER',
    market: 'HUMAN',
    fields: {
      ...person,
      phone: required,
      organizationName: required,
      organizationType: optional,
      organizationSize: optional,
      jobTitle: optional,
      ...place,
      comment: required,
    },
    offersNewsletter: true,
  },
  'vet-contact': {
    category: 'PRODUCT',
    outcome: 'ANSWER',
    market: 'VETERINARY',
    fields: {
      ...person,
      phone: optional,
      organizationName: optional,
      practicePlace: required,
      interestArea: optional,
      ...place,
      comment: required,
      howDidYouHear: optional,
    },
    offersNewsletter: true,
  },
  'vet-education': {
    category: 'EDUCATIONAL',
    outcome: 'ANSWER',
    market: 'VETERINARY',
    fields: { ...institution, specialty: optional, ...place, comment: optional },
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
  whitepaper: {
    category: 'MARKETING',
    outcome: 'PAPER',
    market: null,
    fields: {
      ...person,
      organizationName: optional,
      organizationType: optional,
      jobTitle: optional,
      country: required,
      ...source,
    },
    offersNewsletter: true,
  },
  'holiday-deals': {
    category: 'MARKETING',
    outcome: 'OFFERS',
    market: null,
    fields: { ...person, specialty: optional, country: required },
    offersNewsletter: true,
  },
  'ccpa-do-not-sell': {
    category: 'MARKETING',
    outcome: 'REQUEST',
    market: null,
    fields: { ...person, ...place, postalCode: optional, comment: optional },
    offersNewsletter: false,
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
    ...source,
  },
  offersNewsletter: true,
};

/** The form before every video. */
const videoForm: LeadForm = {
  category: 'MARKETING',
  outcome: 'VIDEO',
  market: 'HUMAN',
  fields: { ...person, organizationName: optional, specialty: optional, country: required, ...source },
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
      ...source,
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

/** A permanent form, unlike those of events and videos. */
export type PermanentFormSlug = keyof typeof leadForms;

/** The slugs of the forms that are always open, unlike those of events and videos. */
export const permanentFormSlugs = Object.keys(leadForms) as readonly PermanentFormSlug[];

/** The path of a form's page below `form/`; an event's and a video's have two segments. */
export type LeadFormSlug = PermanentFormSlug | LeadEventSlug | DemoVideoSlug;

/** Whether a form has this slug, including those of events and videos. */
export function isLeadFormSlug(value: string): value is LeadFormSlug {
  return Object.hasOwn(leadForms, value) || isLeadEventSlug(value) || isDemoVideoSlug(value);
}

/** The form of a slug, typed as any `LeadForm`. */
export function leadFormOf(slug: LeadFormSlug): LeadForm {
  if (isLeadEventSlug(slug)) return eventForms[leadEventOf(slug).kind];
  return isDemoVideoSlug(slug) ? videoForm : leadForms[slug];
}

/** Whether sending a form opts its sender out of analytics (CCPA, California Civil Code, section 1798.120). */
export const isOptOutForm = (slug: LeadFormSlug): boolean => slug === 'ccpa-do-not-sell';
