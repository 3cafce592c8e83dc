import { ownValue } from '@sonde/machines/rules/texts';
import { lazyImport, withSlowLoadNotice } from '../browser/lazy-import.ts';
import { usePage } from '../page/page.tsx';
import type { CardPayments, CardPaymentsOptions } from './card-payments.types.ts';

/** The card provider in the browser. Nothing is loaded before the first call; a failed load is retried. */
function createLazyCardPayments(options: CardPaymentsOptions): CardPayments {
  let loading: Promise<CardPayments> | null = null;
  const load = async () => {
    const { createCardPayments } = await withSlowLoadNotice(lazyImport(() => import('./card-payments.ts')));
    return createCardPayments(options);
  };
  const payments = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    country: options.country,
    mountCardFields: async (input) => (await payments()).mountCardFields(input),
    tokeniseCard: async (input) => (await payments()).tokeniseCard(input),
    mountWalletButtons: async (input) => (await payments()).mountWalletButtons(input),
    tokeniseWallet: async (input) => (await payments()).tokeniseWallet(input),
    mountIbanField: async (input) => (await payments()).mountIbanField(input),
    tokeniseAccount: async (input) => (await payments()).tokeniseAccount(input),
    confirmPayment: async (input) => (await payments()).confirmPayment(input),
    confirmSetup: async (input) => (await payments()).confirmSetup(input),
  };
}

/** One per language until the page is left, so that the provider's script is loaded once. */
const made = new Map<string, CardPayments>();

function cardPaymentsFor(options: CardPaymentsOptions): CardPayments {
  const payments = made.get(options.locale) ?? createLazyCardPayments(options);
  made.set(options.locale, payments);
  return payments;
}

/** The shop's configured card provider, in the page's language. */
export function useCardPayments(): CardPayments {
  const { configuration, locale } = usePage();
  if (!configuration) throw new Error('The page has no configuration of the card provider.');
  const { publishableKey: mainKey, regionalKeys, standInScript } = configuration.card;
  const { country, tag } = locale;
  const publishableKey = ownValue(regionalKeys, country) ?? mainKey;
  return cardPaymentsFor({ publishableKey, standInScript, country, locale: tag });
}
