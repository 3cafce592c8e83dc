import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { queryLimits, queryLimitsRule } from './limits.ts';

/** A document that may be executed, or what is wrong with it. */
type ReadDocument = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** Letters of documents at most that are kept, whose trees take several times as much. */
const LETTERS_KEPT = 1_000_000;

function parsed(text: string): ReadDocument {
  try {
    return { document: parse(text, { maxTokens: queryLimits.tokens }) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/**
 * Reads documents, and remembers those that may be executed. Refuses what is too much and, in production, what asks for
 * the schema or fishes for its names.
 */
export function createDocumentReader(
  schema: GraphQLSchema,
  isProduction: boolean,
): (text: string) => ReadDocument {
  const kept = new LRUCache<string, ReadDocument>({
    maxSize: LETTERS_KEPT,
    sizeCalculation: (_document, text) => text.length,
  });
  const rules = [
    ...specifiedRules,
    queryLimitsRule,
    ...(isProduction ? [NoSchemaIntrospectionCustomRule] : []),
  ];

  function read(text: string): ReadDocument {
    const answer = parsed(text);
    if ('errors' in answer) return answer;
    const errors = validate(schema, answer.document, rules, { hideSuggestions: isProduction });
    if (errors.length > 0) return { errors };
    kept.set(text, answer);
    return answer;
  }

  return (text) => kept.get(text) ?? read(text);
}
