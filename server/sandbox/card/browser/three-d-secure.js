if (document.querySelector('main').dataset.answered === 'true') {
  window.parent.postMessage({ type: 'three-d-secure-answered' }, '*');
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') window.parent.postMessage({ type: 'three-d-secure-closed' }, '*');
});

const heading = document.querySelector('h1');
if (window.parent === window) heading.focus();
else {
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === 'focus') heading.focus();
  });
}
