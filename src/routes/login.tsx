export { SignInPage as default } from '../features/login/login-page.tsx';
