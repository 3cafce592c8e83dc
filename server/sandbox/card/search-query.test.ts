import { describe, expect, it } from 'vitest';
import { parseSearch } from './search-query.ts';

describe('parseSearch', () => {
  it.each([
    ["metadata['attempt']:'a-1'", { metadata: { attempt: 'a-1' } }],
    ['metadata["attempt"]:"a-1"', { metadata: { attempt: 'a-1' } }],
    ["status:'succeeded'", { status: 'succeeded' }],
    [
      "metadata['a']:'1' AND metadata['b']:'2' and currency:'usd'",
      { currency: 'usd', metadata: { a: '1', b: '2' } },
    ],
  ])('%s', (query, contains) => {
    expect(parseSearch(query)).toEqual(contains);
  });

  it.each(['amount>100', "metadata['a']:'1' OR status:'succeeded'", "password:'x'", '', 'status:succeeded'])(
    'rejects %s',
    (query) => {
      expect(parseSearch(query)).toBeNull();
    },
  );
});
