import type { ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createPages, type PagesOptions } from './pages.ts';

type Ask = (body: string) => Promise<Response>;

/** A storefront whose pages show what the store answers. */
function storefront() {
  const createRequestHandler = vi.fn<() => (request: Request, ask: Ask) => Promise<Response>>(
    () => async (_request, ask) => {
      const answer = await ask('{"query":"{ price }"}');
      return new Response(await answer.text(), { headers: { 'Content-Type': 'text/html' } });
    },
  );
  const entry = {
    createRequestHandler,
    createLoadContext: ({ fetchGraphql }: { readonly fetchGraphql: Ask }) => fetchGraphql,
  };
  return { createRequestHandler, build: { entry: { module: entry } } as unknown as ServerBuild };
}

const services = {
  configuration: { publicUrl: 'https://shop.example', card: { publishableKey: '', standInScript: null } },
  formParents: [],
  deepLinkScheme: 'sonde',
} as unknown as PagesOptions['services'];

it.each(['production', 'development'] as const)(
  'prepares the routes of a build once: in %s',
  async (mode) => {
    const [first, second] = [storefront(), storefront()];
    let { build } = first;
    let requests = 0;
    const page = createPages({
      loadBuild: async () => build,
      mode,
      services,
      askApi: async () => new Response(`answer ${++requests}`),
    });
    const cart = async () => {
      const answer = await page(new Request('https://shop.example/us/en/cart/'), {});
      return answer.text();
    };
    expect([await cart(), await cart()]).toEqual(['answer 1', 'answer 2']);
    expect(first.createRequestHandler).toHaveBeenCalledTimes(1);
    ({ build } = second);
    expect(await cart()).toBe('answer 3');
    expect(second.createRequestHandler).toHaveBeenCalledTimes(1);
  },
);
