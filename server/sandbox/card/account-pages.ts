import { testAccounts } from './bank-debits.ts';
import { type BrowserPage, makePage, readBrowserFile, bundle } from './browser-pages.ts';
import type { VerificationState } from './verify-account.ts';

const look = () => ({
  style: readBrowserFile('three-d-secure.css'),
  script: bundle('three-d-secure.js'),
  isIsolated: false,
});

/** The provider's window in which the buyer chooses an account, as if they had logged in to their bank. */
export function createAccountPage(type: string): BrowserPage {
  const options = testAccounts(type)
    .map(
      ({ number, result, seconds }) =>
        `<option value="${number}">${number} (${result}, ${seconds} s)</option>`,
    )
    .join('');
  return makePage({
    ...look(),
    title: 'Bank account',
    body: `<main aria-label="Bank account" data-answered="false">
<h1 tabindex="-1">Bank account</h1>
<p>This is a test bank: no money moves.</p>
<form method="post">
<label>Account <select name="account">${options}</select></label>
<button name="verification" value="instant">Link account</button>
<button name="verification" value="microdeposits">Verify with small deposits</button>
<button name="verification" value="leave">Close</button>
</form>
</main>`,
  });
}

/** After the choice: tells the shop's page to continue. */
export const createAccountChosenPage = (): BrowserPage =>
  makePage({
    ...look(),
    title: 'Bank account',
    body: '<main aria-label="Bank account" data-answered="true"><h1 tabindex="-1">Bank account</h1></main>',
  });

const states = {
  open: '<p>Enter the code or the amounts of the small deposits on your statement.</p>',
  verified: '<p role="status">Your account is confirmed. You can close this page.</p>',
  closed: '<p role="status">This account can no longer be confirmed. Nothing was debited.</p>',
} as const satisfies Record<VerificationState, string>;

const wrong = '<p role="alert">That isn’t right. Look at your statement again.</p>';
const form = `<form method="post"><label>Code or amounts <input name="typed" autocomplete="off"></label><button>Confirm</button></form>`;

/** The provider's hosted page on which the buyer confirms the small deposits, also after they typed something. */
export function createVerificationPage(state: VerificationState, isTyped: boolean): BrowserPage {
  const isOpen = state === 'open';
  return makePage({
    ...look(),
    title: 'Confirm your bank account',
    body: `<main aria-label="Confirm your bank account" data-answered="false">
<h1 tabindex="-1">Confirm your bank account</h1>
${isOpen && isTyped ? wrong : states[state]}
${isOpen ? form : ''}
</main>`,
  });
}
