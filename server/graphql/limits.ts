import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  GraphQLError,
  Kind,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import { ownValue } from '@sonde/machines/rules/texts';

/** The limits of one request; far above what the shop's own pages need. */
export const queryLimits = {
  /** Tokens of the document. */
  tokens: 4_000,
  /** Nested brackets of any kind; parsing much deeper nesting would overflow the stack. */
  brackets: 100,
  depth: 12,
  aliases: 30,
  mutations: 5,
  /** Fields; those in a list count five times. */
  cost: 25_000,
} as const;

const LIST_FACTOR = 5;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
  /** Fields at the top level. */
  readonly fields: number;
}
type MeasureSelections = (
  selectionSet: SelectionSetNode | undefined,
  parent: GraphQLNamedType | undefined,
) => Measure;

const nothing: Measure = { depth: 0, aliases: 0, cost: 0, fields: 0 };

function together(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    cost: a.cost + b.cost,
    fields: a.fields + b.fields,
  };
}

/** Measures the cost of selections with fragments expanded; each fragment is measured once. */
function createMeter(schema: GraphQLSchema, document: DocumentNode): MeasureSelections {
  const fragments = new Map(
    document.definitions.flatMap((definition): [string, FragmentDefinitionNode][] =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const measured = new Map<string, Measure>();

  function measureField(field: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    if (field.name.value.startsWith('__')) {
      return nothing;
    }
    const definition =
      isObjectType(parent) || isInterfaceType(parent)
        ? ownValue(parent.getFields(), field.name.value)
        : undefined;
    const inner = measure(field.selectionSet, definition && getNamedType(definition.type));
    const isList = definition !== undefined && isListType(getNullableType(definition.type));
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias === undefined ? 0 : 1),
      cost: 1 + inner.cost * (isList ? LIST_FACTOR : 1),
      fields: 1,
    };
  }

  function measureFragment(name: string): Measure {
    const present = measured.get(name);
    if (present !== undefined) {
      return present;
    }
    // A recursive fragment counts nothing here; another rule refuses it.
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const result = measure(
      fragment?.selectionSet,
      fragment && schema.getType(fragment.typeCondition.name.value),
    );
    measured.set(name, result);
    return result;
  }

  function measureSelection(selection: SelectionNode, parent: GraphQLNamedType | undefined): Measure {
    if (selection.kind === Kind.FIELD) {
      return measureField(selection, parent);
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return measureFragment(selection.name.value);
    }
    const condition = selection.typeCondition?.name.value;
    return measure(selection.selectionSet, condition === undefined ? parent : schema.getType(condition));
  }

  const measure: MeasureSelections = (selectionSet, parent) =>
    (selectionSet?.selections ?? [])
      .map((selection) => measureSelection(selection, parent))
      .reduce(together, nothing);
  return measure;
}

const refusals: readonly (readonly [
  isBeyond: (measure: Measure, isMutation: boolean) => boolean,
  sentence: string,
])[] = [
  [
    ({ fields }, isMutation) => isMutation && fields > queryLimits.mutations,
    `One request may hold at most ${queryLimits.mutations} mutations.`,
  ],
  [
    ({ depth }) => depth > queryLimits.depth,
    `The document is too deep: at most ${queryLimits.depth} levels.`,
  ],
  [
    ({ aliases }) => aliases > queryLimits.aliases,
    `The document has too many aliases: at most ${queryLimits.aliases}.`,
  ],
  [({ cost }) => cost > queryLimits.cost, 'The document asks for too much at once.'],
];

/** A validation rule that refuses operations beyond the limits. */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  const measure = createMeter(schema, context.getDocument());
  return {
    OperationDefinition(operation) {
      const size = measure(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
      const refused = refusals.find(([isBeyond]) => isBeyond(size, operation.operation === 'mutation'));
      if (refused !== undefined) {
        context.reportError(
          new GraphQLError(refused[1], { nodes: operation, extensions: { code: 'QUERY_LIMIT' } }),
        );
      }
    },
  };
}
