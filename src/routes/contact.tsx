export { ContactPage as default } from '../features/contact/contact-page.tsx';

export const handle = { isStatic: true };
