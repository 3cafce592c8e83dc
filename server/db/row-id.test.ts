import { expect, it } from 'vitest';
import { newRowId } from './row-id.ts';

it('row ids are version 7 and in the order of their creation, so that an index grows at its end', () => {
  const ids = Array.from({ length: 1000 }, newRowId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
});
