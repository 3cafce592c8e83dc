/** Kinds of events. Each has its own form (coverage FORM-3). */
export type LeadEventKind = 'webinar' | 'vet-webinar' | 'trade-show';

/** Where events in person take place. */
export type LeadEventPlace = 'NEW_YORK' | 'DUBLIN';

/** An event, in person or online. */
export interface LeadEvent {
  readonly kind: LeadEventKind;
  /** The IANA time zone in which it is announced. */
  readonly timeZone: string;
  /** The local start of the first occurrence: yyyy-mm-ddThh:mm. */
  readonly begins: string;
  readonly ends: string;
  /** The interval between occurrences in local time; null for a single event. */
  readonly everyWeeks: number | null;
  /** Null for an event online. */
  readonly place: LeadEventPlace | null;
}

/** Every event by the path of its page below `form/`. This is reference data, like the catalog's. */
export const leadEvents = {
  'webinar/first-scans': {
    kind: 'webinar',
    timeZone: 'America/New_York',
    begins: '2026-01-15T12:00',
    ends: '2026-01-15T12:45',
    everyWeeks: 4,
    place: null,
  },
  'webinar/meet-the-iq3': {
    kind: 'webinar',
    timeZone: 'Europe/Dublin',
    begins: '2026-05-21T17:00',
    ends: '2026-05-21T18:00',
    everyWeeks: null,
    place: null,
  },
  'webinar/handheld': {
    kind: 'webinar',
    timeZone: 'America/New_York',
    begins: '2026-01-29T12:00',
    ends: '2026-01-29T12:45',
    everyWeeks: 4,
    place: null,
  },
  'vet-webinar/small-animals': {
    kind: 'vet-webinar',
    timeZone: 'Europe/Berlin',
    begins: '2026-01-28T19:00',
    ends: '2026-01-28T19:45',
    everyWeeks: 4,
    place: null,
  },
  'vet-webinar/handheld': {
    kind: 'vet-webinar',
    timeZone: 'America/New_York',
    begins: '2026-02-04T12:00',
    ends: '2026-02-04T12:45',
    everyWeeks: 4,
    place: null,
  },
  'trade-show/expo': {
    kind: 'trade-show',
    timeZone: 'America/New_York',
    begins: '2027-04-20T09:00',
    ends: '2027-04-22T17:00',
    everyWeeks: null,
    place: 'NEW_YORK',
  },
  'trade-show/dublin-2027': {
    kind: 'trade-show',
    timeZone: 'Europe/Dublin',
    begins: '2027-09-14T09:00',
    ends: '2027-09-16T17:00',
    everyWeeks: null,
    place: 'DUBLIN',
  },
} as const satisfies Readonly<Record<`${LeadEventKind}/${string}`, LeadEvent>>;

/** The slug of an event, as its address has it. */
export type LeadEventSlug = keyof typeof leadEvents;

/** The slugs of all events. */
export const leadEventSlugs = Object.keys(leadEvents) as readonly LeadEventSlug[];

/** Whether an event has this slug. */
export function isLeadEventSlug(value: string): value is LeadEventSlug {
  return Object.hasOwn(leadEvents, value);
}

/** The event of a slug, typed as any `LeadEvent`. */
export const leadEventOf = (slug: LeadEventSlug): LeadEvent => leadEvents[slug];
