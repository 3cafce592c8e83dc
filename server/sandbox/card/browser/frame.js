/** Attributes of every frame: scripts and forms, no origin, so that the page's script can not look inside. */
const sandbox = 'allow-scripts allow-forms';

export function randomText() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function setStyle(element, styles) {
  for (const [property, value] of Object.entries(styles)) element.style.setProperty(property, value);
}

export function createFrame(url, title) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.title = title;
  frame.src = url;
  setStyle(frame, {
    border: '0',
    display: 'block',
    'inline-size': '100%',
    'block-size': '100%',
    'color-scheme': 'inherit',
  });
  return frame;
}

/** Opens a frame of the provider's in `container` and, once it has loaded, sends it the ports. */
export function openFrame({ url, title, container, hello, ports }) {
  const channel = randomText();
  const address = new URL(url);
  address.searchParams.set('channel', channel);
  const frame = createFrame(address.href, title);
  const greet = () => frame.contentWindow.postMessage({ ...hello, channel }, '*', ports);
  frame.addEventListener('load', greet, { once: true });
  container.append(frame);
  return frame;
}
