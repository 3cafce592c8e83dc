if (document.querySelector('main').dataset.answered === 'true') {
  window.parent.postMessage({ type: 'three-d-secure-answered' }, '*');
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') window.parent.postMessage({ type: 'three-d-secure-closed' }, '*');
});

document.querySelector('h1').focus();
