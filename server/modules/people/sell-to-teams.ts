import { isSoldIn } from '@sonde/machines/rules/catalogue';
import { textLanguageIn } from '@sonde/machines/rules/places';
import { isManagedBySales } from '@sonde/machines/rules/plans';
import type { CatalogueServices } from '../catalogue/catalogue-cache.ts';
import type { ProductParent } from '../catalogue/catalogue.parents.ts';
import type { Person } from './person.model.ts';

interface ShownShop {
  readonly country: string;
  /** As in a URL. An unavailable language falls back to the country's own. */
  readonly language: string;
}

/** The products sold to teams. */
export interface TeamOffers {
  readonly teamSubscriptions: readonly ProductParent[];
  readonly additionalTeamSubscriptions: readonly ProductParent[];
}

/**
 * The products that a person can buy for the team of a membership, by default of the oldest: memberships, and seats if
 * the organization has a team plan. Plans managed by sales can't buy anything here.
 */
export async function sellToTeams(
  { catalogue: catalogues }: CatalogueServices,
  { memberships }: Pick<Person, 'memberships'>,
  chosenId: string,
  { country, language }: ShownShop,
): Promise<TeamOffers> {
  const catalogue = await catalogues.latest();
  const membership = memberships.find(({ id }) => id === chosenId) ?? memberships[0];
  const organization = membership?.organization;
  const planType = organization?.subscription?.planType ?? 'NONE';
  const market = organization?.market ?? 'HUMAN';
  if (isManagedBySales(planType)) return { teamSubscriptions: [], additionalTeamSubscriptions: [] };
  const offers = catalogue.offers(country);
  const sold = catalogue.products
    .filter((product) => product.planFamily === 'TEAM' && isSoldIn(product, market))
    .filter(({ variants }) => variants.some(({ sku }) => offers.has(sku)))
    .map((product) => ({ product, country, language: textLanguageIn(country, language), catalogue }));
  const partsOf = (part: 'SUBSCRIPTION' | 'SEATS') =>
    sold.filter(({ product }) => product.subscriptionPart === part);
  return {
    teamSubscriptions: partsOf('SUBSCRIPTION'),
    additionalTeamSubscriptions: planType === 'TEAM' ? partsOf('SEATS') : [],
  };
}
