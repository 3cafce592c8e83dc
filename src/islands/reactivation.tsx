export { reactivationIsland as default } from '../features/reactivation/reactivation-flow.tsx';
