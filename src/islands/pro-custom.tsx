export { proCustomIsland as default } from '../features/pro-custom/pro-custom-flow.tsx';
