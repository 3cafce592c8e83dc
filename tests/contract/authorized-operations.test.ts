import { globSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { decidedOperations, isAuthorized } from '../../src/graphql/authorized-operations.ts';

const operations = globSync('src/graphql/operations/*.graphql')
  .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
  .flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : [],
  );

it('every operation of the storefront has an entry whether it carries the token, and nothing else has', () => {
  expect(decidedOperations.toSorted()).toEqual(operations.toSorted());
});

it.each(['', 'Unknown', 'toString', '__proto__', 'userquery'])('%j does not carry it', (name) => {
  expect(isAuthorized(name)).toBe(false);
});
