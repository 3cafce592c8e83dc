import * as v from 'valibot';
import { errorBody, type ErrorMessage, type InfoMessage } from '../mapping/messages.ts';
import { contextSchema } from '../mapping/place.ts';
import {
  type CatalogueView,
  namedProduct,
  type OfferedProduct,
  offeredProduct,
  productObject,
} from '../mapping/product-object.ts';
import { namedCapabilities } from '../protocol/negotiate.ts';
import { catalogueViewOf } from './catalogue-view.ts';
import { notSoldThere } from './not-sold-there.ts';
import type { Operation } from './operation.types.ts';
import { readPayload } from './read-payload.ts';
import { filterProducts, filtersSchema } from './search-catalog.ts';

const mostIds = 50;

/** What is looked up. */
export const lookupSchema = v.object({
  ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(mostIds)),
  context: v.optional(contextSchema, {}),
  filters: v.optional(filtersSchema, {}),
});

/** An identifier of the request, and the variant that it names; null if it names the whole product. */
interface Input {
  readonly id: string;
  readonly sku: string | null;
}

/** The requested products, each once, with the identifiers that name it. */
function findAll(ids: readonly string[], view: CatalogueView) {
  const requested = new Map<string, { readonly offered: OfferedProduct; readonly inputs: Input[] }>();
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const named = namedProduct(view.catalogue, id);
    const offered = named && offeredProduct(view, named.product);
    const sku = named?.variant?.sku ?? null;
    const isOffered = offered?.offers.some(({ variant }) => sku === null || variant.sku === sku) ?? false;
    if (named === undefined || !offered || !isOffered) {
      missing.push(id);
      continue;
    }
    const known = requested.get(named.product.slug) ?? { offered, inputs: [] };
    known.inputs.push({ id, sku });
    requested.set(named.product.slug, known);
  }
  return { requested: [...requested.values()], missing };
}

/** The variants that the identifiers name: each by itself, or the first for the whole product. */
function lookedUpProduct(offered: OfferedProduct, inputs: readonly Input[], view: CatalogueView) {
  const object = productObject(offered, view);
  const featured = object.variants[0]?.id;
  const variants = object.variants.flatMap((variant) => {
    const correlated = inputs.flatMap(({ id, sku }) => {
      if (sku === variant.id) return [{ id, match: 'exact' }];
      return sku === null && variant.id === featured ? [{ id, match: 'featured' }] : [];
    });
    return correlated.length === 0 ? [] : [{ ...variant, inputs: correlated }];
  });
  return { ...object, variants };
}

const notFound = (id: string): InfoMessage => ({
  type: 'info',
  code: 'not_found',
  content: `Nothing that is sold in this country has the identifier ${id}.`,
});

const capability = 'dev.ucp.shopping.catalog.lookup';

/** Looks up products and variants by their identifiers. */
export const lookupCatalog: Operation = {
  name: 'lookup_catalog',
  description: 'Look up products and variants by their identifiers.',
  capability,
  scope: null,
  rest: { method: 'POST', path: '/catalog/lookup' },
  payload: 'catalog',
  async run(services, call, { payload }) {
    const { negotiated } = call;
    const { version } = negotiated;
    const read = readPayload(lookupSchema, payload);
    if (!read.ok) return { status: 400, body: errorBody(version, read.messages, services.publicUrl) };
    const { ids, context, filters } = read.output;
    const ucp = { version, status: 'success', capabilities: namedCapabilities(negotiated, capability) };
    const view = await catalogueViewOf(services, call, context);
    if (view === null) return { status: 200, body: { ucp, products: [], messages: [notSoldThere] } };
    const { requested, missing } = findAll(ids, view);
    const kept = filterProducts(
      requested.map(({ offered }) => offered),
      view,
      filters,
      context.currency,
    );
    const messages = [...missing.map(notFound), ...kept.messages];
    return {
      status: 200,
      body: {
        ucp,
        products: requested
          .filter(({ offered }) => kept.products.includes(offered))
          .map(({ offered, inputs }) => lookedUpProduct(offered, inputs, view)),
        ...(messages.length > 0 && { messages }),
      },
    };
  },
};

/** The product that is shown. */
export const productSchema = v.object({
  id: v.string(),
  selected: v.optional(v.array(v.object({ id: v.optional(v.string()), label: v.string() })), []),
  context: v.optional(contextSchema, {}),
});

const unknownProduct: ErrorMessage = {
  type: 'error',
  code: 'not_found',
  severity: 'unrecoverable',
  content: 'Nothing that is sold in this country has this identifier.',
  path: '$.id',
};

/** Shows one product, with the variant first that its identifier or the selected option names. */
export const getProduct: Operation = {
  name: 'get_product',
  description: 'Show one product with all its variants.',
  capability,
  scope: null,
  rest: { method: 'POST', path: '/catalog/product' },
  payload: 'catalog',
  async run(services, call, { payload }) {
    const { negotiated } = call;
    const { version } = negotiated;
    const read = readPayload(productSchema, payload);
    if (!read.ok) return { status: 400, body: errorBody(version, read.messages, services.publicUrl) };
    const { id, selected, context } = read.output;
    const view = await catalogueViewOf(services, call, context);
    if (view === null) return { status: 200, body: errorBody(version, [notSoldThere], services.publicUrl) };
    const named = namedProduct(view.catalogue, id);
    const offered = named && offeredProduct(view, named.product);
    if (!offered) return { status: 200, body: errorBody(version, [unknownProduct], services.publicUrl) };
    const product = productObject(offered, view);
    const requested = [named?.variant?.sku, ...selected.flatMap((one) => [one.id, one.label])];
    const isRequested = (variant: { readonly id: string; readonly title: string }) =>
      requested.includes(variant.id) || requested.includes(variant.title);
    const chosen = product.variants.find(isRequested) ?? product.variants[0];
    return {
      status: 200,
      body: {
        ucp: { version, status: 'success', capabilities: namedCapabilities(negotiated, capability) },
        product: {
          ...product,
          variants: product.variants.toSorted((a, b) => Number(b === chosen) - Number(a === chosen)),
          ...(chosen !== undefined && { selected: chosen.options }),
          ...('options' in product && {
            options: product.options.map(({ name, values }) => ({
              name,
              values: values.map((value) => ({ ...value, available: true, exists: true })),
            })),
          }),
        },
      },
    };
  },
};
