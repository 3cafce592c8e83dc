export { productFlowIsland as default } from '../features/product-flow/product-flow-flow.tsx';
