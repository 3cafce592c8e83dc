import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  type AccountMember,
  accountMachine,
  type AccountMembership,
  type AccountSnapshot,
} from '@sonde/machines/account';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Members } from './members.tsx';

const snapshot = accountMachine.resolveState({
  value: { ready: { open: 'viewing' } },
  context: { invitee: '', trouble: null } as unknown as AccountSnapshot['context'],
});

const amara = { id: 'amara', name: 'Amara Obi', email: 'admin@clinic.example', isAdmin: true };
const mateo = { id: 'mateo', name: 'Mateo Silva', email: 'member@clinic.example', isAdmin: false };

function textOf(...members: readonly AccountMember[]) {
  const membership = { organization: { availableSeats: 1 }, members, invitations: [] };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Members membership={membership as unknown as AccountMembership} snapshot={snapshot} send={() => {}} />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
}

it('the button that removes a member names them', () => {
  expect(textOf(amara, mateo)).toContain('Remove Mateo Silva');
});

it('the only administrator isn’t removed, and the page says why', () => {
  const text = textOf(amara, mateo);
  expect(text).toContain('An organization needs an administrator. Make someone else an administrator first.');
  expect(text).not.toMatch(/Remove Amara Obi|Remove as administrator/);
});

it('one of several administrators can be removed', () => {
  const text = textOf(amara, { ...mateo, isAdmin: true });
  expect(text).toContain('Remove Amara Obi');
  expect(text).toContain('Remove as administrator');
  expect(text).not.toContain('An organization needs an administrator');
});
