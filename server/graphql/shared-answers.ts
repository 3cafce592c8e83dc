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
import { ownValue } from '@sonde/machines/rules/texts';

/** Queries whose answer depends on the catalogue, the promotions that run and the arguments alone, so that all visitors share it. */
const sharedFields: readonly string[] = ['shop', 'addressValidationRules'];
/** What a shared query must not be given, because its effect changes without the catalogue. */
const PERSONAL_ARGUMENT = 'voucherCode';
/** What the home pages of every country and language ask takes about 2 million. */
const MOST_CHARACTERS = 6_000_000;

interface KeptAnswer {
  readonly revision: number;
  /** When a promotion begins or ends next, as an ISO instant; null when none does. */
  readonly until: string | null;
  /** As JSON. */
  readonly text: string;
}

function isPersonal(field: FieldNode, variables: Readonly<Record<string, unknown>>): boolean {
  const value = field.arguments?.find(({ name }) => name.value === PERSONAL_ARGUMENT)?.value;
  if (value === undefined || value.kind === Kind.NULL) {
    return false;
  }
  return value.kind !== Kind.VARIABLE || (ownValue(variables, value.name.value) ?? '') !== '';
}

function isShared({ document, operationName, variableValues }: ExecutionArgs): boolean {
  const operation = getOperationAST(document, operationName);
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (selection) =>
        selection.kind === Kind.FIELD &&
        sharedFields.includes(selection.name.value) &&
        !isPersonal(selection, variableValues ?? {}),
    )
  );
}

/** The present revision of the catalogue, with the promotions by whose begin and end answers change. */
export type LatestCatalogue = () => Promise<{
  readonly revision: number;
  readonly promotions: Parameters<typeof nextChange>[0];
}>;

/** An answer that all visitors share. */
export interface SharedAnswer {
  /** As JSON; null where it is not there yet. */
  readonly text: string | null;
  /** Keeps what was executed because the answer was not there. */
  keep(result: ExecutionResult): void;
}

function holds(answer: KeptAnswer, revision: number, now: string): boolean {
  return answer.revision === revision && (answer.until === null || now < answer.until);
}

/** Keeps the answers that all visitors share until the catalogue changes, or a promotion begins or ends; null for what they do not share. */
export function sharedAnswers(
  latestCatalogue: LatestCatalogue,
  now: () => Date,
): (args: ExecutionArgs) => Promise<SharedAnswer | null> {
  const kept = new LRUCache<string, KeptAnswer>({
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
    const present = kept.get(key);
    return {
      text: present && holds(present, revision, moment) ? present.text : null,
      keep: (result) =>
        kept.set(key, { revision, until: nextChange(promotions, moment), text: JSON.stringify(result) }),
    };
  };
}
