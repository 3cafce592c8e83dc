import { paths } from '../../page/paths.ts';
import type { PublicPage } from '../../page/public-pages.ts';

/** The survey with its first question answered: the patients are animals. */
export const veterinarySurvey: PublicPage['path'] = (prefix) =>
  `${paths.pricingSurvey(prefix, 'role')}?market=vet`;
