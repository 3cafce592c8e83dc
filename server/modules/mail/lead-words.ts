import type {
  ContactTopic,
  EntryContext,
  LeadField,
  LeadFormSlug,
  LeadFormType,
} from '@sonde/machines/rules/leads';

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
  jobTitle: 'Job title',
  practicePlace: 'Clinic, hospital or practice',
  specialty: 'Specialty',
  country: 'Country',
  countryArea: 'State or region',
  postalCode: 'Postal code',
  contactTopic: 'Topic',
  comment: 'Message',
  howDidYouHear: 'How they heard about us',
};

export const contactTopicNames: Readonly<Record<ContactTopic, string>> = {
  SDK_IOS: 'SDK for iOS',
  SDK_ANDROID: 'SDK for Android',
  SDK_CPP: 'SDK for C++',
  INTEGRATION_APIS_ML_INFERENCE: 'Integration, APIs and machine learning',
  CUSTOM_HARDWARE_OEM_SOLUTIONS: 'Custom hardware and OEM solutions',
  OTHER: 'Something else',
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
  BUNDLE_PURCHASE: 'a bundle that only sales sells',
  DISTRIBUTOR_CONTACT_FORM: 'distribution',
  LOGGED_IN_SUBSCRIPTION_ONLY: 'the running subscription of a signed-in member’s organization',
};
