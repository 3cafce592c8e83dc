/** Probes that an organization adds to those it has. */

export {
  extraProbeObstacle,
  extraProbes,
  mayAddProbes,
  mostExtraProbes,
  type SoldProbe,
} from './extra-probes.ts';
