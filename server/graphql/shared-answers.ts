import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  Kind,
  OperationTypeNode,
  getOperationAST,
  print,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { nextChange } from '@sonde/machines/rules/promotions';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { ownValue } from '@sonde/machines/rules/texts';
import { textDigest } from '../http/text-digest.ts';

/**
 * Queries whose response depends only on the catalog, the current promotions and the arguments, so that all visitors
 * share it.
 */
const sharedFields: readonly string[] = ['shop', 'addressValidationRules'];
/** A shared query must not have this argument, because its effect changes without the catalog. */
const PERSONAL_ARGUMENT = 'voucherCode';
/** The queries of the home pages of every country and language take about 2 million. */
const MOST_CHARACTERS = 6_000_000;

interface StoredAnswer {
  readonly revision: number;
  /** The next start or end of a promotion, as an ISO instant; null if there is none. */
  readonly until: string | null;
  /** As JSON. */
  readonly text: string;
  readonly digest: string;
}

function isPersonal(field: FieldNode, variables: Readonly<Record<string, unknown>>): boolean {
  const value = field.arguments?.find(({ name }) => name.value === PERSONAL_ARGUMENT)?.value;
  if (value === undefined || value.kind === Kind.NULL) {
    return false;
  }
  return value.kind !== Kind.VARIABLE || (ownValue(variables, value.name.value) ?? '') !== '';
}

/** A visitor with a pass sees the shop as open. */
const mayPassMaintenance = (context: unknown) =>
  (context as Partial<RequestFacts> | undefined)?.mayPassMaintenance === true;

function isShared({ document, operationName, variableValues, contextValue }: ExecutionArgs): boolean {
  const operation = getOperationAST(document, operationName);
  return (
    !mayPassMaintenance(contextValue) &&
    operation?.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (selection) =>
        selection.kind === Kind.FIELD &&
        sharedFields.includes(selection.name.value) &&
        !isPersonal(selection, variableValues ?? {}),
    )
  );
}

/** The current revision of the catalog, with the promotions whose start or end changes responses. */
export type LatestCatalogue = () => Promise<{
  readonly revision: number;
  readonly promotions: Parameters<typeof nextChange>[0];
}>;

/** A response that all visitors share. */
export interface SharedAnswer {
  /** As JSON; null if it isn't cached yet. */
  readonly text: string | null;
  /** Of the text; null if it isn't cached yet. */
  readonly digest: string | null;
  /** Caches the result of an execution. */
  keep(result: ExecutionResult): void;
}

function holds(answer: StoredAnswer, revision: number, now: string): boolean {
  return answer.revision === revision && (answer.until === null || now < answer.until);
}

/**
 * Caches the responses that all visitors share until the catalog changes, or a promotion starts or ends; null for
 * responses that are not shared.
 */
export function sharedAnswers(
  latestCatalogue: LatestCatalogue,
  now: () => Date,
): (args: ExecutionArgs) => Promise<SharedAnswer | null> {
  const kept = new LRUCache<string, StoredAnswer>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  const texts = new WeakMap<DocumentNode, string>();

  function textOf(document: DocumentNode): string {
    const text = texts.get(document) ?? print(document);
    texts.set(document, text);
    return text;
  }

  return async (args) => {
    if (!isShared(args)) return null;
    const { revision, promotions } = await latestCatalogue();
    const moment = now().toISOString();
    const key = JSON.stringify([
      textOf(args.document),
      args.operationName ?? null,
      args.variableValues ?? {},
    ]);
    const stored = kept.get(key);
    const present = stored && holds(stored, revision, moment) ? stored : null;
    return {
      text: present?.text ?? null,
      digest: present?.digest ?? null,
      keep(result) {
        const text = JSON.stringify(result);
        kept.set(key, {
          revision,
          until: nextChange(promotions, moment),
          text,
          digest: textDigest(text),
        });
      },
    };
  };
}
