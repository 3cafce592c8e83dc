import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { OrderDocuments } from './order-documents.tsx';

const shown = (invoice: object | null) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <OrderDocuments invoice={invoice as OrderFieldsFragment['invoice']} />
    </I18nProvider>,
  );

it('a refunded order links its credit notes after its invoice', () => {
  const creditNotes = [
    { number: 'US-C000001', url: '/credit-1.pdf' },
    { number: 'US-C000002', url: '/credit-2.pdf' },
  ];
  const html = shown({ number: 'US-000001', url: '/invoice.pdf', creditNotes });
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/invoice.pdf', '/credit-1.pdf', '/credit-2.pdf']);
});

it('an order without an invoice links nothing', () => {
  expect(shown(null)).toBe('');
});
