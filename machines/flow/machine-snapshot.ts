import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Check, hasShape, isRecord, isString } from './shape.ts';
import { ownValue } from '../rules/texts/index.ts';

/** Whether a state value names exactly one state in every compound state and in every region of a parallel one. */
function isStateValueOf(node: AnyStateNode, value: unknown): boolean {
  if (typeof value === 'string') return isStateValueOf(node, { [value]: {} });
  if (!isRecord(value)) return false;
  const expected =
    node.type === 'parallel' ? Object.keys(node.states).length : node.type === 'compound' ? 1 : 0;
  const regions = Object.entries(value);
  return (
    regions.length === expected &&
    regions.every(([key, below]) => {
      const child = ownValue<AnyStateNode>(node.states, key);
      return child !== undefined && isStateValueOf(child, below);
    })
  );
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

const isActor = hasShape({ src: isString, snapshot: hasShape({ status: isString }) });

const isChildOf =
  (machine: AnyStateMachine, childContexts: Readonly<Record<string, Check>>): Check =>
  (child): child is unknown => {
    if (!isActor(child)) return false;
    const { src, snapshot } = child;
    const { actors } = machine.implementations;
    const logic = ownValue<unknown>(actors, src);
    return isMachine(logic)
      ? isContainedSnapshot(logic, ownValue(childContexts, src) ?? isRecord, childContexts)(snapshot)
      : logic !== undefined;
  };

/** Also accepts `stopped`, because a finished flow stops the machines inside it. */
const isContainedSnapshot =
  (machine: AnyStateMachine, isContext: Check, childContexts: Readonly<Record<string, Check>>): Check =>
  (snapshot): snapshot is unknown =>
    isSnapshotOf(
      machine,
      isContext,
      childContexts,
    )(isRecord(snapshot) && snapshot['status'] === 'stopped' ? { ...snapshot, status: 'done' } : snapshot);

/**
 * Returns a check whether a value can be restored as a snapshot of `machine`. Its state must exist, `isContext` must
 * accept its context, and `machine` must have an actor for each child. Nested machines are checked in the same way, at
 * any depth, with the entry in `childContexts` for their name.
 */
export function isSnapshotOf(
  machine: AnyStateMachine,
  isContext: Check,
  childContexts: Readonly<Record<string, Check>> = {},
): Check {
  return (snapshot): snapshot is unknown =>
    isRecord(snapshot) &&
    (snapshot['status'] === 'active' || snapshot['status'] === 'done') &&
    isStateValueOf(machine.root, snapshot['value']) &&
    isContext(snapshot['context']) &&
    isRecord(snapshot['children']) &&
    Object.values(snapshot['children']).every(isChildOf(machine, childContexts));
}
