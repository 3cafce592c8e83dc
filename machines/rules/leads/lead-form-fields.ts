import type { Market } from '../catalogue/index.ts';

/** The fields of forms, in display order. `lead-choices.ts` says which are chosen from a list (coverage FORM-7). */
export const leadFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'organizationName',
  'organizationType',
  'organizationSize',
  'jobTitle',
  'practicePlace',
  'specialty',
  'interestArea',
  'country',
  'countryArea',
  'postalCode',
  'contactTopic',
  'comment',
  'howDidYouHear',
  'howDidYouHearSpecific',
] as const;
/** One of {@link leadFields}. */
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
/** One of {@link contactTopics}. */
export type ContactTopic = (typeof contactTopics)[number];

/** The team that replies (coverage FORM-6). */
type ContactCategory = 'COMMERCIAL' | 'DISTRIBUTOR' | 'EDUCATIONAL' | 'MARKETING' | 'PRODUCT' | 'SDK';

/**
 * What happens after a form is submitted: a reply, a demonstration date, a webinar link, a meeting time, confirmation
 * of a completed request, offers, or a page that opens: a white paper or a video. The page and a mail both announce it.
 */
export type LeadOutcome =
  | 'ANSWER'
  | 'DEMONSTRATION'
  | 'PLACE'
  | 'MEETING'
  | 'REQUEST'
  | 'OFFERS'
  | 'PAPER'
  | 'VIDEO';

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
