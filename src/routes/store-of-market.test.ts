import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageServicesContext, type PageServices } from '../page/page-services.ts';
import { loader as allIn } from './all-in.tsx';
import { loader as probeOnly } from './probe-only-veterinary.tsx';
import { loader as proCustom } from './pro-custom.tsx';
import { loader as proMembership } from './pro-membership-veterinary.tsx';
import { loader as product } from './product.tsx';
import { loader as productAllIn } from './product-all-in.tsx';
import { loader as productFlow } from './product-flow.tsx';
import { loader as rental } from './vet-rental.tsx';
import { loader as veterinary } from './veterinary.tsx';
import { loader as bundles } from './veterinary-bundles.tsx';
import { loader as learners } from './vet-learner-status-verification.tsx';

/** The store whose products a page asks for first. Nothing answers. */
async function storeAskedBy(loader: (position: never) => unknown, path: string): Promise<unknown> {
  const stores: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(pageServicesContext, {
    async fetchGraphql(body: string) {
      const { operationName, variables } = JSON.parse(body) as {
        operationName: string;
        variables: { storeType?: unknown };
      };
      if (operationName === 'Shop') stores.push(variables.storeType);
      return new Response('', { status: 503 });
    },
    reportError: () => 'ab12cd34',
  } as unknown as PageServices);
  const [, device] = /^product\/([^/]+)/.exec(path) ?? [];
  const position = {
    context,
    params: { countryCode: 'us', language: 'en', device },
    request: new Request(`https://sonde.example/us/en/${path}`),
  };
  await expect(loader(position as never)).rejects.toMatchObject({ status: 503 });
  return stores[0];
}

it.each([
  ['vet/', veterinary, 'VET'],
  ['vet/bundle/', bundles, 'VET'],
  ['product-probe-vet/', probeOnly, 'VET'],
  ['product/pro-membership-vet/', proMembership, 'VET'],
  ['vet-learner-status-verification/', learners, 'VET'],
  ['vet-rental/', rental, 'VET'],
  ['pro-custom/?market=vet', proCustom, 'VET'],
  ['pro-custom/?market=human', proCustom, 'IQ'],
  // The buyer's own selection, or a choice on the page, may be of either market.
  ['pro-custom/', proCustom, null],
  ['product-flow/?market=vet', productFlow, null],
  ['all-in/?market=vet', allIn, null],
  // Only the products of both tell the market of a slug.
  ['product/iq-plus-vet/', product, null],
  ['product/iq-plus-vet/all-in/', productAllIn, null],
] as const)('%s asks for the products of its market’s store', async (path, loader, store) => {
  expect(await storeAskedBy(loader, path)).toBe(store);
});
