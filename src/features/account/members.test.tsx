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
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { Members } from './members.tsx';

const snapshot = accountMachine.resolveState({
  value: { ready: { open: 'viewing' } },
  context: { invitee: '', trouble: null } as unknown as AccountSnapshot['context'],
});

const amara = { id: 'amara', name: 'Amara Obi', email: 'admin@clinic.example', isAdmin: true };
const mateo = { id: 'mateo', name: 'Mateo Silva', email: 'member@clinic.example', isAdmin: false };

/** The page's text, with one seat left. */
const textOf = (...members: readonly AccountMember[]) => textWith(1, ...members);

function textWith(availableSeats: number, ...members: readonly AccountMember[]) {
  const membership = { organization: { availableSeats, slug: 'clinic' }, members, invitations: [] };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en') } as unknown as PageFacts}>
        <Members
          membership={membership as unknown as AccountMembership}
          offers={['EDIT']}
          snapshot={snapshot}
          send={() => {}}
        />
      </PageProvider>
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

it('someone alone is asked for nothing that needs another person', () => {
  expect(textOf(amara)).not.toMatch(/Make someone else an administrator|Actions/);
});

it('without a seat left, the page has the way to more seats instead of the form', () => {
  const text = textWith(0, amara, mateo);
  expect(text).toContain('All seats are in use or kept for someone you invited.');
  expect(text).toContain('Edit seats, renewal and scheduled changes');
  expect(text).not.toContain('Send invitation');
  expect(textWith(1, amara, mateo)).toContain('Send invitation');
});
