import { supportDeskHours, supportDeskOf, supportWeek } from '@sonde/machines/rules/leads';
import type { Route } from './+types/contact.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { pageServicesContext } from '../page/page-services.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const { supportPhones } = context.get(pageServicesContext).configuration;
  const { name } = supportDeskOf(params.countryCode, supportPhones);
  return supportWeek(supportDeskHours[name], new Date().toISOString());
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage supportWeek={loaderData} />;
}
