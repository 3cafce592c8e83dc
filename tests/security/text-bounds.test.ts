import { getNamedType } from 'graphql';
import { expect, it } from 'vitest';
import { operations } from './schema-requests.ts';
import { placesIn } from './wrong-values.ts';

/** Texts that name something of the shop or of a provider: whatever else is sent names nothing. */
const names =
  /^(?:token|buyerKey|nonce|organizationSlug|sku|featureSkus|gateway|currency|basis|eventData name)$/;

it('every text that a mutation takes says how long it may be, unless it names something', () => {
  const unbounded = operations
    .filter(({ kind }) => kind === 'mutation')
    .flatMap(({ name, field }) =>
      field.args
        .flatMap((argument) => placesIn(argument, null, [argument.name]))
        .filter(({ type, most }) => getNamedType(type).name === 'String' && most === null)
        .map(({ path }) => ({ name, path: path.filter((part) => typeof part === 'string') })),
    )
    .filter(({ path }) => !names.test(path.at(-1) ?? '') && !names.test(path.slice(-2).join(' ')));
  expect(unbounded).toEqual([]);
});
