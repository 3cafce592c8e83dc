import type { Market } from '../catalogue/index.ts';
import { leadFormOf, type LeadFormSlug } from './lead-forms.ts';

/** Where in the shop a visitor came from to a form (coverage FORM-9). */
export const entryContexts = ['CHECKOUT', 'HOMEPAGE', 'HUMAN', 'VET'] as const;
/** One of {@link entryContexts}. */
export type EntryContext = (typeof entryContexts)[number];

/** What a message to sales is about (coverage FORM-9). */
export const leadFormTypes = [
  'BUNDLE_PURCHASE',
  'DISTRIBUTOR_CONTACT_FORM',
  'LOGGED_IN_SUBSCRIPTION_ONLY',
] as const;
/** One of {@link leadFormTypes}. */
export type LeadFormType = (typeof leadFormTypes)[number];

/** What a link says about a message; null for what it doesn't say. */
export interface LeadOrigin {
  readonly entryContext: EntryContext | null;
  readonly formType: LeadFormType | null;
}

const contextOfMarket: Readonly<Record<Market, EntryContext>> = { HUMAN: 'HUMAN', VETERINARY: 'VET' };

/** The pages below country and language that belong to a context; the first match counts. */
const pagesOfContexts: readonly (readonly [EntryContext, RegExp])[] = [
  ['CHECKOUT', /^(?:cart|checkout)\//],
  ['HOMEPAGE', /^$/],
  ['VET', /^(?:vet\/|vet-|product-probe-vet\/|product\/[^/]*-vet\/)/],
  [
    'HUMAN',
    /^(?:iq\/|product\/|product-probe\/|product-flow\/|all-in\/|pro-custom\/|pricing-survey\/|survey-results\/)/,
  ],
];

/**
 * Where a visitor came from: the page's context, otherwise that of the form's market.
 *
 * @param page below country and language, without a leading slash; null for another site's, or none.
 */
export function entryContextOf(page: string | null, slug: LeadFormSlug): EntryContext | null {
  const [known] = pagesOfContexts.find(([, pages]) => page !== null && pages.test(page)) ?? [];
  const { market } = leadFormOf(slug);
  return known ?? (market && contextOfMarket[market]);
}

/** The forms to which links to sales lead, one for each market. */
const salesForms: readonly LeadFormSlug[] = ['contact', 'vet-contact'];

/** What a message is about: a distributor's form says so itself, and others are about nothing in particular. */
export function leadFormTypeOf(slug: LeadFormSlug, said: LeadFormType | null): LeadFormType | null {
  if (slug === 'distributor-contact') return 'DISTRIBUTOR_CONTACT_FORM';
  return salesForms.includes(slug) && said !== 'DISTRIBUTOR_CONTACT_FORM' ? said : null;
}
