import { useRouteLoaderData } from 'react-router';
import { useShopLocale } from '../i18n/use-shop-locale.ts';
import type { loader as rootLoader } from '../root.tsx';
import { createCardPayments } from './card-payments.ts';
import type { CardPayments, CardPaymentsOptions } from './card-payments.types.ts';

/** One per language for the life of the page, so that the provider's script is loaded once. */
const made = new Map<string, CardPayments>();

function cardPaymentsFor(options: CardPaymentsOptions): CardPayments {
  const payments = made.get(options.locale) ?? createCardPayments(options);
  made.set(options.locale, payments);
  return payments;
}

/** The card provider that this shop was configured with, in the page's language. Loads nothing by itself. */
export function useCardPayments(): CardPayments {
  const configuration = useRouteLoaderData<typeof rootLoader>('root')?.configuration;
  const { tag } = useShopLocale();
  if (!configuration) throw new Error('The page came without its configuration.');
  return cardPaymentsFor({ ...configuration.card, locale: tag });
}
