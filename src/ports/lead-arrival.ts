import {
  entryContextOf,
  entryContexts,
  type LeadFormSlug,
  leadFormTypes,
  type LeadOrigin,
} from '@sonde/machines/rules/leads';
import { pageOf } from '../page/paths.ts';
import { takePageHash } from '../browser/page-hash.tsx';

/** What a link to sales says. */
export interface LeadLink extends LeadOrigin {
  /** Empty without one. */
  readonly organizationName: string;
}

/** What the hash of such a link says. */
export function readLeadLink(hash: string): LeadLink {
  const said = new URLSearchParams(hash);
  return {
    organizationName: said.get('organization') ?? '',
    entryContext: entryContexts.find((context) => context === said.get('entry')) ?? null,
    formType: leadFormTypes.find((formType) => formType === said.get('type')) ?? null,
  };
}

let link: LeadLink | null = null;

/** What the link to the form on this page says. */
export const leadLink = (): LeadLink => (link ??= readLeadLink(takePageHash()));

/** The page of this shop from which the visitor came; null for another site's, a private one, and none. */
function earlierPage(): string | null {
  if (document.referrer === '') return null;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pageOf(pathname) : null;
}

/** Where the visitor of this page's form came from, and what the link to it is about. */
export function leadOrigin(slug: LeadFormSlug): LeadOrigin {
  const { entryContext, formType } = leadLink();
  return { entryContext: entryContext ?? entryContextOf(earlierPage(), slug), formType };
}
