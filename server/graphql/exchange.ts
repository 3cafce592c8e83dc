import { readFileSync } from 'node:fs';
import { execute } from '@graphql-tools/executor';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type OperationDefinitionNode,
  OperationTypeNode,
  getOperationAST,
  parse,
} from 'graphql';
import { createHandler } from 'graphql-http';
import type { BaseLogger } from 'pino';
import type { Environment } from '../environment/environment.ts';
import type { ModuleApi } from '../kernel/module-api.ts';
import { createRateLimits } from '../kernel/rate-limits/rate-limits.ts';
import type { SharedUses } from '../kernel/rate-limits/shared-uses.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { errorsOfUnknownRequests } from './another-version.ts';
import { isCrossSite, ownOrigins } from './cross-site.ts';
import { createDocumentReader } from './document-reader.ts';
import { createErrorMask } from './errors.ts';
import { type HttpForm, accepted, badRequest, formOfErrors, tooManyTries, withoutForm } from './http-form.ts';
import { limitFields } from './limited-fields.ts';
import { readParameters } from './request-form.ts';
import { moneyResolvers } from '../kernel/money.resolvers.ts';
import { type NodeLoaders, nodeResolvers } from '../kernel/node.resolvers.ts';
import { scalarResolvers } from './scalars.ts';
import { isUpload, mayHaveFile } from './uploads.ts';
import { type LatestCatalogue, type SharedAnswer, sharedAnswers } from './shared-answers.ts';
import { type FieldTracing, type OnAnswer, watchResolvers } from './watched-fields.ts';

/** The resolvers' context in the library's type. */
type Context = RequestFacts & Record<PropertyKey, unknown>;

/** The dependencies of request execution. */
export interface ExchangeOptions {
  readonly environment: Environment;
  readonly log: BaseLogger;
  readonly modules: readonly ModuleApi[];
  /** The catalog on which shared responses depend. */
  readonly latestCatalogue: LatestCatalogue;
  /** With whom the limits are shared. */
  readonly sharedUses: SharedUses;
  readonly now: () => Date;
  /** Whether processes of another version serve the same pages; absent for a process that runs alone. */
  readonly isAnotherVersionRunning?: () => Promise<boolean>;
  /** Called for every answered query and mutation; absent if nothing counts them. */
  readonly onAnswer?: OnAnswer;
  /** Makes each query and mutation a span, and names errors by their trace; absent without traces. */
  readonly fieldTracing?: FieldTracing;
}

/** A request being processed. */
export interface Exchange {
  readonly context: Context;
  /** The HTTP form of the response; null for the library's default. */
  form: HttpForm | null;
  /** Null if the response isn't shared between visitors. */
  shared: SharedAnswer | null;
}

function readSchemaText(): string {
  return readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
}

const unknownOperation = (name: string | null | undefined) =>
  new GraphQLError(name ? `Unknown operation named "${name}".` : 'Name the operation that is meant.');

const crossSite = () =>
  new GraphQLError('Changes can only be made from the shop itself.', {
    extensions: { code: 'CROSS_SITE', http: { status: 403 } },
  });

const noFile = () => new GraphQLError('This operation accepts no file.');

/** Sets the HTTP form from the errors, or the given default; returns the errors for clients. */
type Refuse = (exchange: Exchange, errors: readonly unknown[], form: HttpForm) => readonly GraphQLError[];

/** Creates the functions that parse and execute API requests and format their errors. */
export function createExchanges(options: ExchangeOptions) {
  const { environment, log, now, modules, latestCatalogue, sharedUses, onAnswer, fieldTracing } = options;
  const errorsOf = errorsOfUnknownRequests(options.isAnotherVersionRunning ?? (async () => false), () =>
    performance.now(),
  );
  const { isProduction, publicUrl } = environment;
  const nodes = nodeResolvers(Object.assign({}, ...modules.map((module) => module.nodes)) as NodeLoaders);
  const limits = createRateLimits(() => now().getTime(), environment.rateLimitScale, sharedUses);
  const { resolvers, secondsToWait } = limitFields([...modules, { resolvers: nodes }], limits);
  const schema = makeExecutableSchema<RequestFacts>({
    typeDefs: parse(readSchemaText(), { noLocation: true }),
    resolvers: [
      scalarResolvers,
      moneyResolvers,
      ...(onAnswer || fieldTracing
        ? resolvers.map((one) => watchResolvers(one, { onAnswer, fieldTracing }))
        : resolvers),
    ],
  });
  const readDocument = createDocumentReader(schema, isProduction);
  const lookUpShared = sharedAnswers(latestCatalogue, now);
  const mask = createErrorMask({
    log,
    hidesSuggestions: isProduction,
    ...(fieldTracing && { traceId: fieldTracing.traceId }),
  });

  const refuse: Refuse = (exchange, errors, form) => {
    const masked = errors.map(mask);
    exchange.form = formOfErrors(masked) ?? form;
    return masked.map(withoutForm);
  };

  /** Mutations that another site's page sends with the visitor's browser. */
  const isForeign = ({ operation }: OperationDefinitionNode, request: Request) =>
    operation === OperationTypeNode.MUTATION && isCrossSite(request.headers, ownOrigins(request, publicUrl));

  const handle = createHandler<Request, Exchange, Context>({
    // Both executors have the same signature, with types of their own.
    execute: execute as unknown as (args: ExecutionArgs) => Promise<ExecutionResult>,
    parseRequestParams: readParameters,
    async onSubscribe({ raw, context: exchange }, { query, operationName, variables: variableValues }) {
      const read = readDocument(query);
      if ('errors' in read) return refuse(exchange, await errorsOf(read.errors), badRequest);
      const { document } = read;
      const operation = getOperationAST(document, operationName);
      if (!operation) return refuse(exchange, [unknownOperation(operationName)], badRequest);
      if (isForeign(operation, raw)) return refuse(exchange, [crossSite()], badRequest);
      if (isUpload(raw) && !mayHaveFile(document, operation)) return refuse(exchange, [noFile()], badRequest);
      const args = { schema, document, operationName, variableValues, contextValue: exchange.context };
      exchange.shared = await lookUpShared(args);
      return exchange.shared?.text == null ? args : { data: {} };
    },
    async onOperation({ context: exchange }, _args, result) {
      const { errors } = result;
      if (!errors) exchange.shared?.keep(result);
      const isUnknown = errors !== undefined && !('data' in result);
      const errorAnswer = isUnknown
        ? refuse(exchange, await errorsOf(errors), badRequest)
        : errors && refuse(exchange, errors, accepted);
      const seconds = secondsToWait(exchange.context);
      if (seconds !== undefined) exchange.form = tooManyTries(seconds);
      return errorAnswer && { ...result, errors: errorAnswer };
    },
  });
  return { handle, refuse, limits };
}
