import {
  proCustomSteps,
  type ProCustomStep,
  proCustomWithPorts,
  readProCustom,
  storeProCustom,
} from '@sonde/machines/pro-custom';
import type { Market } from '@sonde/machines/rules/catalogue';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { storedSession } from '../../browser/stored-session.ts';
import { useFirstTouch } from '../../browser/use-first-touch.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { keepFlow } from '../../flow/persisted-flow.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createAddToCartPorts, prepareAddToCart } from '../../ports/add-to-cart-ports.ts';
import { prepareProCustom, proCustomPorts } from '../../ports/pro-custom-ports.ts';
import type { ProCatalogue } from '../pro-plan/pro-catalogue.ts';
import { RunningProCustom } from './running-pro-custom.tsx';
import { useProCustomStepInUrl } from './use-pro-custom-step.ts';

function prepareRequests(): void {
  prepareProCustom();
  prepareAddToCart();
}

interface ProCustomFlowProps extends ProCatalogue {
  /** The market that the address asks for; null for the one that was chosen before. */
  readonly market: Market | null;
  /** The step that the address names. */
  readonly step: ProCustomStep;
  /** ISO date of the shop's day. */
  readonly today: string;
}

/** Runs the machine with its ports. The tab keeps the selection, one for each country, across reloads and signing in. */
function ProCustomFlow({ offers, words, market, step, today }: ProCustomFlowProps) {
  const locale = useShopLocale();
  const { country } = locale;
  const trail = useTrail();
  const machine = useOnce(() => proCustomWithPorts({ ...createAddToCartPorts(locale), ...proCustomPorts }));
  const { snapshot, send } = useFlow(
    machine,
    {
      input: {
        country,
        offers,
        step,
        organizationSlug: null,
        selection: readProCustom(null, offers, market),
      },
    },
    () => {
      const stored = storedCheckout.flowSnapshot('pro-custom', country);
      const selection = readProCustom(stored, offers, market);
      const organizationSlug = storedSession.organizationSlug();
      return {
        input: { country, offers, step, organizationSlug, selection },
        ...liveViewOptions(trail.inspect),
      };
    },
    keepFlow('pro-custom', country, storeProCustom),
  );
  useContained(snapshot, 'addToCart');
  useFirstTouch(prepareRequests);
  useProCustomStepInUrl(proCustomSteps.segmentOf(snapshot.context.step), send);
  return <RunningProCustom snapshot={snapshot} send={send} words={words} today={today} />;
}

export const proCustomIsland = island('pro-custom', ProCustomFlow, 'when drawn');
