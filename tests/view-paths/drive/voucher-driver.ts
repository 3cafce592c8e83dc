import type { Page } from '@playwright/test';
import { type VoucherEvent, voucherForm, type VoucherSnapshot } from '../../../machines/voucher/index.ts';
import { VoucherField } from '../../e2e/pages/voucher-field.ts';
import { type Actions, type FlowDriver, flowDriver, type Refusal } from './flow-driver.ts';
import { refuseWithoutControl } from './refusals.ts';
import { voucherActions } from './voucher-actions.ts';

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

function actionsOn(field: VoucherField): Actions<VoucherEvent, VoucherSnapshot> {
  const actions = voucherActions<VoucherSnapshot>(field, {
    isPending: (snapshot) => voucherForm(snapshot).isPending,
  });
  const isNothingRemovable = (snapshot: VoucherSnapshot) =>
    voucherForm(snapshot).appliedCode === '' && !snapshot.matches({ code: 'dropped' });
  return {
    ...actions,
    'voucher.submitted': {
      ...actions['voucher.submitted'],
      refusals: [...(actions['voucher.submitted'].refusals ?? []), fromField],
    },
    'voucher.removed': {
      ...actions['voucher.removed'],
      refusals: [refuseWithoutControl(field.remove, 'There is no code to remove.', isNothingRemovable)],
    },
    'voucher.repriced': { refusals: [fromAround] },
    'voucher.declined': { refusals: [fromAround] },
  };
}

/** The code field and its messages, without a surrounding flow. */
export function voucherDriver(page: Page): FlowDriver {
  const field = new VoucherField(page);
  return flowDriver(actionsOn(field), (_snapshot: VoucherSnapshot) => field.code);
}
