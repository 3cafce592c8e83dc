import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../testing/any-character.ts';
import { isPhone, normalPhone } from './phone.ts';
import { unitedStatesAddress } from './us-address.ts';

describe('a phone number', () => {
  it.each([
    ['US', '(415) 555-2671', '4155552671'],
    ['US', '1 415.555.2671', '14155552671'],
    ['US', '415-555-2671 ext. 12', '4155552671;ext=12'],
    ['US', '415-555-2671x12', '4155552671;ext=12'],
    ['US', '415-555-2671, extension 0012', '4155552671;ext=0012'],
    ['US', '415-555-2671 #12', '4155552671;ext=12'],
    ['US', '+14155552671;ext=12', '+14155552671;ext=12'],
    ['US', '011 44 20 7946 0958', '+442079460958'],
    ['US', '011-44-(0)20-7946-0958 X 7', '+442079460958;ext=7'],
    ['CA', '011 49 30 901820', '+4930901820'],
    ['US', '0049 30 901820', '+4930901820'],
    ['DE', '00 33 1 42 68 53 00', '+33142685300'],
    ['DE', '0049 (0)30 901820', '+4930901820'],
    ['DE', '030/90 18-20', '030901820'],
    ['GB', '+44 (0)20 7946 0958', '+442079460958'],
    ['GB', '+44(0)20 7946 0958', '+442079460958'],
    ['GB', '0113 496 0123', '01134960123'],
    ['IT', '+39 (0)6 1234 5678', '+390612345678'],
    ['AU', '0011 44 20 7946 0958', '+442079460958'],
    ['JP', '010 44 20 7946 0958', '+442079460958'],
    ['AE', '٠٤ ٢٣٤ ٥٦٧٨', '042345678'],
    ['JP', '＋81 3-1234-5678', '+81312345678'],
    ['DE', 'call me', 'callme'],
    ['US', '0X0-', '0;ext=0'],
    ['US', '0-11 44 20 7946 0958', '+442079460958'],
  ])('in %s, %j is kept as %s', (country, typed, kept) => {
    expect(normalPhone(typed, country)).toBe(kept);
  });

  it('is unchanged when it is normalized again', () => {
    const typed = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.stringMatching(/^[+0-9()\-./ xX;#=ext,٠-٩]{0,30}$/),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('US', 'DE', 'IT', 'AU', 'JP'), (text, country) => {
        const once = normalPhone(text, country);
        expect(normalPhone(once, country)).toBe(once);
      }),
    );
  });

  it.each([
    ['4155552671;ext=12', true],
    ['+442079460958;ext=7', true],
    ['12345;ext=12', false],
    [';ext=12', false],
    ['callme', false],
  ])('%j has the form of one where an address is American: %s', (normal, isOne) => {
    expect(isPhone(normal, unitedStatesAddress.phonePattern)).toBe(isOne);
  });
});
