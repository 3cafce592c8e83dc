import { openDialog } from './challenge.js';
import { openFrame, setStyle } from './frame.js';
import { createListeners } from './listeners.js';

/** The wallets by their names in options, with the provider's identifiers. */
const wallets = [
  { option: 'applePay', wallet: 'apple_pay', title: 'Apple Pay' },
  { option: 'googlePay', wallet: 'google_pay', title: 'Google Pay' },
];

/** Which wallets this browser has: the cookie that `/sandbox/cards/` sets, such as `apple_pay.google_pay`. */
function walletsInBrowser() {
  const [, value = ''] = /(?:^|;\s*)sandbox_wallets=([^;]*)/.exec(document.cookie) ?? [];
  return value.split('.');
}

const LONGEST_CLICK_MILLISECONDS = 1000;

/**
 * Shows a wallet's sheet until the buyer releases a card in it, which is returned by its name, or it is closed: null.
 * Closing it gives the focus back by `onClose`.
 */
function openSheet(url, title, onClose) {
  const { dialog, frame } = openDialog(url, title);
  let end;
  const released = new Promise((resolve) => {
    end = resolve;
  });
  function listen({ source, data }) {
    if (source !== frame.contentWindow) return;
    if (data?.type === 'wallet-released') end(data.card);
    if (data?.type === 'wallet-closed') end(null);
  }
  window.addEventListener('message', listen);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    end(null);
  });
  const close = () => {
    if (!dialog.open) return;
    end(null);
    window.removeEventListener('message', listen);
    dialog.close();
    onClose();
    // Not at once, for a key may still be on its way to the frame.
    setTimeout(() => dialog.remove(), 100);
  };
  return { released, close };
}

/** The buttons of the wallets. `group` is what the elements were created with, and what was released with them. */
export function createExpressCheckout({ options, base, group }) {
  const { methods, emit, isListenedTo, clear } = createListeners('expressCheckout');
  const inBrowser = walletsInBrowser();
  const shown = wallets.filter(
    ({ option, wallet }) => options.paymentMethods?.[option] !== 'never' && inBrowser.includes(wallet),
  );
  let frame = null;
  let port = null;
  let closeSheet = () => {};

  /** The button is in a process of its own: the page gives the focus to its frame, which gives it to the button. */
  function focusButton(wallet) {
    frame?.focus();
    port?.postMessage({ type: 'focus', wallet });
  }

  async function present({ wallet, title }) {
    const url = new URL(`wallet/${wallet}`, base);
    if (group.settings.mode === 'payment') {
      url.searchParams.set('amount', String(group.settings.amount));
      url.searchParams.set('currency', group.settings.currency);
    }
    const { released, close } = openSheet(url.href, title, () => focusButton(wallet));
    closeSheet = close;
    const card = await released;
    if (card === null) {
      close();
      emit('cancel');
      return;
    }
    group.released = { wallet, card, close };
    emit('confirm', { expressPaymentType: wallet, paymentFailed: close });
  }

  /** The page has a second to allow the sheet, once. */
  function press(wallet) {
    const chosen = wallets.find((known) => known.wallet === wallet);
    let isOpen = isListenedTo('click');
    const decide = (isAllowed) => {
      if (!isOpen) return;
      isOpen = false;
      if (isAllowed) present(chosen);
    };
    if (!isOpen) return present(chosen);
    setTimeout(() => decide(false), LONGEST_CLICK_MILLISECONDS);
    emit('click', {
      expressPaymentType: wallet,
      resolve: () => decide(true),
      reject: () => decide(false),
    });
    return undefined;
  }

  const available = () =>
    Object.fromEntries(
      ['amazonPay', 'applePay', 'googlePay', 'klarna', 'link', 'paypal'].map((name) => [
        name,
        shown.some(({ option }) => option === name),
      ]),
    );

  const element = {
    ...methods,
    mount(container) {
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => {
        if (data.type === 'click') press(data.wallet);
        else if (data.type === 'ready')
          emit('ready', { availablePaymentMethods: shown.length === 0 ? undefined : available() });
        else emit(data.type);
      };
      frame = openFrame({
        url: new URL('wallet-buttons', base),
        title: 'Secure express checkout frame',
        container,
        hello: {
          wallets: shown.map(({ option, wallet, title }) => ({
            wallet,
            title,
            theme: options.buttonTheme?.[option] ?? 'black',
          })),
        },
        ports: [channel.port2],
      });
      setStyle(frame, { 'block-size': shown.length === 0 ? '0' : `${options.buttonHeight ?? 44}px` });
    },
    /** A sheet that is open closes with the buttons: the buyer has left the page's step. */
    unmount() {
      frame?.remove();
      port?.close();
      [frame, port] = [null, null];
      closeSheet();
    },
    destroy() {
      clear();
      element.unmount();
    },
    focus: () => frame?.focus(),
    update: () => element,
  };
  return element;
}
