import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { accountMachine, type AccountMembership, type AccountSnapshot } from '@sonde/machines/account';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Members } from './members.tsx';

const snapshot = accountMachine.resolveState({
  value: { ready: { open: 'viewing' } },
  context: { invitee: '', trouble: null } as unknown as AccountSnapshot['context'],
});
const membership = {
  organization: { availableSeats: 1 },
  members: [{ id: 'amara', name: 'Amara Obi', email: 'admin@clinic.example', isAdmin: true }],
  invitations: [],
} as unknown as AccountMembership;

it('the button that removes a member names them', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Members membership={membership} snapshot={snapshot} send={() => {}} />
    </I18nProvider>,
  );
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Remove Amara Obi');
});
