import { createActor } from 'xstate';
import type { AddToCartPorts } from '../add-to-cart/index.ts';
import { stateValueText } from '../flow/index.ts';
import type { TaxedMoney } from '../rules/money/index.ts';
import { firstProSelection, proOffers } from '../rules/pro-custom/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import type { ProCustomEvent, ProCustomInput, ProCustomPorts, ProMembership } from './index.ts';
import { proCustomWithPorts } from './index.ts';

/** What is selected at first in the human market. */
export const human = firstProSelection('HUMAN', proOffers);

/** The membership of an administrator whose organization owns probes. */
export const owner: ProMembership = {
  id: 'membership-1',
  organization: { slug: 'lakeside-clinic', name: 'Lakeside Clinic' },
  buyer: {
    isOrganizationAdmin: true,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: {
      today: '2026-11-26',
      market: 'HUMAN',
      planType: 'TEAM',
      subscriptionStatus: 'CANCELED',
      subscriptionExpirationDate: '2026-10-01',
      hasHadTrial: true,
      registeredProbes: 2,
      maxDevices: 50,
      commitmentEndDate: null,
    },
  },
  seatsInUse: 7,
};

/** Starts the flow with scripted ports. */
export function start(given: Partial<ProCustomInput> = {}) {
  const script = scriptPorts<ProCustomPorts & AddToCartPorts>([
    'recallBuyer',
    'previewBundle',
    'recallCart',
    'findLinkedCode',
    'createCheckout',
  ]);
  const input: ProCustomInput = {
    country: 'US',
    offers: proOffers,
    selection: human,
    step: 'probe',
    organizationSlug: null,
    ...given,
  };
  const actor = createActor(proCustomWithPorts(script.ports), { input }).start();
  return {
    actor,
    script,
    state: () => stateValueText(actor.getSnapshot()),
    selection: () => actor.getSnapshot().context.selection,
    send: async (...events: readonly ProCustomEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

/** Continues to the next step. */
export const submitted = { type: 'step.submitted' } as const;

/** The shop’s answer with a price. */
export const pricedAnswer = (subtotal: TaxedMoney) => ({ status: 'priced', subtotal }) as const;
