export { renewalIsland as default } from '../features/renewal/renewal-flow.tsx';
