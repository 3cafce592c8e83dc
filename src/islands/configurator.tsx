export { configuratorIsland as default } from '../features/product/configurator.tsx';
