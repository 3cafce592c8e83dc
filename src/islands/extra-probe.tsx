export { extraProbeIsland as default } from '../features/extra-probe/extra-probe-flow.tsx';
