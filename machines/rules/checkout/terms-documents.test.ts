import { expect, it } from 'vitest';
import { isDate } from '../time/index.ts';
import { currentTerms, requiredTerms, termsDocuments, termsVersions } from './terms-documents.ts';

it('every document has dated versions, the one in force last', () => {
  for (const document of termsDocuments) {
    const versions = termsVersions[document];
    expect(versions.every(isDate)).toBe(true);
    expect([...versions].sort()).toEqual(versions);
    expect(currentTerms(document)).toEqual({ name: document, version: versions.at(-1) });
  }
});

it.each([
  [null, ['MASTER_TERMS']],
  ['ACCESSORIES_ONLY', ['MASTER_TERMS']],
  ['INDIVIDUAL_NEW_USER_VET', ['MASTER_TERMS']],
  ['RENTAL_NEW_USER_VET', ['MASTER_TERMS', 'RENTAL_TERMS']],
] as const)('whoever orders %s agrees to %j', (bundleType, documents) => {
  expect(requiredTerms(bundleType)).toEqual(documents.map(currentTerms));
});
