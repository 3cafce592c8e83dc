import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadFormSlug } from '@sonde/machines/rules/leads';

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
    title: msg`Sonde for hospitals and groups`,
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
    description: msg`Ask us not to sell or share your personal information, as the laws of California and other places allow.`,
  },
  'holiday-deals': {
    title: msg`Holiday deals`,
    description: msg`Be the first to know. We’ll email you when the holiday offers start.`,
  },
  'webinar/first-scans': {
    title: msg`Webinar: your first scans`,
    description: msg`Watch us scan heart, lungs and abdomen live with a probe and a phone, and ask questions as we go.`,
  },
  'webinar/meet-the-iq3': {
    title: msg`Webinar: the Sonde IQ3`,
    description: msg`What’s new in the IQ3, how it compares with the IQ+ and who it’s for.`,
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
