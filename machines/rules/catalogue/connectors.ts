import type { LineKind } from './bundles.ts';
import type { Connector } from './selection.types.ts';

/** What a cart holds, as far as plugs go. */
interface PluggedLine {
  readonly kind: LineKind;
  /** Null for what has no plug, or fits every one. */
  readonly connector: Connector | null;
}

/** Whether an accessory goes with a probe; one without a plug goes with each (coverage PLAN-13). */
export function isPlugFor(accessory: Connector | null, probe: Connector | null): boolean {
  return accessory === null || accessory === probe;
}

/**
 * The plug of an accessory that no probe beside it has: worth a word, for it may have been taken by mistake, but never a
 * refusal, for the probe may be at home. Null where a probe has it, without a probe among the lines, and for all but
 * accessories (coverage PLAN-13).
 */
export function unfittingPlug(
  { kind, connector }: PluggedLine,
  lines: readonly PluggedLine[],
): Connector | null {
  const probes = lines.filter((line) => line.kind === 'DEVICE');
  const isUnfit = probes.length > 0 && !probes.some((probe) => isPlugFor(connector, probe.connector));
  return kind === 'ACCESSORY' && isUnfit ? connector : null;
}
