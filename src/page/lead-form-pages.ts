import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadFormSlug } from '@sonde/machines/rules/leads';

/** What the page of a form says above it. */
export interface LeadFormPageTexts {
  readonly title: MessageDescriptor;
  /** Under the title, and in lists of pages. */
  readonly description: MessageDescriptor;
}

export const leadFormPages: Readonly<Record<LeadFormSlug, LeadFormPageTexts>> = {
  demo: {
    title: msg`See Sonde at work`,
    description: msg`Tell us what you examine, and somebody shows you the probe that fits.`,
  },
  enterprise: {
    title: msg`Sonde for hospitals and groups`,
    description: msg`You need many probes, or one agreement for many places? Tell us what you plan, and we make you an offer.`,
  },
  government: {
    title: msg`Sonde for public authorities`,
    description: msg`For governments, the military and emergency services: tell us what you need and how you buy.`,
  },
  'vet-contact': {
    title: msg`Questions from veterinarians`,
    description: msg`Tell us which animals you examine. We say which probe fits, and when none does.`,
  },
  'sdk-inquiry': {
    title: msg`Questions from developers`,
    description: msg`About the software development kits for iOS, Android and C++, about interfaces, and about hardware made to order.`,
  },
  'distributor-contact': {
    title: msg`Become a distributor`,
    description: msg`Tell us where you sell and what, and we talk about how we can work together.`,
  },
  'ccpa-do-not-sell': {
    title: msg`Do not sell or share my personal information`,
    description: msg`Ask us not to sell or share what we know about you, as the law of California and of other places allows.`,
  },
  'holiday-deals': {
    title: msg`Holiday deals`,
    description: msg`Be the first to know: we write to you when the offers of the holidays begin.`,
  },
  'webinar/first-scans': {
    title: msg`Webinar: your first scans`,
    description: msg`Heart, lungs and abdomen, examined live with a probe and a phone. You ask, we show.`,
  },
  'webinar/meet-the-iq3': {
    title: msg`Webinar: the Sonde IQ3`,
    description: msg`What is new in the IQ3, how it compares with the IQ+, and for whom it is worth it.`,
  },
  'vet-webinar/small-animals': {
    title: msg`Webinar for veterinarians: small animals`,
    description: msg`Dogs, cats and rabbits, examined live with the veterinary probe. You ask, we show.`,
  },
  'trade-show/dublin-2027': {
    title: msg`Meet us in Dublin`,
    description: msg`Try every probe in your own hands at our days of ultrasound. Entry is free; write to us, and we keep time for you.`,
  },
};
