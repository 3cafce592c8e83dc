import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadEventKind, LeadEventSlug } from '@sonde/machines/rules/leads';
import type { LeadFormPageTexts } from './lead-form-pages.ts';

/** What the page of an event says of it. */
export const leadEventPages: Readonly<Record<LeadEventSlug, LeadFormPageTexts>> = {
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

const webinarIsOver = msg`This webinar is over.`;

/** In place of the form once an event is over. */
export const leadEventIsOver: Readonly<Record<LeadEventKind, MessageDescriptor>> = {
  webinar: webinarIsOver,
  'vet-webinar': webinarIsOver,
  'trade-show': msg`This event is over.`,
};
