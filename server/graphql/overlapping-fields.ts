import {
  type ASTVisitor,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
  GraphQLError,
  Kind,
} from 'graphql';

/**
 * The limits of checking a document for conflicting fields; the shop's own documents have up to 335 fields and no
 * pairs.
 */
export const overlapLimits = {
  /** Fields of all definitions, with fragments expanded. */
  fields: 3_000,
  /** Pairs of fields with one response name, and of fragments spread in one place. */
  pairs: 500,
} as const;

const pairsAmong = (count: number) => (count * (count - 1)) / 2;

/** Thrown to stop counting once a limit is exceeded. */
class BudgetExceeded extends Error {}

function createCounter(context: ValidationContext) {
  let fields = 0;
  let pairs = 0;

  function spend(newFields: number, newPairs: number): void {
    fields += newFields;
    pairs += newPairs;
    if (fields > overlapLimits.fields || pairs > overlapLimits.pairs) throw new BudgetExceeded();
  }

  /** Counts the selections of one place, which fields with the same name may share. */
  return function count(selectionSets: readonly SelectionSetNode[]): void {
    const byName = new Map<string, FieldNode[]>();
    const spreads = new Set<string>();
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const name = (selection.alias ?? selection.name).value;
          const sameName = byName.get(name) ?? [];
          spend(1, sameName.length);
          byName.set(name, [...sameName, selection]);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          collect(selection.selectionSet);
        } else if (!spreads.has(selection.name.value)) {
          spreads.add(selection.name.value);
          const fragment = context.getFragment(selection.name.value);
          if (fragment) collect(fragment.selectionSet);
        }
      }
    };
    selectionSets.forEach(collect);
    spend(0, pairsAmong(spreads.size));
    for (const sameName of byName.values()) {
      const inner = sameName.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (inner.length > 0) count(inner);
    }
  };
}

/**
 * A validation rule that refuses documents which are expensive to check for conflicting fields.
 *
 * The check that the GraphQL specification prescribes (5.3.2) compares every pair of fields with the same name, so its
 * cost grows with the square of the document. This rule must therefore run first, and stops at its own limits.
 */
export function overlappingFieldsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const count = createCounter(context);
      try {
        for (const definition of document.definitions)
          if ('selectionSet' in definition && definition.selectionSet) count([definition.selectionSet]);
      } catch (error) {
        if (!(error instanceof BudgetExceeded)) throw error;
        context.reportError(
          new GraphQLError('The document repeats too many fields.', {
            nodes: document,
            extensions: { code: 'QUERY_LIMIT' },
          }),
        );
      }
    },
  };
}
