import { Outlet, redirect } from 'react-router';
import { defaultCountryCode } from '@sonde/machines/rules/countries';
import type { Route } from './+types/store.ts';
import { shopLocale } from '../app/locale.ts';
import { StoreShell } from '../features/navigation/store-shell.tsx';

const defaultShop = '/us/en';
const twoLetters = /^[a-z]{2}$/i;

/** Two segments of two letters are a country and a language, known or not; anything else is part of the page's path. */
const isPrefix = ({ countryCode, language }: Route.LoaderArgs['params']) =>
  twoLetters.test(countryCode) && twoLetters.test(language);

const withoutPrefix = (pathname: string) => `/${pathname.split('/').slice(3).join('/')}`;

/** A country that cannot be delivered to, or is not known, leads to the same page of the default shop. */
export function loader({ params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  const { pathname, search } = new URL(request.url);
  if (locale?.country === defaultCountryCode) return null;
  return redirect(`${defaultShop}${isPrefix(params) ? withoutPrefix(pathname) : pathname}${search}`);
}

/** Country and language decide everything here; a new step of a flow asks for nothing. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: Record<string, string | undefined>;
  nextParams: Record<string, string | undefined>;
}) {
  return (
    currentParams['countryCode'] !== nextParams['countryCode'] ||
    currentParams['language'] !== nextParams['language']
  );
}

export default function Store() {
  return (
    <StoreShell>
      <Outlet />
    </StoreShell>
  );
}
