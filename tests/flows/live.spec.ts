import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import { WebSocket } from 'ws';
import { violations } from '../support/axe.ts';

/** A development shop, as seen by the visualiser. */
async function shop(baseURL: string | undefined, page: string) {
  const socket = new WebSocket((baseURL ?? '').replace('http', 'ws'), { origin: 'http://127.0.0.1:3000' });
  await once(socket, 'open');
  const tell = (message: object) =>
    socket.send(
      JSON.stringify({ sessionId: `${page}/x:0`, createdAt: '1795262400000', _version: '0.7.2', ...message }),
    );
  tell({ type: '@xstate.actor', name: 'checkout', snapshot: { status: 'active' } });
  const stand = (event: string, step: unknown) =>
    tell({
      type: '@xstate.snapshot',
      event: { type: event },
      snapshot: { status: 'active', value: { step, voucher: 'idle', sync: 'idle' }, context: {} },
    });
  return { stand, close: () => socket.close() };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Live' });
const active = (page: Page) => page.locator('svg.drawing .box.is-active .title').first();

test('a running flow is shown at its current state, and followed step by step', async ({ page, baseURL }) => {
  await page.goto('/#/charge');
  const address = `${(baseURL ?? '').replace('http', 'ws')}/`;
  await expect(panel(page)).toContainText(`These pages listen on ${address}`);
  await expect(panel(page)).toContainText(
    `Start one with VITE_INSPECTOR=${address} npm run dev, on any port`,
  );
  await page.goto('/#/checkout');
  const running = await shop(baseURL, 'one');
  running.stand('xstate.init', 'loading');
  await expect(panel(page)).toContainText('Running, in “Loading”.');
  await expect(active(page)).toHaveText('Loading');
  running.stand('xstate.done.actor.loadCheckout', { contact: { editing: 'person' } });
  await expect(active(page)).toHaveText('Contact');
  const moments = panel(page).getByRole('list', { name: 'Latest events' });
  await expect(moments.getByRole('listitem').first()).toContainText(
    'Answer after asking the shop for the cart or checkout',
  );
  await expect(moments.getByRole('time').first()).toHaveText(/^\d\d:\d\d:\d\d$/);

  await panel(page).getByRole('checkbox', { name: 'Follow the flow step by step' }).check();
  await expect(page).toHaveURL(/#\/checkout\/contact\.editing\.person$/);
  running.stand('contact.submitted', { contact: 'saving' });
  await expect(page).toHaveURL(/#\/checkout\/contact\.saving$/);
  await expect(active(page)).toHaveText('Saving');
  expect(await violations(page)).toEqual([]);

  await page.goto('/#/charge');
  await page.reload();
  await page.goto('/#/checkout');
  await expect(panel(page)).toContainText('Running, in “Contact: saving”.');
  running.close();
  await expect(panel(page).getByRole('status')).toHaveText(
    'Ended: its page was closed or left. Its last state was “Contact: saving”.',
  );
  await expect(active(page)).toHaveCount(0);
});
