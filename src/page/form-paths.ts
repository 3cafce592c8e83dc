import { type LeadFormSlug, leadResultPath } from '@sonde/machines/rules/leads';
import { pathBelow, type PathPrefix } from './paths.ts';

/** The path of a form's page; separate from `paths`, which every island loads. */
export const leadFormPath = (prefix: PathPrefix, slug: LeadFormSlug): string =>
  pathBelow(prefix, `/form/${slug}/`);

/** The path of the page that a form opens once it is sent; null if it opens none. */
export function leadResultPagePath(prefix: PathPrefix, slug: LeadFormSlug): string | null {
  const path = leadResultPath(slug);
  return path === null ? null : pathBelow(prefix, `/form/${path}/`);
}

const organization = 'organization';

/** Where sales is asked for a change that only sales makes, with the organization's name. */
export const contactSalesPath = (prefix: PathPrefix, organizationName: string): string =>
  `${leadFormPath(prefix, 'contact')}#${new URLSearchParams({ [organization]: organizationName }).toString()}`;

/** The organization's name in the hash of such a link; empty without one. */
export const organizationNameIn = (hash: string): string => new URLSearchParams(hash).get(organization) ?? '';
