export { proChangeIsland as default } from '../features/pro-custom-change/pro-change-flow.tsx';
