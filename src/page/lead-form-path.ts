import type { LeadFormSlug } from '@sonde/machines/rules/leads';
import { pathBelow, type PathPrefix } from './paths.ts';

/** The page of a form; apart from `paths`, which every island has. */
export const leadFormPath = (prefix: PathPrefix, slug: LeadFormSlug): string =>
  pathBelow(prefix, `/form/${slug}/`);
