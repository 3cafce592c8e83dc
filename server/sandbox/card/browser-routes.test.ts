import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { browserRoutes } from './browser-routes.ts';
import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { SandboxEnv } from './route.types.ts';

const application = new Hono<SandboxEnv>();
const routes = browserRoutes({
  store: {} as CardSandboxStore,
  clock: Date,
  publicUrl: 'https://shop.example/sandbox/card',
  onEvents: () => {},
});
for (const { method, path, handle } of routes) application.on(method, path, handle);

async function connectSources(host: string): Promise<readonly string[]> {
  const { headers } = await application.request('http://127.0.0.1:3000/field/controller', {
    headers: { host },
  });
  const policy = headers.get('Content-Security-Policy') ?? '';
  return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
}

it('a frame can access the shop at its public address and at the requested one', async () => {
  expect(await connectSources('localhost:3000')).toEqual([
    'https://shop.example',
    'http://127.0.0.1:3000',
    'http://localhost:3000',
    'https://localhost:3000',
  ]);
});

it('an invalid host adds nothing to the policy', async () => {
  expect(await connectSources('x;script-src')).toEqual(['https://shop.example', 'http://127.0.0.1:3000']);
});
