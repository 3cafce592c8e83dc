// Runs on every page, also on those without the application, and before it: the number in the cart, the theme, and
// presses that the application will answer when it is there.
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
  const early = event.target instanceof Element ? event.target.closest('[data-early-press]') : null;
  if (early) early.dataset.pressed = '';
});

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
