export { loginIsland as default } from '../features/login/login-flow.tsx';
