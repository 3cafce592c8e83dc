import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Trouble } from '../flow/index.ts';
import type { voucherMachine } from './voucher.machine.ts';
import type { LostDiscount } from './voucher.types.ts';

export type VoucherSnapshot = SnapshotFrom<typeof voucherMachine>;

/** What the field for a code and the note beside it show. */
export interface VoucherForm {
  /** The code that counts; empty when none does. */
  readonly appliedCode: string;
  /** The code that it took the place of; empty for none. */
  readonly formerCode: string;
  /** The better discount that it took the place of; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The text in the field. */
  readonly typed: string;
  /** Whether Apply was pressed without a code. */
  readonly isMissing: boolean;
  /** Why the last code was not applied or removed; null when it was, or something was typed since. */
  readonly trouble: Trouble | null;
  /** Whether the shop is being asked to apply or remove a code. */
  readonly isPending: boolean;
}

/** What a voucher shows, from its snapshot. */
export function voucherForm(snapshot: VoucherSnapshot): VoucherForm {
  const { checkout, formerCode, lostDiscount, typed, trouble } = snapshot.context;
  return {
    appliedCode: checkout?.voucherCode ?? '',
    formerCode,
    lostDiscount: snapshot.matches({ code: { applied: 'losing' } }) ? lostDiscount : null,
    typed,
    isMissing: snapshot.matches({ field: 'missing' }),
    trouble,
    isPending: snapshot.matches({ field: 'applying' }) || snapshot.matches({ field: 'removing' }),
  };
}

/** What the voucher shows that a flow contains under its own name. */
export function containedVoucherForm(children: {
  readonly voucherForm?: ActorRefFrom<typeof voucherMachine> | undefined;
}): VoucherForm {
  if (children.voucherForm === undefined) throw new Error('The flow contains no voucher.');
  return voucherForm(children.voucherForm.getSnapshot());
}
