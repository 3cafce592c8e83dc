import { openDialog } from './challenge.js';
import { openFrame, setStyle } from './frame.js';

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

/** Shows a wallet's sheet until the buyer releases a card in it, which is returned by its name, or closes it: null. */
function openSheet(url, title) {
  const { dialog, frame } = openDialog(url, title);
  const close = () => {
    dialog.close();
    // Not at once, for a key may still be on its way to the frame.
    setTimeout(() => dialog.remove(), 100);
  };
  const released = new Promise((resolve) => {
    const end = (card) => {
      window.removeEventListener('message', listen);
      resolve(card);
    };
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
  });
  return { released, close };
}

/** The buttons of the wallets. `group` is what the elements were created with, and what was released with them. */
export function createExpressCheckout({ options, base, group }) {
  const handlers = new Map();
  const inBrowser = walletsInBrowser();
  const shown = wallets.filter(
    ({ option, wallet }) => options.paymentMethods?.[option] !== 'never' && inBrowser.includes(wallet),
  );
  let frame = null;
  let port = null;

  const emit = (event, details = {}) => {
    for (const handler of [...(handlers.get(event) ?? [])])
      handler({ elementType: 'expressCheckout', ...details });
  };

  async function present({ wallet, title }) {
    const url = new URL(`wallet/${wallet}`, base);
    if (group.settings.mode === 'payment') {
      url.searchParams.set('amount', String(group.settings.amount));
      url.searchParams.set('currency', group.settings.currency);
    }
    const { released, close } = openSheet(url.href, title);
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
    let isOpen = (handlers.get('click')?.size ?? 0) > 0;
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
    unmount() {
      frame?.remove();
      port?.close();
      [frame, port] = [null, null];
    },
    destroy() {
      element.unmount();
      handlers.clear();
    },
    on(event, handler) {
      handlers.set(event, new Set([...(handlers.get(event) ?? []), handler]));
      return element;
    },
    off(event, handler) {
      if (handler) handlers.get(event)?.delete(handler);
      else handlers.delete(event);
      return element;
    },
    focus: () => frame?.focus(),
    update: () => element,
  };
  return element;
}
