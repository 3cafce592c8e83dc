import { expect, it } from 'vitest';
import { shortIds, withShortIds } from './short-text-ids.ts';

it.each([
  [['6FuPsC', 'EDS4GW', '-ETrPx'], { '6FuPsC': '6Fu', EDS4GW: 'EDS', '-ETrPx': '-ET' }],
  [['abcdef', 'abcxyz', 'abzzzz'], { abcdef: 'abcd', abcxyz: 'abcx', abzzzz: 'abz' }],
  [['abcdef', 'abcdeg'], { abcdef: 'abcdef', abcdeg: 'abcdeg' }],
  [['ab'], { ab: 'ab' }],
])('the short IDs of %j', (ids, expected) => {
  expect(Object.fromEntries(shortIds(ids))).toEqual(expected);
});

it('a text that is added changes only the IDs that begin like its own', () => {
  const before = shortIds(['6FuPsC', 'EDS4GW', 'hOoqkh']);
  const after = shortIds(['6FuPsC', 'EDS4GW', 'EDSxxx', 'hOoqkh']);
  expect([...before].filter(([id, short]) => after.get(id) !== short)).toEqual([['EDS4GW', 'EDS']]);
});

it('replaces the IDs of texts and no others', () => {
  const code = 'i18n._({ id: "6FuPsC", message: "6FuPsC" }); jsx("p", { id: "address" });';
  expect(withShortIds(code, shortIds(['6FuPsC']))).toBe(
    'i18n._({ id: "6Fu", message: "6FuPsC" }); jsx("p", { id: "address" });',
  );
});
