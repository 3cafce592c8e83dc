import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadEventKind, LeadEventPlace } from '@sonde/machines/rules/leads';

const webinarIsOver = msg`This webinar is over.`;

/** Replaces the form once an event is over. */
export const leadEventIsOver: Readonly<Record<LeadEventKind, MessageDescriptor>> = {
  webinar: webinarIsOver,
  'vet-webinar': webinarIsOver,
  'trade-show': msg`This event is over.`,
};

/** Where an event in person takes place: the city and its country. */
export const eventPlaces: Readonly<Record<LeadEventPlace, MessageDescriptor>> = {
  NEW_YORK: msg`New York, United States`,
  DUBLIN: msg`Dublin, Ireland`,
};
