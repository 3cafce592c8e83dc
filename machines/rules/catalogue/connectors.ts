import type { LineKind } from './bundle-lines.ts';
import type { Connector } from './selection.types.ts';

/** The properties of a cart line that decide whether plugs match. */
interface PluggedLine {
  readonly kind: LineKind;
  /** Null for items without a plug and for items that fit every plug. */
  readonly connector: Connector | null;
}

/** Whether an accessory fits a probe. Accessories without a plug fit every probe (coverage PLAN-13). */
export function isPlugFor(accessory: Connector | null, probe: Connector | null): boolean {
  return accessory === null || accessory === probe;
}

/**
 * Returns the accessory's plug if no probe in the cart has it. This is worth a warning because it may be a mistake, but
 * never a refusal because the buyer may already own the probe. Null if a probe matches, if the cart has no probe, and
 * for everything but accessories (coverage PLAN-13).
 */
export function unfittingPlug(
  { kind, connector }: PluggedLine,
  lines: readonly PluggedLine[],
): Connector | null {
  const probes = lines.filter((line) => line.kind !== 'ACCESSORY' && line.connector !== null);
  const isUnfit = probes.length > 0 && !probes.some((probe) => isPlugFor(connector, probe.connector));
  return kind === 'ACCESSORY' && isUnfit ? connector : null;
}
