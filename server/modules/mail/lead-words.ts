import type { EntryContext, LeadField, LeadFormSlug, LeadFormType } from '@sonde/machines/rules/leads';
import { ownValue } from '@sonde/machines/rules/texts';

/** The forms' names for the support team. */
export const leadFormNames: Readonly<Record<LeadFormSlug, string>> = {
  demo: 'Demo',
  enterprise: 'Hospitals and enterprises',
  government: 'Government',
  'vet-contact': 'Veterinary',
  'sdk-inquiry': 'Developers',
  'distributor-contact': 'Distributors',
  'support-request': 'Support request',
  'ccpa-do-not-sell': 'Do not sell or share personal information',
  'holiday-deals': 'Holiday deals',
  contact: 'Sales, human medicine',
  hospital: 'Hospitals',
  ems: 'Emergency medical services',
  education: 'Medical schools',
  'vet-education': 'Veterinary schools',
  whitepaper: 'White paper',
  'demo-video/general': 'Video, general',
  'demo-video/general-german': 'Video, general, in German',
  'demo-video/primary-care': 'Video, primary care',
  'demo-video/emergency-medicine': 'Video, emergency medicine',
  'demo-video/cardiology': 'Video, cardiology',
  'demo-video/anesthesiology': 'Video, anesthesiology',
  'demo-video/msk': 'Video, musculoskeletal medicine',
  'demo-video/hospital-medicine': 'Video, hospital medicine',
  'demo-video/global-health': 'Video, global health',
  'demo-video/medical-education': 'Video, medical education',
  'webinar/handheld': 'Webinar, handheld ultrasound',
  'vet-webinar/handheld': 'Webinar for veterinarians, handheld ultrasound',
  'trade-show/expo': 'Meeting at the expo',
  'webinar/first-scans': 'Webinar, your first scans',
  'webinar/meet-the-iq3': 'Webinar, the Sonde IQ3',
  'vet-webinar/small-animals': 'Webinar for veterinarians, small animals',
  'trade-show/dublin-2027': 'Meeting in Dublin',
};

/** The fields' names in mails. */
export const leadFieldNames: Readonly<Record<LeadField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  organizationName: 'Organization',
  organizationType: 'Type of organization',
  organizationSize: 'People who scan',
  jobTitle: 'Job title',
  practicePlace: 'Practices at',
  specialty: 'Specialty',
  interestArea: 'Wants to examine',
  country: 'Country',
  countryArea: 'State or region',
  postalCode: 'Postal code',
  contactTopic: 'Topic',
  comment: 'Message',
  howDidYouHear: 'How they heard about us',
  howDidYouHearSpecific: 'Which one',
};

/** Values that aren't read as words. */
const choiceNames: Readonly<Record<string, string>> = {
  SDK_IOS: 'SDK for iOS',
  SDK_ANDROID: 'SDK for Android',
  SDK_CPP: 'SDK for C++',
  INTEGRATION_APIS_ML_INFERENCE: 'Integration, APIs and machine learning',
  CUSTOM_HARDWARE_OEM_SOLUTIONS: 'Custom hardware and OEM solutions',
  RVT: 'Registered veterinary technician',
  CEO: 'Chief executive officer',
  CMO: 'Chief medical officer',
  ONE: '1',
  UP_TO_3: '2 or 3',
  UP_TO_10: '4 to 10',
  UP_TO_50: '11 to 50',
  ABOVE_50: 'More than 50',
};

/** Where senders came from, for the support team. */
export const entryContextNames: Readonly<Record<EntryContext, string>> = {
  CHECKOUT: 'the cart or the checkout',
  HOMEPAGE: 'the home page',
  HUMAN: 'human medicine',
  VET: 'veterinary medicine',
};

/** What messages are about, for the support team. */
export const leadFormTypeNames: Readonly<Record<LeadFormType, string>> = {
  BUNDLE_PURCHASE: 'a bundle sold only by the sales team',
  DISTRIBUTOR_CONTACT_FORM: 'distribution',
  LOGGED_IN_SUBSCRIPTION_ONLY: 'the current membership of a signed-in member’s organization',
};
/** A value of a list in English; older messages have a text of their own, which stays as it is. */
export function choiceName(value: string): string {
  if (!/^[A-Z][A-Z0-9_]*$/.test(value)) return value;
  const words = value.replaceAll('_', ' ').toLowerCase();
  return ownValue(choiceNames, value) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
