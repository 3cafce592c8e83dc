import { expect, it } from 'vitest';
import { blankDeclaration } from '@sonde/machines/rules/declaration';
import type { StoredDeclaration } from '../declaration/declaration.model.ts';
import { declarationReceipt } from './declaration-receipt.ts';
import { order, shop } from './order-confirmation.fixture.ts';

const withdrawal: StoredDeclaration = {
  id: '6f1c1f0e-6a0b-4c39-9a63-0b1b1f0f4a12',
  kind: 'WITHDRAWAL',
  number: 7,
  country: 'US',
  language: 'en',
  receivedAt: new Date('2026-11-22T04:00:00Z'),
  outcome: 'WITHDRAWN',
  lastDay: null,
  orderId: order.id,
  declared: { ...blankDeclaration, name: 'Ada Byron', contract: order.number, email: order.email },
};

it('claims no membership of an order that may contain goods only', () => {
  const { text } = declarationReceipt(withdrawal, order, {
    ...shop,
    publicUrl: 'https://shop.example',
    isConfirmed: true,
    confirmation: '',
  });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('any membership you bought with it has ended');
  expect(text).not.toContain('the membership you bought');
});
