const channel = new URLSearchParams(location.search).get('channel');

/** The buttons of the available wallets, in the colours that the shop chose. */
function begin(event) {
  if (event.source !== window.parent || event.data?.channel !== channel) return;
  window.removeEventListener('message', begin);
  const [page] = event.ports;
  const buttons = new Map();
  for (const { wallet, title, theme } of event.data.wallets) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = theme;
    button.textContent = title;
    button.addEventListener('click', () => page.postMessage({ type: 'click', wallet }));
    button.addEventListener('focus', () => page.postMessage({ type: 'focus' }));
    button.addEventListener('blur', () => page.postMessage({ type: 'blur' }));
    document.querySelector('div').append(button);
    buttons.set(wallet, button);
  }
  page.onmessage = ({ data }) => buttons.get(data.wallet)?.focus();
  page.postMessage({ type: 'ready' });
}

window.addEventListener('message', begin);
