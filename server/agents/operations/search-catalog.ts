import * as v from 'valibot';
import type { InfoMessage } from '../mapping/messages.ts';
import { errorBody, toInvalidMessage } from '../mapping/messages.ts';
import { contextSchema } from '../mapping/place.ts';
import {
  type CatalogueView,
  type OfferedProduct,
  offeredProduct,
  productObject,
} from '../mapping/product-object.ts';
import { productGroups } from '../../modules/catalogue/product-groups.ts';
import { namedCapabilities } from '../protocol/negotiate.ts';
import { catalogueViewOf, currencyOf } from './catalogue-view.ts';
import { notSoldThere } from './not-sold-there.ts';
import type { Operation } from './operation.types.ts';
import { readPayload } from './read-payload.ts';

const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The filters of a search and of a look-up. */
export const filtersSchema = v.object({
  categories: v.optional(v.array(v.string())),
  price: v.optional(v.object({ min: v.optional(amountSchema), max: v.optional(amountSchema) })),
});
type Filters = v.InferOutput<typeof filtersSchema>;

/** What is searched. */
export const searchSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(500))),
  context: v.optional(contextSchema, {}),
  filters: v.optional(filtersSchema),
  pagination: v.optional(
    v.object({
      cursor: v.optional(v.string()),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
    {},
  ),
});

const usualPage = 10;
const largestPage = 50;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The texts by which a product is found, in English and in the view's language. */
function textsOf({ product, offers }: OfferedProduct, { say }: CatalogueView): readonly string[] {
  const names = [product.name, productGroups[product.kind].category, ...offers.map((o) => o.variant.name)];
  const description = product.description.map(({ text }) => text);
  return [
    product.slug,
    ...offers.map(({ variant }) => variant.sku),
    ...[...names, ...description].flatMap((text) => [text, say(text)]),
  ];
}

function isFound(offered: OfferedProduct, view: CatalogueView, query: string): boolean {
  const searched = words(textsOf(offered, view).join(' '));
  return words(query).every((word) => searched.some((known) => known.startsWith(word)));
}

/** Products whose name has the words come first. */
const nameMatches = ({ product }: OfferedProduct, { say }: CatalogueView, query: string) => {
  const name = words(`${product.name} ${say(product.name)} ${product.slug}`);
  return words(query).filter((word) => name.some((known) => known.startsWith(word))).length;
};

/** Whether a product is of one of the categories, by its slug or its name in the view's language. */
const isInCategories = ({ product }: OfferedProduct, { say }: CatalogueView, { categories }: Filters) => {
  const { slug, category } = productGroups[product.kind];
  return categories === undefined || categories.some((one) => one === slug || one === say(category));
};

const isInPriceRange = ({ offers }: OfferedProduct, price: Filters['price']) =>
  offers.some(
    (offer) => offer.price.amount >= (price?.min ?? 0) && offer.price.amount <= (price?.max ?? Infinity),
  );

const ignoredPrices: InfoMessage = {
  type: 'info',
  code: 'price_filter_ignored',
  content: "Name the currency of this country's prices in context.currency to filter by price.",
  path: '$.filters.price',
};

/** The products that satisfy all filters. A price in another currency than the country's is no filter. */
export function filterProducts(
  products: readonly OfferedProduct[],
  view: CatalogueView,
  filters: Filters,
  currency: string | undefined,
): { readonly products: readonly OfferedProduct[]; readonly messages: readonly InfoMessage[] } {
  const isPriceKnown = currency === currencyOf(view);
  return {
    products: products.filter(
      (offered) =>
        isInCategories(offered, view, filters) && (!isPriceKnown || isInPriceRange(offered, filters.price)),
    ),
    messages: filters.price !== undefined && !isPriceKnown ? [ignoredPrices] : [],
  };
}

/** A cursor is the last product of a page. */
const afterCursor = (products: readonly OfferedProduct[], cursor: string | undefined) =>
  cursor === undefined
    ? products
    : products.slice(products.findIndex(({ product }) => product.slug === cursor) + 1);

const capability = 'dev.ucp.shopping.catalog.search';

/** Finds products by words and filters, page by page. */
export const searchCatalog: Operation = {
  name: 'search_catalog',
  description: 'Find products by words, category and price.',
  capability,
  scope: null,
  rest: { method: 'POST', path: '/catalog/search' },
  payload: 'catalog',
  async run(services, call, { payload }) {
    const { negotiated } = call;
    const { version } = negotiated;
    const read = readPayload(searchSchema, payload);
    if (!read.ok) return { status: 400, body: errorBody(version, read.messages, services.publicUrl) };
    const { query, context, filters, pagination } = read.output;
    if (query === undefined && filters === undefined) {
      const message = toInvalidMessage('$', 'Search by a query or by filters.');
      return { status: 400, body: errorBody(version, [message], services.publicUrl) };
    }
    const ucp = { version, status: 'success', capabilities: namedCapabilities(negotiated, capability) };
    const view = await catalogueViewOf(services, call, context);
    if (view === null)
      return {
        status: 200,
        body: { ucp, products: [], pagination: { has_next_page: false }, messages: [notSoldThere] },
      };
    const all = view.catalogue.products.flatMap((product) => offeredProduct(view, product) ?? []);
    const inFilters = filterProducts(all, view, filters ?? {}, context.currency);
    const text = query ?? '';
    const matching = inFilters.products
      .filter((offered) => isFound(offered, view, text))
      .toSorted((a, b) => nameMatches(b, view, text) - nameMatches(a, view, text));
    const rest = afterCursor(matching, pagination.cursor);
    const page = rest.slice(0, Math.min(pagination.limit ?? usualPage, largestPage));
    const hasNextPage = rest.length > page.length;
    return {
      status: 200,
      body: {
        ucp,
        products: page.map((offered) => productObject(offered, view)),
        pagination: {
          has_next_page: hasNextPage,
          total_count: matching.length,
          ...(hasNextPage && { cursor: page.at(-1)?.product.slug }),
        },
        ...(inFilters.messages.length > 0 && { messages: inFilters.messages }),
      },
    };
  },
};
