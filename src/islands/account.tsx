export { accountIsland as default } from '../features/account/account-flow.tsx';
