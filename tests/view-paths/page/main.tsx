import { createRoot } from 'react-dom/client';
import { I18nProvider } from '@lingui/react';
import type { AnyEventObject } from 'xstate';
import type { ConfiguratorInput } from '@sonde/machines/configurator';
import { checkoutSteps, type CheckoutInput } from '@sonde/machines/checkout';
import { type PricingSurveyInput, surveySteps } from '@sonde/machines/pricing-survey';
import { type ProCustomInput, proCustomSteps } from '@sonde/machines/pro-custom';
import { proChangeSteps, type ProCustomChangeInput } from '@sonde/machines/pro-custom-change';
import { type ProductFlowInput, productSteps } from '@sonde/machines/product-flow';
import { selectionToPath } from '@sonde/machines/rules/catalogue';
import { shopLocale } from '../../../src/page/locale.ts';
import { PageProvider } from '../../../src/page/page.tsx';
import { loadI18n } from '../../../src/i18n/i18n.ts';
import '../../../src/ui/base.css';
import { scenarioOfInput } from '../../../machines/testing/index.ts';
import { MountedFlow } from './mounted-flow.tsx';
import { type ScriptedFlow, startFlow } from './scripted-flow.ts';

/** Mounts flows for tests: see `ViewControl`. */

const place = document.getElementById('place');
if (place === null) throw new Error('The page has no element for the views.');
const i18n = await loadI18n('en');
let end = () => {};
let running: ScriptedFlow | null = null;
let heard: AnyEventObject[] = [];

/** The address that corresponds to an input. */
function addressOf(flow: string, input: unknown): string {
  const { country = 'US', requestedStep = null } = input as Partial<CheckoutInput>;
  if (flow === 'pro-custom') {
    const { step } = input as ProCustomInput;
    return `/${country.toLowerCase()}/en/pro-custom/${proCustomSteps.segmentOf(step)}/`;
  }
  if (flow === 'pro-custom-change') {
    const { step, direction } = input as ProCustomChangeInput;
    const named = direction === 'UPGRADE' ? `${proChangeSteps.segmentOf(step)}/` : '';
    return `/${country.toLowerCase()}/en/pro-custom-${direction.toLowerCase()}/${named}`;
  }
  if (flow === 'product-flow') {
    const { step } = input as ProductFlowInput;
    return `/${country.toLowerCase()}/en/product-flow/${productSteps.segmentOf(step)}/`;
  }
  if (flow === 'pricing-survey') {
    const { step } = input as PricingSurveyInput;
    return `/${country.toLowerCase()}/en/pricing-survey/${surveySteps.segmentOf(step)}/`;
  }
  const { selection } = input as Partial<ConfiguratorInput>;
  if (selection) return `/${country.toLowerCase()}/en${selectionToPath(selection)}`;
  const step = requestedStep === null ? '' : `?step=${checkoutSteps.segmentOf(requestedStep)}`;
  return `/${country.toLowerCase()}/en/${flow}/${step}`;
}

const getRunning = (): ScriptedFlow => {
  if (running === null) throw new Error('No flow has started.');
  return running;
};

window.views = {
  begin: (flow, input) => {
    end();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', addressOf(flow, scenarioOfInput(flow, input)?.inputs[input]?.input));
    heard = [];
    const { actor, answer, stop } = startFlow(flow, input);
    running = { actor, answer, stop };
    const send = (event: AnyEventObject) => {
      heard.push(event);
      actor.send(event);
    };
    const [, country = ''] = location.pathname.split('/');
    const locale = shopLocale(country, 'en');
    if (locale === null) throw new Error(`There is no shop in ${country}.`);
    const page = { locale, address: location.pathname + location.search, shop: null, configuration: null };
    const root = createRoot(place);
    root.render(
      <I18nProvider i18n={i18n}>
        <PageProvider page={page}>
          <MountedFlow flow={flow} actor={actor} send={send} />
        </PageProvider>
      </I18nProvider>,
    );
    end = () => {
      root.unmount();
      stop();
    };
  },
  answer: (service, outcome) => getRunning().answer(service, outcome),
  send: (event) => getRunning().actor.send(event),
  heard: () => heard.splice(0),
};
