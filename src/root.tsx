import { I18nProvider } from '@lingui/react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useParams } from 'react-router';
import type { Route } from './+types/root.ts';
import { EarlyPresses } from './app/early-presses.tsx';
import { shopLocale } from './app/locale.ts';
import { pageServicesContext } from './app/page-services.ts';
import { loadI18n, loadedI18n } from './i18n/i18n.ts';
import { ErrorScreen } from './features/error-screen/error-screen.tsx';
import './ui/base.css';

/** Before anything is drawn: the views that were chosen, and the country that is not sold to. */
const beforePaint = `{const d=document.documentElement.dataset,n=/(?:^|; )sonde\\.countryNotAvailable=([A-Z]{2})/.exec(document.cookie);if(n)d.notSoldIn=n[1];try{for(const v of['theme','prices']){const c=localStorage.getItem('sonde.'+v);if(c)d[v]=c}}catch{}}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const catalogue = shopLocale(params.countryCode ?? 'us', params.language ?? 'en')?.catalogue ?? 'en';
  await loadI18n(catalogue);
  return { configuration: context.get(pageServicesContext).configuration, catalogue };
}

/** What a page that cannot be shown says to browsers and robots besides its status. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? {};

/** For browsers that are too old to run anything else of the page: without custom properties it would be unreadable. */
const supportCheck = `if(!(window.CSS&&CSS.supports&&CSS.supports('color','var(--a)')))location.replace('/unsupported-browser.html')`;

/** The configuration is the same for the whole visit. */
export const shouldRevalidate = () => false;

/** A route whose handle says so is only read: its page works without the application's scripts. */
function useIsStaticPage(): boolean {
  return useMatches().some(({ handle }) => (handle as { isStatic?: true } | undefined)?.isStatic);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { countryCode = 'us', language = 'en' } = useParams();
  const locale = shopLocale(countryCode, language);
  const catalogue = locale?.catalogue ?? 'en';
  const isStatic = useIsStaticPage();
  return (
    <html
      lang={locale?.tag ?? 'en'}
      dir={locale?.direction ?? 'ltr'}
      data-catalogue={catalogue}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: supportCheck }} />
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <Meta />
        <Links />
        {isStatic ? null : <EarlyPresses />}
        <script src="/page.js" defer />
      </head>
      <body>
        <I18nProvider i18n={loadedI18n(catalogue)}>{children}</I18nProvider>
        {isStatic ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
