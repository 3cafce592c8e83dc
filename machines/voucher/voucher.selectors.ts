import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Trouble } from '../flow/index.ts';
import type { voucherMachine } from './voucher.machine.ts';
import type { LostDiscount } from './voucher.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type VoucherSnapshot = SnapshotFrom<typeof voucherMachine>;

/** The view of the voucher field and the note beside it. */
export interface VoucherForm {
  /** The applied code; empty if there is none. */
  readonly appliedCode: string;
  /** The code that it replaced; empty for none. */
  readonly formerCode: string;
  /** The better discount that it replaced; null for none. */
  readonly lostDiscount: LostDiscount | null;
  /** The text in the field. */
  readonly typed: string;
  /** Whether Apply was pressed without a code. */
  readonly isMissing: boolean;
  /** Why the last request to apply or remove a code failed; null if it succeeded or the buyer has typed since. */
  readonly trouble: Trouble | null;
  /** Whether a request to apply or remove a code is pending. */
  readonly isPending: boolean;
}

/** The view of a voucher, from its snapshot. */
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

/** The view of a voucher inside a flow. */
export function containedVoucherForm(children: {
  readonly voucherForm?: ActorRefFrom<typeof voucherMachine> | undefined;
}): VoucherForm {
  if (children.voucherForm === undefined) throw new Error('The flow contains no voucher.');
  return voucherForm(children.voucherForm.getSnapshot());
}
