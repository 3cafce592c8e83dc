import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashSources } from '../../model-tests/explore/hash-sources.ts';
import { serveScreens } from './serve-screens.ts';
import { readScreens, roomsOfScreens } from './read-screens.ts';

const root = await mkdtemp(join(tmpdir(), 'sonde-screens-'));
afterAll(() => rm(root, { recursive: true, force: true }));
for (const room of ['src', 'machines', 'locales', 'public']) await mkdir(join(root, room));
const screens = join(root, '.cache/screens');
const file = 'screens/cart/ready.idle.shown-375.png';

describe('the screens', () => {
  it('are empty if none were taken', async () => {
    expect(await readScreens(root)).toEqual({ screens: [], areScreensStale: false });
  });

  it('are empty while they are being taken', async () => {
    await mkdir(join(screens, 'cart'), { recursive: true });
    await writeFile(join(screens, 'cart/ready.idle.shown-375.png'), 'picture');
    expect((await readScreens(root)).screens).toEqual([]);
  });

  it('have flow, state and width, and are stale once a source has changed', async () => {
    await writeFile(join(screens, 'sources.txt'), await hashSources(root, roomsOfScreens));
    const taken: unknown = expect.any(Number);
    expect(await readScreens(root)).toEqual({
      screens: [{ flow: 'cart', state: 'ready.idle.shown', width: 375, file, taken }],
      areScreensStale: false,
    });
    await writeFile(join(root, 'src/view.tsx'), 'another view');
    expect((await readScreens(root)).areScreensStale).toBe(true);
  });
});

describe('a running visualiser', () => {
  const fresh = serveScreens(root);

  it('lists screenshots taken meanwhile, and serves the current one', async () => {
    await writeFile(join(screens, 'cart/ready.idle.shown-375.png'), 'another picture');
    await writeFile(join(screens, 'cart/empty-375.png'), 'a new picture');
    const list = JSON.parse(String(await fresh('screens.json'))) as Awaited<ReturnType<typeof readScreens>>;
    expect(list.screens.map(({ state }) => state)).toEqual(['empty', 'ready.idle.shown']);
    expect(String(await fresh(file))).toBe('another picture');
  });

  it.each([
    'screens/cart/none-375.png',
    'screens/../../secret.png',
    'screens/cart/..\\sources.txt',
    'flows.js',
  ])('has nothing else: %s', async (name) => {
    expect(await fresh(name)).toBeUndefined();
  });
});
