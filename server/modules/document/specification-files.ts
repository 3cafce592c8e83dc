import { countryByCode, hasLanguage, textLanguage, languageFor } from '@sonde/machines/rules/places';
import type { CatalogueServices } from '../catalogue/catalogue-cache.ts';
import type { DocumentServices } from './document-services.ts';
import { printPdf } from './pdf/print-pdf.ts';
import { specificationSheet } from './specification-sheet.ts';

/** Country, language and slug of a sheet's address, in lower case. */
const address = /^\/specifications\/([a-z]{2})\/([a-z]{2})\/([a-z0-9-]+)\.pdf$/;

const notFound = () => new Response('Not found.', { status: 404 });

type SheetServices = CatalogueServices & Pick<DocumentServices, 'publicUrl' | 'seller' | 'now'>;

/** The beginning of a day, so that all sheets of a day are the same document. */
const dayOf = (moment: Date) => new Date(Math.floor(moment.getTime() / 86_400_000) * 86_400_000);

/** Serves the specification sheet of a probe that a country's shop sells, in one of its languages, to everybody. */
export const createSpecificationFiles =
  ({ catalogue: cache, publicUrl, seller, now }: SheetServices) =>
  async (request: Request): Promise<Response> => {
    const [, code = '', language = '', slug = ''] = address.exec(new URL(request.url).pathname) ?? [];
    const country = countryByCode(code.toUpperCase());
    if (country === undefined || !country.enabled || !hasLanguage(country, language)) return notFound();
    const catalogue = await cache.latest();
    const product = catalogue.product(slug);
    const offers = catalogue.offers(country.code);
    if (product?.kind !== 'DEVICE' || !product.variants.some(({ sku }) => offers.has(sku))) return notFound();
    const file = await printPdf(
      specificationSheet(product, {
        country: country.code,
        language,
        sellerName: seller.name,
        pageUrl: `${publicUrl}/${code}/${language}/product/${slug}/`,
        day: dayOf(now()),
        say: catalogue.wording(textLanguage(languageFor(country, language))),
      }),
    );
    return new Response(new Uint8Array(file), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${slug}-${language}.pdf"`,
        'Cache-Control': 'public, max-age=3600',
      },
    });
  };
