import type { Market } from '@sonde/machines/rules/catalogue';
import {
  type EntryContext,
  type LeadFormSlug,
  type LeadFormType,
  leadResultPath,
} from '@sonde/machines/rules/leads';
import { pathBelow, type PathPrefix } from './paths.ts';

/** The path of a form's page; separate from `paths`, which every island loads. */
export const leadFormPath = (prefix: PathPrefix, slug: LeadFormSlug): string =>
  pathBelow(prefix, `/form/${slug}/`);

/** The path of the page that a form opens once it is sent; null if it opens none. */
export function leadResultPagePath(prefix: PathPrefix, slug: LeadFormSlug): string | null {
  const path = leadResultPath(slug);
  return path === null ? null : pathBelow(prefix, `/form/${path}/`);
}

/** What such a link says is in the hash, which no server sees. */
const salesPath = (prefix: PathPrefix, said: Readonly<Record<string, string>>, slug: LeadFormSlug): string =>
  `${leadFormPath(prefix, slug)}#${new URLSearchParams(said).toString()}`;

/** Where each market is sold by people, and the context that its pages have unless they name another. */
const salesOf: Readonly<Record<Market, { readonly slug: LeadFormSlug; readonly entry: EntryContext }>> = {
  HUMAN: { slug: 'contact', entry: 'HUMAN' },
  VETERINARY: { slug: 'vet-contact', entry: 'VET' },
};

/** Where sales is asked for a change that only sales makes, with the name of the organization and in its market. */
export function contactSalesPath(prefix: PathPrefix, organizationName: string, market: Market): string {
  const type: LeadFormType = 'LOGGED_IN_SUBSCRIPTION_ONLY';
  return salesPath(prefix, { organization: organizationName, type }, salesOf[market].slug);
}

/**
 * Where sales is asked for a bundle of a market that only sales sells. The link names the context, which is the market's
 * on pages of both markets; private pages name their own, because browsers send no referrer.
 */
export function contactSalesForBundlePath(
  prefix: PathPrefix,
  market: Market,
  entryContext?: EntryContext,
): string {
  const { slug, entry } = salesOf[market];
  const type: LeadFormType = 'BUNDLE_PURCHASE';
  return salesPath(prefix, { type, entry: entryContext ?? entry }, slug);
}

/** Where sales is asked for what a page doesn't sell; with the organization's name if it is known. */
export const contactSalesFor = (
  prefix: PathPrefix,
  organizationName: string | null,
  market: Market,
): string =>
  organizationName === null
    ? contactSalesForBundlePath(prefix, market)
    : contactSalesPath(prefix, organizationName, market);
