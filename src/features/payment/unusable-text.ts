import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isSavedCard, type SavedPaymentMethod } from '@sonde/machines/rules/payment';

const expired = msg({ message: 'Expired', comment: 'Of a payment card' });
const revoked = msg({ message: 'Mandate revoked', comment: 'Of a saved bank account' });

/** Why a saved method can no longer be charged. */
export const unusableText = (saved: SavedPaymentMethod): MessageDescriptor =>
  isSavedCard(saved) ? expired : revoked;
