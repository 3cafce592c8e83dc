export { SignOutPage as default } from '../features/login/login-page.tsx';
