import type { Snapshot } from 'xstate';
import {
  hasShape,
  isBoolean,
  isListOf,
  isNullOr,
  isOneOf,
  isSnapshotOf,
  isString,
  isTrouble,
  readSnapshot,
  storedSnapshot,
  type StoredSnapshot,
} from '../flow/index.ts';
import { declarationFields, declarationKinds } from '../rules/declaration/index.ts';
import { declarationMachine } from './declaration.machine.ts';

/** Increase it whenever states, events or context change so that an older snapshot would be wrong. */
const version = 5;

const isContext = hasShape({
  kind: isOneOf(declarationKinds),
  country: isString,
  declaration: hasShape({
    ground: isString,
    cause: isString,
    name: isString,
    contract: isString,
    items: isString,
    endsOn: isString,
    email: isString,
  }),
  problems: isListOf(
    hasShape({
      field: isOneOf(declarationFields),
      reason: isOneOf(['required', 'too_long', 'characters', 'link', 'format', 'choice']),
    }),
  ),
  linkToken: isNullOr(isString),
  today: isString,
  idempotencyKey: isNullOr(isString),
  receipt: isNullOr(
    hasShape({
      number: isString,
      receivedAt: isString,
      outcome: isOneOf(['WITHDRAWN', 'CANCELED', 'TO_BE_CHECKED']),
      lastDay: isNullOr(isString),
      isMailed: isBoolean,
    }),
  ),
  trouble: isNullOr(isTrouble),
});

const isDeclarationSnapshot = isSnapshotOf(declarationMachine, isContext);

/** Wraps `actor.getPersistedSnapshot()` for storage. */
export const storeDeclaration = (persisted: unknown): StoredSnapshot =>
  storedSnapshot(declarationMachine.id, version, persisted);

/** The snapshot to restore from what storage returned, already parsed; null for anything else. */
export const readDeclaration = (stored: unknown): Snapshot<unknown> | null =>
  readSnapshot(stored, {
    machineId: declarationMachine.id,
    version,
    migrate: () => null,
    validate: (snapshot): snapshot is Snapshot<unknown> => isDeclarationSnapshot(snapshot),
  });
