import { canonicalPage } from './paths.ts';
import { type PublicPageName, publicPages } from './public-pages.ts';

/**
 * What laws require at all times: who sells and on which terms, the ways out of a contract, what is kept about people,
 * and where they object to it (Directive 2011/83/EU, article 11a; BGB, section 312k; DDG, section 5; GDPR, article 13; California Civil Code, section 1798.135).
 */
const requiredPages = [
  'withdrawal',
  'cancellation',
  'impressum',
  'terms',
  'dataProtection',
  'privacyForm',
] as const satisfies readonly PublicPageName[];

const requiredPaths = requiredPages.map((name) => publicPages[name].path({ country: 'us', language: 'en' }));

/** Whether an address of the shop is one of the pages that stay open during maintenance, or below one. */
export function isRequiredByLaw(pathname: string): boolean {
  const page = canonicalPage(pathname);
  return requiredPaths.some((path) => page.startsWith(canonicalPage(path)));
}
