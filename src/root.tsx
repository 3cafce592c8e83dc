import { I18nProvider } from '@lingui/react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useParams,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { askConsent } from './browser/ask-consent.ts';
import { supportCheck } from './browser/browser-floor.ts';
import { PageHash } from './browser/page-hash.tsx';
import { IslandScripts, IslandsProvider } from './features/island/island-place.tsx';
import { shopLocale } from './page/locale.ts';
import { pageOf } from './page/paths.ts';
import { PageProvider, type PageFacts } from './page/page.tsx';
import { languagesSpokenBesides } from '@sonde/machines/rules/places';
import { supportLink } from '@sonde/machines/rules/leads';
import { pageServicesContext } from './page/page-services.ts';
import { loadI18n, loadedI18n } from './i18n/i18n.ts';
import { ErrorScreen } from './features/error-screen/error-screen.tsx';
import { StoreShell } from './features/navigation/store-shell.tsx';
import type { loader as appLoader } from './routes/app.tsx';
import type { loader as formsLoader } from './routes/forms.tsx';
import type { loader as storeLoader } from './routes/store.tsx';
import './ui/base.css';
import './ui/print.css';

/** Before anything is drawn: the views that were chosen, whether someone is signed in, and why someone was sent here; of a language once only. */
const beforePaint = `{const d=document.documentElement.dataset;try{for(const[,n,v]of document.cookie.matchAll(/(?:^|; )sonde\\.((?:country|language)NotAvailable|otherCountryAsked)=([A-Za-z]{2})(?=;|$)/g))d[n]=v;for(const n of['languageNotAvailable','otherCountryAsked'])if(d[n])document.cookie='sonde.'+n+'=; Path=/; Max-Age=0'}catch{}try{for(const v of['theme','prices']){const c=localStorage.getItem('sonde.'+v);if(c)d[v]=c}const t=JSON.parse(localStorage.getItem('sonde.authToken'));if(t&&(t.expiresIn===null||t.createdAtSeconds+t.expiresIn>Date.now()/1e3))d.signedIn=''}catch{}}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue, country, language } = localeOf(params);
  await Promise.all([catalogue, ...languagesSpokenBesides(country)].map(loadI18n));
  const { configuration, islandFiles } = context.get(pageServicesContext);
  const supportUrl = supportLink(configuration.supportUrl, country, language);
  return { configuration: { ...configuration, supportUrl }, islandFiles: islandFiles(catalogue) };
}

/** What a page that cannot be shown says to browsers and robots besides its status. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? {};

/** The locale of an address; outside of a shop the default one. */
function localeOf({ countryCode = 'us', language = 'en' }: Readonly<Record<string, string | undefined>>) {
  const locale = shopLocale(countryCode, language) ?? shopLocale('us', 'en');
  if (!locale) throw new Error('The default country is missing from the table of countries.');
  return locale;
}

/** In a frame, links lead out of it: no other page of the shop may be there. */
function LinksOutOfFrame() {
  const forms = useRouteLoaderData<typeof formsLoader>('routes/forms');
  return forms?.isEmbedded === true ? <base target="_blank" /> : null;
}

function usePageFacts(): PageFacts {
  const locale = localeOf(useParams());
  const { pathname, search } = useLocation();
  const configuration = useRouteLoaderData<typeof loader>('root')?.configuration ?? null;
  const store = useRouteLoaderData<typeof storeLoader>('routes/store');
  const forms = useRouteLoaderData<typeof formsLoader>('routes/forms');
  const app = useRouteLoaderData<typeof appLoader>('routes/app');
  const shop = store ?? forms ?? app ?? null;
  return { locale, address: pathname + search, configuration, shop };
}

/** Their hash may hold what no server and no log should see. */
const pagesWithHash: readonly string[] = [
  'login',
  'my-account',
  'my-account-mobile',
  'form/contact',
  'form/enterprise',
];

const noIslands = {};

/** The document of every page. The server alone renders it: in the browser there is no router, only islands. */
export function Layout({ children }: { children: React.ReactNode }) {
  const page = usePageFacts();
  const { tag, direction, catalogue } = page.locale;
  return (
    <html lang={tag} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        {pagesWithHash.includes(pageOf(page.address.split('?', 1)[0] ?? '').replace(/\/$/, '')) && (
          <PageHash />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {page.configuration && <meta name="application-version" content={page.configuration.version} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: supportCheck }} />
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {page.configuration?.recordsVisits && <script dangerouslySetInnerHTML={{ __html: askConsent }} />}
        <LinksOutOfFrame />
        <Meta />
        <Links />
        {/* Nothing is drawn of half a page: cards and tables stand where their later rows put them. */}
        <link rel="expect" href="#end-of-page" blocking="render" />
        <script src="/page.js" defer />
      </head>
      <body>
        <I18nProvider i18n={loadedI18n(catalogue)}>
          <PageProvider page={page}>
            <IslandsProvider files={useRouteLoaderData<typeof loader>('root')?.islandFiles ?? noIslands}>
              {children}
              <template id="end-of-page" />
              <IslandScripts />
            </IslandsProvider>
          </PageProvider>
        </I18nProvider>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = isRouteErrorResponse(error)
    ? ({ kind: 'answer', status: error.status, data: error.data as unknown } as const)
    : ({ kind: 'bug', message: error instanceof Error ? error.message : '' } as const);
  return (
    <StoreShell>
      <ErrorScreen failure={failure} />
    </StoreShell>
  );
}
