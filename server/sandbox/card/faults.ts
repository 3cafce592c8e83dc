/**
 * How a request can go wrong between the shop and the provider.
 * `lost-answer`: carried out, the connection breaks under the answer. `error-500`: not carried out.
 * `timeout`: carried out, nothing is ever answered.
 */
export const faultModes = ['lost-answer', 'error-500', 'timeout'] as const;
type FaultMode = (typeof faultModes)[number];

interface PlannedFault {
  /** The path begins like this, such as `/v1/payment_intents`. */
  readonly path: string;
  readonly mode: FaultMode;
  readonly times: number;
}

export interface Faults {
  plan(fault: PlannedFault): void;
  /** The fault that a POST to this path meets, if one was planned; each counts once. */
  next(path: string): FaultMode | null;
  clear(): void;
}

/** Planned faults live in memory only: a new process has none. */
export function createFaults(): Faults {
  let planned: readonly PlannedFault[] = [];
  return {
    plan(fault) {
      planned = [...planned, fault];
    },
    next(path) {
      const fault = planned.find((candidate) => path.startsWith(candidate.path));
      if (!fault) return null;
      planned = planned.flatMap((other) => {
        if (other !== fault) return [other];
        return other.times > 1 ? [{ ...other, times: other.times - 1 }] : [];
      });
      return fault.mode;
    },
    clear() {
      planned = [];
    },
  };
}
