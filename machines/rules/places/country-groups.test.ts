import { describe, expect, it } from 'vitest';
import { countryCodes } from './country-codes.ts';
import { type CountryGroup, countryGroups, isInGroup } from './country-groups.ts';

describe('the groups of countries', () => {
  it.each(Object.keys(countryGroups) as CountryGroup[])('%s has known countries, each once', (group) => {
    const members: readonly string[] = countryGroups[group];
    expect(members.filter((code) => !(countryCodes as readonly string[]).includes(code))).toEqual([]);
    expect(new Set(members).size).toBe(members.length);
  });

  it('are asked in either case', () => {
    expect(isInGroup('oceania', 'nz')).toBe(true);
    expect(isInGroup('oceania', 'GB')).toBe(false);
  });
});
