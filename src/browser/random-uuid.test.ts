import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomUuid } from './random-uuid.ts';

/** Like a browser on plain HTTP, with every byte as given. */
function insecureContextWith(byte: number) {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
}

describe('a random UUID', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [0x00, '10000000-1000-4000-8000-100000000000'],
    [0xff, 'efffffff-efff-4fff-bfff-efffffffffff'],
  ])('of bytes %i has version 4 and its variant, without a secure context', (byte, uuid) => {
    insecureContextWith(byte);
    expect(randomUuid()).toBe(uuid);
  });

  it('differs from all others', () => {
    const uuids = Array.from({ length: 1000 }, randomUuid);
    expect(new Set(uuids).size).toBe(1000);
    for (const uuid of uuids)
      expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
