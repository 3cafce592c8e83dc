import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GraphQLError, NoSchemaIntrospectionCustomRule, getOperationAST, parse, validate } from 'graphql';
import { type Plugin, type YogaInitialContext, createSchema, createYoga } from 'graphql-yoga';
import { createClientLookup } from './client-address.ts';
import type { GraphqlContext, RequestFacts, ShopServices } from './context.ts';
import { isCrossSite, ownOrigins } from './cross-site.ts';
import { createErrorMask } from './errors.ts';
import { queryLimits, queryLimitsRule } from './limits.ts';
import { limitFields } from './rate-limits/limited-fields.ts';
import { refuseForm } from './request-form.ts';
import { resolvers } from './resolvers.ts';
import { sharedAnswers } from './shared-answers.ts';

const ENDPOINT = '/graphql/';

/** What the network layer knows beyond the request itself. */
export interface RequestOrigin {
  /** Address at the other end of the connection; a request from within the process has none. */
  readonly remoteAddress?: string | undefined;
}

/** Answers a request to `/graphql/`. */
export type GraphqlHandler = (request: Request, origin?: RequestOrigin) => Promise<Response>;

interface ServerContext {
  readonly facts: RequestFacts;
}

/** The schema's text, as it stands in the repository. */
export function readSchemaText(): string {
  return readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
}

/** Limits the words of a document while it is read. */
const tokenLimit: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: queryLimits.tokens }));
  },
};

/** Refuses documents that are too much and, in production, those that ask for the schema or fish for its names. */
function documentRules(isProduction: boolean): Plugin {
  return {
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(queryLimitsRule);
      if (isProduction) {
        addValidationRule(NoSchemaIntrospectionCustomRule);
        setValidationFn((schema, document, rules) =>
          validate(schema, document, rules, { hideSuggestions: true }),
        );
      }
    },
  };
}

/** What never came to be executed is the client's mistake and says so by its status. */
const badRequestStatus: Plugin = {
  onResultProcess({ result, setResult }) {
    if ('errors' in result && !('data' in result)) {
      setResult({ ...result, extensions: { http: { status: 400 } } });
    }
  },
};

/** Refuses changes that another site's page asks for with the visitor's browser. */
function crossSiteGuard(publicUrl: string | null): Plugin<ServerContext> {
  return {
    onExecute({ args, setResultAndStopExecution, context }) {
      const operation = getOperationAST(args.document, args.operationName);
      const { request } = context;
      if (
        operation?.operation === 'mutation' &&
        isCrossSite(request.headers, ownOrigins(request, publicUrl))
      ) {
        const error = new GraphQLError('Changes can only be made from the shop itself.', {
          extensions: { code: 'CROSS_SITE', http: { status: 403 } },
        });
        setResultAndStopExecution({ errors: [error] });
      }
    },
  };
}

/** HTML of a page where developers write queries; `title` is the page's. */
export type DeveloperPage = (options?: { readonly title?: string }) => string;

/** Whether somebody opened the address in a browser. */
function wantsPage({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept') ?? '').includes('text/html');
}

/** The GraphQL server: JSON by POST, one operation a request. A page for developers is there if given, but never in production. */
export function createGraphqlHandler(
  services: ShopServices,
  developerPage: DeveloperPage | null = null,
): GraphqlHandler {
  const { environment, log } = services;
  const { isProduction } = environment;
  const page = isProduction ? null : developerPage;
  const lookUpClient = createClientLookup(environment.trustedProxies);
  const schema = createSchema<ServerContext & GraphqlContext & YogaInitialContext>({
    typeDefs: parse(readSchemaText(), { noLocation: true }),
    resolvers: [...resolvers],
  });
  const yoga = createYoga<ServerContext, GraphqlContext>({
    schema,
    graphqlEndpoint: ENDPOINT,
    context: ({ facts }) => ({ ...services, ...facts }),
    plugins: [
      tokenLimit,
      documentRules(isProduction),
      crossSiteGuard(environment.publicUrl),
      limitFields(schema, services.now),
      sharedAnswers(),
      badRequestStatus,
    ],
    maskedErrors: { maskError: createErrorMask({ log, hidesSuggestions: isProduction }) },
    // The application limits it before.
    maxRequestBodySize: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    landingPage: false,
    graphiql: page !== null && { title: 'Sonde' },
    ...(page && { renderGraphiQL: page }),
  });

  return async (request, origin = {}) => {
    const refused = page && wantsPage(request) ? null : refuseForm(request);
    if (refused) return refused;
    const client = lookUpClient(request.headers, origin.remoteAddress ?? '');
    const facts: RequestFacts = {
      requestId: randomUUID(),
      clientAddress: client.address,
      visitorCountry: client.country ?? services.geolocate(client.address),
      idempotencyKey: request.headers.get('idempotency-key'),
      session: null,
    };
    return yoga.fetch(request, { facts });
  };
}
