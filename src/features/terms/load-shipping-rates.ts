import type { TaxedMoney } from '@sonde/machines/rules/money';
import { pageServicesContext } from '../../page/page-services.ts';
import { shopLocale } from '../../page/locale.ts';
import { executeForPage } from '../../graphql/execute.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import type { CountryCode, LanguageCodeEnum } from '../../graphql/schema.generated.ts';
import { ShippingRatesDocument } from '../../graphql/shop.generated.ts';
import type { PagePosition } from '../catalogue/load-shop.ts';

/** A shipping method within the page's country. */
export interface ShippingRate {
  readonly name: string;
  readonly price: TaxedMoney;
  readonly minBusinessDays: number;
  readonly maxBusinessDays: number;
}

/** The shipping methods within the page's country, default first; for loaders. */
export async function loadShippingRates({ context, params }: PagePosition): Promise<readonly ShippingRate[]> {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const { shop } = await executeForPage(
    context.get(pageServicesContext),
    ShippingRatesDocument,
    { country: locale.country as CountryCode, languageCode: locale.languageCode as LanguageCodeEnum },
    'Failed to load shop',
  );
  return shop.shippingRates.map((rate) => ({ ...rate, price: fromApiTaxedMoney(rate.price) }));
}
