import { cardName, type CardWallet } from '@sonde/machines/rules/payment';
import { formatAmount } from './amounts.ts';
import { type BrowserPage, bundle, makePage, readBrowserFile } from './browser-pages.ts';
import { walletCards } from './wallet-cards.ts';

/** What a wallet calls itself. */
const titleOf = (wallet: CardWallet): string => cardName('', wallet).replace(/\W+$/, '');

/** The frame with the wallets' buttons. */
export function createWalletButtonsPage(): BrowserPage {
  return makePage({
    title: 'Express checkout',
    body: '<div></div>',
    style: readBrowserFile('wallet-buttons.css'),
    script: bundle('wallet-buttons.js'),
    isIsolated: true,
  });
}

/** What the sheet asks for: an amount in minor units, or to keep a card without a payment. */
export interface SheetAmount {
  readonly amount: number;
  readonly currency: string;
}

const cardOptions = Object.entries(walletCards)
  .map(([name, { title }]) => `<option value="${name}">${title}</option>`)
  .join('');

/** The sheet of a wallet, in which the buyer releases one of their cards. */
export function createWalletSheet(wallet: CardWallet, due: SheetAmount | null): BrowserPage {
  const title = titleOf(wallet);
  const purpose =
    due === null
      ? 'Keep a card for later payments?'
      : `Pay <strong>${formatAmount(due.amount, due.currency).toUpperCase()}</strong>?`;
  return makePage({
    title,
    body: `<main aria-label="${title}">
<h1 tabindex="-1">${title}</h1>
<p>${purpose} This is a test wallet: no money moves.</p>
<form>
<label>Card <select name="card">${cardOptions}</select></label>
<button>Pay with ${title}</button>
<button type="button" name="cancel">Cancel</button>
</form>
</main>`,
    style: readBrowserFile('three-d-secure.css'),
    script: bundle('wallet-sheet.js'),
    isIsolated: true,
  });
}
