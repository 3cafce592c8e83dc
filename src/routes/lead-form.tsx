import { data, useRouteLoaderData } from 'react-router';
import {
  isEmbeddedForm,
  isLeadEventSlug,
  isLeadFormSlug,
  leadEventOf,
  leadEventTime,
} from '@sonde/machines/rules/leads';
import type { Route } from './+types/lead-form.ts';
import { expiringAt } from '../page/expiry.ts';
import { shopLocale } from '../page/locale.ts';
import { pageServicesContext } from '../page/page-services.ts';
import { loadAddressRules } from '../features/address/load-address-rules.ts';
import { LeadFormPage } from '../features/lead-forms/lead-form-page.tsx';
import type { loader as formsLoader } from './forms.tsx';

/** `/form/demo/`, `/form/webinar/first-scans/`: every form by its slug. An event's page changes when the event ends. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  const slug = params.event === undefined ? params.slug : `${params.slug}/${params.event}`;
  if (locale === null || !isLeadFormSlug(slug)) throw new Response(null, { status: 404 });
  const time = isLeadEventSlug(slug) ? leadEventTime(leadEventOf(slug), new Date().toISOString()) : null;
  const changes = expiringAt(time === null || time.isOver ? null : time.endsAt);
  const { pathname, searchParams } = new URL(request.url);
  const { formParents } = context.get(pageServicesContext);
  const parents = isEmbeddedForm(pathname, searchParams.get('embedded')) ? formParents : [];
  return data({ slug, time, parents, rules: await loadAddressRules(context, locale) }, { headers: changes });
}

/** How long a cache may keep the page; read by `server/web/pages.ts`. */
export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

export default function LeadFormRoute({ loaderData }: Route.ComponentProps) {
  const forms = useRouteLoaderData<typeof formsLoader>('routes/forms');
  return <LeadFormPage {...loaderData} enabledCountries={forms?.enabledCountries ?? []} />;
}
