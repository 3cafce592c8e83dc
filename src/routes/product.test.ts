import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageServicesContext, type PageServices } from '../page/page-services.ts';
import type { Route } from './+types/product.ts';
import { headers, loader } from './product.tsx';

const productNamed = (slug: string, kind: string, more: object = {}) => ({
  slug,
  kind,
  name: slug,
  market: 'HUMAN',
  productLine: null,
  planFamily: null,
  subscriptionPart: 'SUBSCRIPTION',
  descriptionJson: '{"blocks":[]}',
  images: [],
  attributes: [],
  variants: [],
  ...more,
});

const shop = {
  devices: [],
  subscriptions: [productNamed('membership', 'SUBSCRIPTION')],
  extendedWarranties: [productNamed('warranty-3-years', 'WARRANTY')],
  accessories: [productNamed('gel', 'ACCESSORY')],
  rentals: [productNamed('iq3-rental', 'SUBSCRIPTION')],
};
const price = { amount: 19, currency: 'USD' };
const days = { earliestDelivery: '2026-11-25', latestDelivery: '2026-11-27' };

/** The loader of a product's page, by slug, and what it asked and reported; `preview` answers for the delivery. */
function opening(slug: string, preview: () => Response) {
  const asked: string[] = [];
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(pageServicesContext, {
    async fetchGraphql(body: string) {
      const { operationName } = JSON.parse(body) as { operationName: string };
      asked.push(operationName);
      return operationName === 'Shop' ? Response.json({ data: { shop } }) : preview();
    },
    reportError(error: unknown) {
      reported.push(error);
      return 'ab12cd34';
    },
  } as unknown as PageServices);
  const request = new Request(`https://sonde.example/us/en/product/${slug}/`);
  const params = { countryCode: 'us', language: 'en', device: slug };
  return {
    asked,
    reported,
    answer: () => loader({ context, params, request } as unknown as Route.LoaderArgs),
  };
}

const previewResponse = () =>
  Response.json({ data: { estimatedDeliveryPreview: [{ id: 'us-standard', price, ...days }] } });

/** The data of an answer, with or without headers. */
const dataOf = (answer: object) => ('data' in answer ? answer.data : answer);

describe('the preview of the delivery', () => {
  it('is on the page of an accessory', async () => {
    expect(dataOf(await opening('gel', previewResponse).answer())).toMatchObject({
      product: { slug: 'gel' },
      delivery: days,
    });
  });

  it.each(['membership', 'warranty-3-years'])('is not asked for the page of a %s', async (slug) => {
    const { asked, answer } = opening(slug, previewResponse);
    expect(dataOf(await answer())).toMatchObject({ product: { slug }, delivery: null });
    expect(asked).toEqual(['Shop']);
  });

  it.each(['iq3-rental', 'iq2'])('is not asked for %s, which has no page', async (slug) => {
    const { asked, answer } = opening(slug, previewResponse);
    await expect(answer()).rejects.toBeDefined();
    expect(asked).not.toContain('EstimatedDeliveryPreview');
  });

  it.each([
    ['without an answer', () => Response.error(), 1],
    ['with an error', () => Response.json({ errors: [{ message: 'Down' }] }), 1],
    ['of a shop that is away', () => new Response(null, { status: 503 }), 0],
    ['of too many requests', () => new Response(null, { status: 429 }), 0],
  ])('%s leaves the page without it', async (_case, preview, reports) => {
    const { reported, answer } = opening('gel', preview);
    expect(dataOf(await answer())).toMatchObject({ product: { slug: 'gel' }, delivery: null });
    expect(reported).toHaveLength(reports);
  });
});

describe('a cache keeps the page', () => {
  const cutOff = new Date('2026-11-27T19:00:00Z').toUTCString();
  const sooner = new Date('2026-11-27T18:30:00Z').toUTCString();
  const later = new Date('2026-11-30T05:00:00Z').toUTCString();

  async function expiryOf(slug: string, preview: () => Response, store: HeadersInit) {
    vi.useFakeTimers({ now: new Date('2026-11-27T18:00:00Z'), toFake: ['Date'] });
    const answer = await opening(slug, preview).answer();
    const loaderHeaders = new Headers('init' in answer ? answer.init?.headers : {});
    const parts = { loaderHeaders, parentHeaders: new Headers(store) } as Route.HeadersArgs;
    return new Headers(headers(parts)).get('Expires');
  }
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['with a delivery, until the cut-off', 'gel', previewResponse, {}, cutOff],
    ['until the cut-off before a promotion ends', 'gel', previewResponse, { Expires: later }, cutOff],
    ['until a promotion ends before the cut-off', 'gel', previewResponse, { Expires: sooner }, sooner],
    [
      'with nothing that ships, until a promotion ends',
      'membership',
      previewResponse,
      { Expires: later },
      later,
    ],
    ['with nothing that ships', 'membership', previewResponse, {}, null],
    ['without a preview', 'gel', () => Response.error(), {}, null],
  ])('%s', async (_case, slug, preview, store, expiry) => {
    expect(await expiryOf(slug, preview, store)).toBe(expiry);
  });
});
