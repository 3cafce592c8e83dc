import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadFormSlug } from '@sonde/machines/rules/leads';
import { demoVideoPages } from './demo-video-pages.ts';

/** The texts above a form on its page. */
export interface LeadFormPageTexts {
  readonly title: MessageDescriptor;
  /** Below the title, and in lists of pages. */
  readonly description: MessageDescriptor;
}

export const leadFormPages: Readonly<Record<LeadFormSlug, LeadFormPageTexts>> = {
  demo: {
    title: msg`See Sonde in action`,
    description: msg`Tell us what you examine, and we’ll show you the probe that fits.`,
  },
  enterprise: {
    title: msg`Sonde for groups and companies`,
    description: msg`Need many probes, or one agreement for many sites? Tell us what you’re planning and we’ll send you a quote.`,
  },
  government: {
    title: msg`Sonde for government`,
    description: msg`For governments, the military and emergency services. Tell us what you need and how you buy.`,
  },
  'vet-contact': {
    title: msg`Veterinary questions`,
    description: msg`Tell us which animals you examine. We’ll recommend a probe, or tell you if none fits.`,
  },
  'sdk-inquiry': {
    title: msg`Developer questions`,
    description: msg`Ask about our SDKs for iOS, Android and C++, our APIs and custom hardware.`,
  },
  'distributor-contact': {
    title: msg`Become a distributor`,
    description: msg`Tell us what you sell and where, and we’ll talk about how we can work together.`,
  },
  'support-request': {
    title: msg`New support request`,
    description: msg`Ask about an order, a membership or a probe. If it’s about an order, include its number.`,
  },
  'ccpa-do-not-sell': {
    title: msg`Do not sell or share my personal information`,
    description: msg`Tell us not to sell or share your personal information. California and other states give you this right.`,
  },
  'holiday-deals': {
    title: msg`Holiday deals`,
    description: msg`Be the first to know. We’ll email you when the holiday offers start.`,
  },
  contact: {
    title: msg`Talk to our sales team`,
    description: msg`Ask about memberships, prices or changing your plan. We’ll get back to you by email.`,
  },
  hospital: {
    title: msg`Sonde for hospitals`,
    description: msg`One probe for every ward, and one place for its images and users. Tell us who will scan.`,
  },
  ems: {
    title: msg`Sonde for emergency medical services`,
    description: msg`For ambulances, helicopters and rescue teams. Tell us how many crews you equip.`,
  },
  education: {
    title: msg`Sonde for medical schools`,
    description: msg`For schools and residency programs that teach ultrasound. Tell us how many learners you have.`,
  },
  'vet-education': {
    title: msg`Sonde for veterinary schools`,
    description: msg`For schools that teach veterinary ultrasound. Tell us how many learners you have.`,
  },
  whitepaper: {
    title: msg`White paper: choosing a handheld probe`,
    description: msg`What to compare before you buy: image, phone, membership, cleaning and running costs. Four minutes to read.`,
  },
  ...demoVideoPages,
  'webinar/first-scans': {
    title: msg`Webinar: your first scans`,
    description: msg`Watch us scan heart, lungs and abdomen live with a probe and a phone, and ask questions as we go.`,
  },
  'webinar/meet-the-iq3': {
    title: msg`Webinar: the Sonde IQ3`,
    description: msg`What’s new in the IQ3, how it compares with the IQ+ and who it’s for.`,
  },
  'webinar/handheld': {
    title: msg`Webinar: handheld ultrasound`,
    description: msg`What a probe in your pocket can and can’t show, live from our studio, and time for your questions.`,
  },
  'vet-webinar/handheld': {
    title: msg`Webinar for veterinarians: handheld ultrasound`,
    description: msg`How practices use a handheld probe in the clinic and on the farm, and time for your questions.`,
  },
  'trade-show/expo': {
    title: msg`Meet us at the expo`,
    description: msg`Pick up every probe at our booth and scan with it. Tell us when you’re coming and we’ll save you a time.`,
  },
  'vet-webinar/small-animals': {
    title: msg`Webinar for veterinarians: small animals`,
    description: msg`Watch us scan dogs, cats and rabbits live with the veterinary probe, and ask questions as we go.`,
  },
  'trade-show/dublin-2027': {
    title: msg`Meet us in Dublin`,
    description: msg`Try every probe yourself at our ultrasound days. Entry is free. Get in touch and we’ll reserve time for you.`,
  },
};
