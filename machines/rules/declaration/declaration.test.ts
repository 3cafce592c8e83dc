import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDeclaration,
  type Declaration,
  declarationFields,
  declarationMaxLengths,
  normaliseDeclaration,
  orderNumberIn,
} from './declaration.ts';

const whole: Declaration = {
  name: 'Ada Byron',
  contract: '100001',
  items: 'The cable.',
  email: 'ada@clinic.example',
};
const longest = (field: keyof Declaration) => 'é'.repeat(declarationMaxLengths[field]);

describe('a declaration', () => {
  it.each<[what: string, change: Partial<Declaration>, problems: readonly string[]]>([
    ['is whole', {}, []],
    ['needs no items', { items: '' }, []],
    ['may name several items, each on a line', { items: 'The cable.\r\n\r\nThe case.' }, []],
    ['names its contract in any words', { contract: 'The probe that I ordered last Tuesday' }, []],
    ['has the longest texts', { name: longest('name'), items: longest('items') }, []],
    [
      'lacks what is required',
      { name: ' ', contract: '', email: '' },
      ['name required', 'contract required', 'email required'],
    ],
    [
      'has texts that are too long',
      { contract: `${longest('contract')}.`, items: `${longest('items')}.` },
      ['contract too_long', 'items too_long'],
    ],
    ['has an address that no mail reaches', { email: 'ada@' }, ['email format']],
    ['hides a character', { name: 'Ada\u0007Byron' }, ['name characters']],
  ])('%s', (_what, change, problems) => {
    const found = checkDeclaration({ ...whole, ...change });
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
  });

  it('stays as it is once it is normalized, and has the same problems', () => {
    const texts = fc.record({
      name: fc.string(),
      contract: fc.string(),
      items: fc.string(),
      email: fc.string(),
    });
    fc.assert(
      fc.property(texts, (typed) => {
        const normal = normaliseDeclaration(typed);
        expect(normaliseDeclaration(normal)).toEqual(normal);
        expect(checkDeclaration(normal)).toEqual(checkDeclaration(typed));
      }),
    );
  });

  it('has at most one problem for each field, in their order', () => {
    const fields = checkDeclaration({ name: '', contract: '', items: longest('items') + '.', email: '' });
    expect(fields.map(({ field }) => field)).toEqual(declarationFields);
  });
});

it.each([
  ['100001', '100001'],
  ['#100001', '100001'],
  ['Bestellung Nr. 100001 vom 3.11.2026', '100001'],
  ['الطلب ١٠٠٠٠١', '100001'],
  ['１００００１', '100001'],
  ['100001 and 100002', null],
  ['12345', null],
  ['1234567890123', null],
  ['the probe', null],
])('the order number in %j is %s', (contract, number) => {
  expect(orderNumberIn(contract)).toBe(number);
});
