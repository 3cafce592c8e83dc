import { cardWalletOf } from '@sonde/machines/rules/payment';
import type { BrowserPage } from './browser-pages.ts';
import type { Route } from './route.types.ts';
import { createWalletButtonsPage, createWalletSheet, type SheetAmount } from './wallet-pages.ts';

/** The amount in the address of a sheet; null if a card is kept without a payment. */
function amountIn(asked: URLSearchParams): SheetAmount | null {
  const amount = Number(asked.get('amount') ?? 0);
  const currency = asked.get('currency') ?? '';
  return Number.isSafeInteger(amount) && amount > 0 && /^[a-z]{3}$/.test(currency)
    ? { amount, currency }
    : null;
}

/** The wallets' pages in browsers: the frame with their buttons, and the sheet of each. */
export function walletRoutes(
  toResponse: (page: BrowserPage, request: Request) => Response,
): readonly Route[] {
  const buttons = createWalletButtonsPage();
  return [
    {
      method: 'GET',
      path: '/wallet-buttons',
      handle: (request) => toResponse(buttons, request.req.raw),
    },
    {
      method: 'GET',
      path: '/wallet/:wallet',
      handle(request) {
        const wallet = cardWalletOf(request.req.param('wallet'));
        if (wallet === null) return new Response('Not found.', { status: 404 });
        const due = amountIn(new URL(request.req.url).searchParams);
        return toResponse(createWalletSheet(wallet, due), request.req.raw);
      },
    },
  ];
}
