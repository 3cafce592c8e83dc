/**
 * How a request between the shop and the provider can fail. `lost-answer`: carried out, but the connection breaks
 * during the response. `error-500`, `rate-limited`: not carried out. `timeout`: carried out, but no response is ever sent.
 */
export const faultModes = ['lost-answer', 'error-500', 'rate-limited', 'timeout'] as const;
type FaultMode = (typeof faultModes)[number];

interface PlannedFault {
  /** The prefix of the path, such as `/v1/payment_intents`. */
  readonly path: string;
  readonly mode: FaultMode;
  readonly times: number;
}

export interface Faults {
  plan(fault: PlannedFault): void;
  /** The planned fault for a POST to this path, if any; each is used once. */
  next(path: string): FaultMode | null;
  clear(): void;
}

/** Planned faults are stored in memory only: a new process has none. */
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
