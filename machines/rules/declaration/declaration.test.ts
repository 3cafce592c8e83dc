import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankDeclaration,
  checkDeclaration,
  type Declaration,
  declarationFieldsOf,
  declarationKinds,
  declarationMaxLengths,
  normaliseDeclaration,
  orderNumberIn,
} from './declaration.ts';

const whole: Declaration = {
  ...blankDeclaration,
  name: 'Ada Byron',
  contract: '100001',
  items: 'The cable.',
  email: 'ada@clinic.example',
};
const today = '2026-11-20';
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
    ['breaks a name', { name: 'Ada\r\nByron' }, ['name characters']],
    ['names a page', { name: 'www.evil.example' }, ['name link']],
    ['hides a character', { name: 'Ada\u0007Byron' }, ['name characters']],
  ])('%s', (_what, change, problems) => {
    const found = checkDeclaration('WITHDRAWAL', { ...whole, ...change }, today);
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
  });

  it.each(declarationKinds)('stays as it is once it is normalized, and has the same problems: %s', (kind) => {
    const text = fc.string();
    const texts = fc.record({
      ground: fc.constantFrom('', 'ORDINARY', 'FOR_CAUSE', 'else'),
      cause: text,
      name: text,
      contract: text,
      items: text,
      endsOn: fc.constantFrom('', '2026-12-01', '2026-01-12', 'soon'),
      email: text,
    });
    fc.assert(
      fc.property(texts, (typed) => {
        const normal = normaliseDeclaration(kind, typed);
        expect(normaliseDeclaration(kind, normal)).toEqual(normal);
        expect(checkDeclaration(kind, normal, today)).toEqual(checkDeclaration(kind, typed, today));
        const fields = checkDeclaration(kind, typed, today).map(({ field }) => field);
        expect(declarationFieldsOf(kind, typed).filter((field) => fields.includes(field))).toEqual(fields);
      }),
    );
  });

  it.each<[what: string, change: Partial<Declaration>, problems: readonly string[]]>([
    ['is whole without a cause and a day', {}, []],
    ['needs its ground', { ground: '' }, ['ground required']],
    ['for cause names it', { ground: 'FOR_CAUSE' }, ['cause required']],
    ['for a named cause', { ground: 'FOR_CAUSE', cause: 'It never worked.', endsOn: '2026-12-01' }, []],
    ['from an impossible day', { endsOn: '2026-02-30' }, ['endsOn format']],
    ['today', { endsOn: '2026-11-20' }, []],
    ['from a day that has passed', { endsOn: '2026-11-19' }, ['endsOn choice']],
    ['ten years ahead', { endsOn: '2036-11-20' }, []],
    ['later than that', { endsOn: '2036-11-21' }, ['endsOn choice']],
    ['on another ground', { ground: 'ELSE' }, ['ground format']],
  ])('that cancels %s', (_what, change, problems) => {
    const found = checkDeclaration('CANCELLATION', { ...whole, ground: 'ORDINARY', ...change }, today);
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
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
