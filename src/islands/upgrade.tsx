export { upgradeIsland as default } from '../features/upgrade/upgrade-flow.tsx';
