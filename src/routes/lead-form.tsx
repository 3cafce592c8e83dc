import { useRouteLoaderData } from 'react-router';
import { isLeadFormSlug } from '@sonde/machines/rules/lead-forms';
import type { Route } from './+types/lead-form.ts';
import { shopLocale } from '../app/locale.ts';
import { loadAddressRules } from '../features/address/load-address-rules.ts';
import { LeadFormPage } from '../features/lead-forms/lead-form-page.tsx';
import type { loader as formsLoader } from './forms.tsx';

/** `/form/demo/`: every form by its slug. */
export async function loader({ context, params: { countryCode, language, slug } }: Route.LoaderArgs) {
  const locale = shopLocale(countryCode, language);
  if (locale === null || !isLeadFormSlug(slug)) throw new Response(null, { status: 404 });
  return { slug, rules: await loadAddressRules(context, locale) };
}

export default function LeadFormRoute({ loaderData }: Route.ComponentProps) {
  const forms = useRouteLoaderData<typeof formsLoader>('routes/forms');
  return <LeadFormPage {...loaderData} enabledCountries={forms?.enabledCountries ?? []} />;
}
