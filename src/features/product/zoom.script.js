// Opens the large picture of a page in a dialog of the browser's own. Without it, the link leads to the picture's file.
(() => {
  const dialog = document.getElementById('picture-zoom');
  const image = document.createElement('img');
  const frame = dialog.querySelector('[data-frame]');
  const larger = dialog.querySelector('[data-larger]');
  const enlarge = (isLarge) => {
    dialog.toggleAttribute('data-large', isLarge);
    larger.setAttribute('aria-pressed', String(isLarge));
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-zoom]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !dialog.showModal) return;
    event.preventDefault();
    image.src = link.href;
    image.alt = link.querySelector('img').alt;
    frame.replaceChildren(image);
    enlarge(false);
    dialog.showModal();
  });
  larger.addEventListener('click', () => enlarge(!dialog.hasAttribute('data-large')));
  image.addEventListener('dblclick', () => enlarge(!dialog.hasAttribute('data-large')));
  // A press beside the picture closes, as Escape does.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
})();
