export { tradeInIsland as default } from '../features/trade-in/trade-in-flow.tsx';
