import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type TradeInEvent, tradeInMachine } from '@sonde/machines/trade-in';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { TradeInForm } from './trade-in-form.tsx';

const page = { locale: shopLocale('us', 'en') } as unknown as PageFacts;

/** The form after the events. */
function formAfter(...events: readonly TradeInEvent[]) {
  const input = { country: 'US', linesOffered: ['IQ_PLUS'], flags: [] } as const;
  const actor = createActor(tradeInMachine, { input }).start();
  for (const event of events) actor.send(event);
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <TradeInForm snapshot={actor.getSnapshot()} send={() => {}} currency="USD" />
      </PageProvider>
    </I18nProvider>,
  );
}

/** What screen readers announce of the form after the events. */
const announcedAfter = (...events: readonly TradeInEvent[]) =>
  /<p role="status"[^>]*>(.*?)<\/p>/.exec(formAfter(...events))?.[1];

it('the credit is announced in a place that is there before it', () => {
  expect(announcedAfter()).toBe('');
  expect(
    announcedAfter(
      { type: 'old-probe.line.chosen', productLine: 'IQ_PLUS' },
      { type: 'old-probe.condition.chosen', condition: 'GOOD' },
    ),
  ).toContain('<strong>$');
});

it('each condition is drawn, and so is where the serial number is', () => {
  const form = formAfter({ type: 'old-probe.line.chosen', productLine: 'IQ_PLUS' });
  const drawn = [...form.matchAll(/data-condition="(\w+)"/g)].map(([, condition]) => condition);
  expect(drawn).toEqual(['GOOD', 'WORN', 'DAMAGED']);
  expect(form).toMatch(/<text[^>]*>SQ2 1234 5674<\/text>/);
});
