import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readScreens } from './read-screens.ts';
import { roomsOfScreens, sourcesMark } from './sources-mark.ts';

const root = await mkdtemp(join(tmpdir(), 'sonde-screens-'));
afterAll(() => rm(root, { recursive: true, force: true }));
for (const room of ['src', 'machines', 'locales', 'public']) await mkdir(join(root, room));
const screens = join(root, '.cache/screens');

describe('the screens', () => {
  it('are none where none were taken', async () => {
    expect((await readScreens(root)).all).toEqual([]);
  });

  it('are known by flow, state and width, and stale once a source changed', async () => {
    await mkdir(join(screens, 'cart'), { recursive: true });
    await writeFile(join(screens, 'cart/ready.idle.shown-375.png'), 'picture');
    await writeFile(join(screens, 'sources.txt'), await sourcesMark(root, roomsOfScreens));
    const { all, files, areStale } = await readScreens(root);
    const file = 'screens/cart/ready.idle.shown-375.png';
    expect(all).toEqual([{ flow: 'cart', state: 'ready.idle.shown', width: 375, file }]);
    expect([...files.keys()]).toEqual([file]);
    expect(areStale).toBe(false);
    await writeFile(join(root, 'src/view.tsx'), 'another view');
    expect((await readScreens(root)).areStale).toBe(true);
  });
});
