const heading = document.querySelector('h1');
const form = document.querySelector('form');
const tell = (message) => window.parent.postMessage(message, '*');
const close = () => tell({ type: 'wallet-closed' });

form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ type: 'wallet-released', card: form.elements.card.value });
});
form.elements.cancel.addEventListener('click', close);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
});
window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && data?.type === 'focus') heading.focus();
});
