import { supportWeek } from '@sonde/machines/rules/leads';
import type { Route } from './+types/contact.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';

export const loader = () => supportWeek(new Date().toISOString());

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage supportWeek={loaderData} />;
}
