import { createFrame, setStyle } from './frame.js';

/** Opens a page of the provider's above the shop's page, as a modal dialog that gives it the focus. */
export function openDialog(url, title) {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  setStyle(dialog, {
    'inline-size': 'min(28rem, calc(100vw - 2rem))',
    'block-size': 'min(24rem, calc(100vh - 2rem))',
    margin: 'auto',
    padding: '0',
    overflow: 'hidden',
    border: '0',
    outline: '0',
    'border-radius': '12px',
    'box-shadow': '0 0 0 100vmax rgb(0 0 0 / 60%)',
  });
  const frame = createFrame(url, title);
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.showModal();
  // Opening gives the focus to what is within and takes it, and a frame that has it before it is loaded does not pass it
  // on: the dialog keeps it until then. Page and frame are processes of their own: only the one that has it gives it.
  frame.addEventListener(
    'load',
    () => {
      frame.focus();
      frame.contentWindow.postMessage({ type: 'focus' }, '*');
    },
    { once: true },
  );
  dialog.append(frame);
  return { dialog, frame };
}

/**
 * Shows the bank's question above the page until the buyer has answered. Resolves to whether the buyer closed it
 * (Escape) instead, and `remove`, which takes the hidden frame away: not at once, for a key may still be on its way there.
 */
export function showChallenge(url, title = '3-D Secure') {
  const { dialog, frame } = openDialog(url, title);
  return new Promise((resolve) => {
    const end = (isClosed) => {
      window.removeEventListener('message', listen);
      dialog.close();
      resolve({ isClosed, remove: () => dialog.remove() });
    };
    function listen(event) {
      if (event.source === frame.contentWindow && event.data?.type === 'three-d-secure-answered') end(false);
      if (event.source === frame.contentWindow && event.data?.type === 'three-d-secure-closed') end(true);
    }
    window.addEventListener('message', listen);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end(true);
    });
  });
}
