import { expect, it } from 'vitest';
import { aimInWords } from './aim-in-words.ts';

it.each([
  ['cart.ready.idle', '“Ready: idle”'],
  ['sent', '“Sent”'],
  [
    'cart.ready.idle: change.undone [isUndoable] → cart.undoing is false',
    'In “Ready: idle”: Buyer undoes the last change, where “there is something to undo” does not hold',
  ],
  [
    'checkout.step.contact.taxIdDoubted: contact.taxId.checkedAgain [isTaxIdUnconfirmed] → checkout.step.contact.savingTaxId is true',
    'In “Ordering: contact: tax ID not confirmed”: Buyer asks to check the tax ID again, where “the registry didn’t respond about the tax ID” holds',
  ],
  [
    'cart.empty: cart.refreshed [hasCart] → cart.loading',
    'In “Empty”: Buyer comes back to this tab, or another tab changed something, if “this browser has a cart in this country”, leads to “Loading”',
  ],
  ['cart.opening: always → cart.empty', 'In “Opening”: At once, leads to “Empty”'],
  [
    'cart.loading: xstate.error.actor.loadCheckout → cart.failed (2)',
    'In “Loading”: No answer, leads to “Failed”',
  ],
  [
    'lamps.hall.off: dusk → lamps.hall.on + lamps.yard.on',
    'In “Hall: off”: dusk, leads to “Hall: on” and “Yard: on”',
  ],
  ['loadCheckout: open by nobody', 'loadCheckout: open by nobody'],
])('%s', (aim, words) => {
  expect(aimInWords(/^\w*/.exec(aim)?.[0] ?? '', aim)).toBe(words);
});
