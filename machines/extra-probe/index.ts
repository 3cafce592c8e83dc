export { extraProbeMachine, extraProbeWithPorts } from './extra-probe.machine.ts';
export * from './extra-probe.selectors.ts';
export { extraProbePortNames } from './extra-probe.setup.ts';
export type {
  AllExtraProbePorts,
  ExtraProbeContext,
  ExtraProbeEvent,
  ExtraProbeInput,
  ExtraProbePorts,
  LoadProbeBuyerAnswer,
  ProbeBuyer,
} from './extra-probe.types.ts';
