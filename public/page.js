// Runs on every page, also on those without the application: the number in the cart, how the page is seen, printing, a notice, a code.
// A cart belongs to a country; that of the default country goes without a suffix.
const country = location.pathname.split('/')[1];
const countKey = country === 'us' ? 'sonde.cartCount' : `sonde.cartCount.${country}`;
class CartCount extends HTMLElement {
  connectedCallback() {
    this.show();
    addEventListener('storage', this);
    addEventListener('sonde:cart', this);
  }
  disconnectedCallback() {
    removeEventListener('storage', this);
    removeEventListener('sonde:cart', this);
  }
  handleEvent() {
    this.show();
  }
  show() {
    const count = Number(localStorage.getItem(countKey));
    this.textContent = Number.isSafeInteger(count) && count > 0 ? String(count) : '';
  }
}
customElements.define('cart-count', CartCount);

/** The choice that stands without an attribute, by view. */
const ordinary = { theme: 'auto', prices: 'with-tax' };

document.addEventListener('click', (event) => {
  const choice = event.target instanceof Element ? event.target.closest('[data-view]') : null;
  if (!choice) return;
  const { view, value } = choice.dataset;
  if (value === ordinary[view]) {
    localStorage.removeItem(`sonde.${view}`);
    delete document.documentElement.dataset[view];
  } else {
    localStorage.setItem(`sonde.${view}`, value);
    document.documentElement.dataset[view] = value;
  }
});

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-print]')) print();
});

document.addEventListener('click', (event) => {
  const button =
    event.target instanceof Element ? event.target.closest('[data-dismiss="country-not-available"]') : null;
  if (!button) return;
  document.cookie = 'sonde.countryNotAvailable=; Path=/; Max-Age=0; SameSite=Lax';
  delete document.documentElement.dataset.notSoldIn;
});

// A code that a link brings along waits for the cart.
const parameters = new URLSearchParams(location.search);
const code = (parameters.get('voucherCode') ?? parameters.get('rsCode'))?.replaceAll('/', '').trim();
if (code && code.length <= 64) localStorage.setItem('sonde.promoCode', code);

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
  const status = button?.nextElementSibling;
  if (!button || !status) return;
  void navigator.clipboard.writeText(button.dataset.copy).then(() => {
    button.dataset.copied = '';
    status.textContent = button.dataset.copiedText;
    setTimeout(() => {
      delete button.dataset.copied;
      status.textContent = '';
    }, 2000);
  });
});
