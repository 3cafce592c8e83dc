import { paths } from '../../page/paths.ts';
import type { PublicPage } from '../../page/public-pages.ts';

/** A page that begins with a veterinary probe, or with the question after the one about the patients. */
export const forVeterinarians =
  (path: PublicPage['path']): PublicPage['path'] =>
  (prefix) =>
    `${path(prefix)}?market=vet`;

/** The survey with its first question answered: the patients are animals. */
export const veterinarySurvey = forVeterinarians((prefix) => paths.pricingSurvey(prefix, 'role'));
