// Runs on every page, also on those without the application: the number in the cart, the theme, printing, and a notice.
const countKey = 'sonde.cartCount';
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

document.addEventListener('click', (event) => {
  const choice = event.target instanceof Element ? event.target.closest('[data-theme-choice]') : null;
  if (!choice) return;
  const theme = choice.dataset.themeChoice;
  if (theme === 'auto') {
    localStorage.removeItem('sonde.theme');
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem('sonde.theme', theme);
    document.documentElement.dataset.theme = theme;
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
