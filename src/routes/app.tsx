import { Outlet } from 'react-router';
import type { Route } from './+types/app.ts';
import { shopLocale } from '../page/locale.ts';
import { shopNames } from '../page/shop-names.ts';
import { assertOpen } from '../features/error-screen/load-maintenance.ts';
import { AppFooter } from '../features/navigation/app-footer.tsx';
import { Page } from '../ui/page/page.tsx';

/** The root of the pages in the mobile app, which has its own header and navigation. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  await assertOpen(context, request);
  return shopNames(locale.country, locale.tag);
}

export default function App() {
  return (
    <Page footer={<AppFooter />}>
      <Outlet />
    </Page>
  );
}
