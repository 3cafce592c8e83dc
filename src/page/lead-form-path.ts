import type { LeadFormSlug } from '@sonde/machines/rules/leads';
import { pathBelow, type PathPrefix } from './paths.ts';

/** The path of a form's page; separate from `paths`, which every island loads. */
export const leadFormPath = (prefix: PathPrefix, slug: LeadFormSlug): string =>
  pathBelow(prefix, `/form/${slug}/`);
