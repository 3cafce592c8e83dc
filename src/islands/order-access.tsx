export { orderAccessIsland as default } from '../features/order-access/order-access-flow.tsx';
