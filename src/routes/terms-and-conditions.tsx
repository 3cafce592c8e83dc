export { TermsPage as default } from '../features/terms/terms-page.tsx';
