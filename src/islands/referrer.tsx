export { referrerIsland as default } from '../features/referrer/referrer-flow.tsx';
