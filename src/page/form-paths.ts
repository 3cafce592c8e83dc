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
const salesPath = (prefix: PathPrefix, said: Readonly<Record<string, string>>): string =>
  `${leadFormPath(prefix, 'contact')}#${new URLSearchParams(said).toString()}`;

/** Where sales is asked for a change that only sales makes, with the organization's name. */
export const contactSalesPath = (prefix: PathPrefix, organizationName: string): string =>
  salesPath(prefix, {
    organization: organizationName,
    type: 'LOGGED_IN_SUBSCRIPTION_ONLY' satisfies LeadFormType,
  });

/** Where sales is asked for a bundle that only sales sells. Private pages name their context: browsers send no referrer. */
export const contactSalesForBundlePath = (prefix: PathPrefix, entryContext?: EntryContext): string =>
  salesPath(prefix, {
    type: 'BUNDLE_PURCHASE' satisfies LeadFormType,
    ...(entryContext && { entry: entryContext }),
  });

/** Where sales is asked for what a page doesn't sell; with the organization's name if it is known. */
export const contactSalesFor = (prefix: PathPrefix, organizationName: string | null): string =>
  organizationName === null ? contactSalesForBundlePath(prefix) : contactSalesPath(prefix, organizationName);
