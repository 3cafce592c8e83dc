import type { Page } from '@playwright/test';
import { type VoucherEvent, voucherForm, type VoucherSnapshot } from '../../../machines/voucher/index.ts';
import { VoucherField } from '../../e2e/pages/voucher-field.ts';
import { type Deeds, type FlowDriver, flowDriver, type Refusal } from './flow-driver.ts';
import { absent } from './refusals.ts';
import { voucherDeeds } from './voucher-deeds.ts';

const fromAround: Refusal<unknown, VoucherSnapshot> = {
  reason: 'The flow around the voucher says it.',
  isMet: () => true,
  attempt: () => Promise.resolve(),
};

/** A code that differs from the field's comes from a link, or from the button that restores a better one. */
const fromField: Refusal<Extract<VoucherEvent, { readonly type: 'voucher.submitted' }>, VoucherSnapshot> = {
  reason: 'Apply sends what stands in the field.',
  isMet: (snapshot, { code }) => {
    const { typed } = voucherForm(snapshot);
    return typed !== '' && typed.trim() !== code.trim();
  },
  attempt: () => Promise.resolve(),
};

function deedsOn(field: VoucherField): Deeds<VoucherEvent, VoucherSnapshot> {
  const deeds = voucherDeeds<VoucherSnapshot>(field, {
    isPending: (snapshot) => voucherForm(snapshot).isPending,
  });
  const isNothingRemovable = (snapshot: VoucherSnapshot) =>
    voucherForm(snapshot).appliedCode === '' && !snapshot.matches({ code: 'dropped' });
  return {
    ...deeds,
    'voucher.submitted': {
      ...deeds['voucher.submitted'],
      refusals: [...(deeds['voucher.submitted'].refusals ?? []), fromField],
    },
    'voucher.removed': {
      ...deeds['voucher.removed'],
      refusals: [absent(field.remove, 'There is no code to remove.', isNothingRemovable)],
    },
    'voucher.repriced': { refusals: [fromAround] },
    'voucher.declined': { refusals: [fromAround] },
  };
}

/** The code field and its messages, without a surrounding flow. */
export function voucherDriver(page: Page): FlowDriver {
  const field = new VoucherField(page);
  return flowDriver(deedsOn(field), (_snapshot: VoucherSnapshot) => field.code);
}
