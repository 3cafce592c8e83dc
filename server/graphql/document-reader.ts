import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Lexer,
  NoSchemaIntrospectionCustomRule,
  Source,
  TokenKind,
  type ValidationRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { queryLimits, queryLimitsRule } from './limits.ts';
import { overlappingFieldsRule } from './overlapping-fields.ts';

/** An executable document, or its errors. */
type ReadDocument = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** Maximum characters of cached documents; their syntax trees take several times as much memory. */
const LETTERS_KEPT = 1_000_000;

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

function refuseManyBrackets(source: Source): void {
  const lexer = new Lexer(source);
  let open = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (opening.has(token.kind)) open += 1;
    if (closing.has(token.kind)) open -= 1;
    if (open > queryLimits.brackets)
      throw new GraphQLError(
        `The document is too deep: at most ${queryLimits.brackets} brackets within each other.`,
        { source, positions: [token.start], extensions: { code: 'QUERY_LIMIT' } },
      );
  }
}

function parseDocument(text: string): ReadDocument {
  const source = new Source(text);
  try {
    refuseManyBrackets(source);
    return { document: parse(source, { maxTokens: queryLimits.tokens }) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/**
 * Parses documents and caches the executable ones. Refuses documents beyond the limits and, in production,
 * introspection and name suggestions.
 */
export function createDocumentReader(
  schema: GraphQLSchema,
  isProduction: boolean,
): (text: string) => ReadDocument {
  const kept = new LRUCache<string, ReadDocument>({
    maxSize: LETTERS_KEPT,
    sizeCalculation: (_document, text) => text.length,
  });
  /** Linear in the document's size, so they run first and protect the rules that are not. */
  const limits = [overlappingFieldsRule, queryLimitsRule];
  const rules = [...specifiedRules, ...(isProduction ? [NoSchemaIntrospectionCustomRule] : [])];

  function readDocument(text: string): ReadDocument {
    const answer = parseDocument(text);
    if ('errors' in answer) return answer;
    const check = (checks: readonly ValidationRule[]) =>
      validate(schema, answer.document, checks, { hideSuggestions: isProduction });
    const beyondLimits = check(limits);
    if (beyondLimits.length > 0) return { errors: beyondLimits };
    const errors = check(rules);
    if (errors.length > 0) return { errors };
    kept.set(text, answer);
    return answer;
  }

  return (text) => kept.get(text) ?? readDocument(text);
}
