import type { Money } from '@sonde/machines/rules/money';
import { fromApiMoney } from '../../graphql/from-api-money.ts';
import { pageServicesContext } from '../../page/page-services.ts';
import { shopLocale } from '../../page/locale.ts';
import { executeForPage } from '../../graphql/execute.ts';
import type { CountryCode, LanguageCodeEnum } from '../../graphql/schema.generated.ts';
import { EstimatedDeliveryPreviewDocument } from '../../graphql/shop.generated.ts';
import type { PagePosition } from '../catalogue/load-shop.ts';

/** When an order placed now would arrive, as ISO calendar dates. */
export interface DeliveryPreview {
  readonly earliestDelivery: string;
  readonly latestDelivery: string;
  /** What it costs, as the country's prices are shown. */
  readonly price: Money;
}

/**
 * When an order placed now arrives in the page's country with its default method; null where nothing is shipped, and
 * after a failure, because a page is complete without it.
 */
export async function loadDeliveryPreview({
  context,
  params,
}: PagePosition): Promise<DeliveryPreview | null> {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const services = context.get(pageServicesContext);
  try {
    const { estimatedDeliveryPreview } = await executeForPage(
      services,
      EstimatedDeliveryPreviewDocument,
      { country: locale.country as CountryCode, languageCode: locale.languageCode as LanguageCodeEnum },
      'Failed to load the delivery preview',
    );
    const [method] = estimatedDeliveryPreview;
    if (method === undefined) return null;
    const { earliestDelivery, latestDelivery, price } = method;
    return { earliestDelivery, latestDelivery, price: fromApiMoney(price) };
  } catch (thrown) {
    // What is thrown as a response was reported, or isn't to be.
    if (!(thrown instanceof Response)) services.reportError(thrown);
    return null;
  }
}
