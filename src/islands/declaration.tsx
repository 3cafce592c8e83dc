export { declarationIsland as default } from '../features/declaration/declaration-flow.tsx';
