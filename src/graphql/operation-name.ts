import type { Operation } from 'urql';

/** The name of an operation; empty if it has none. */
export const operationNameOf = ({ query }: Pick<Operation, 'query'>): string => {
  const [definition] = query.definitions.filter(({ kind }) => kind === 'OperationDefinition');
  return (definition && 'name' in definition && definition.name?.value) || '';
};
