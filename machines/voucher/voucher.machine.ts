import { portActors } from '../flow/index.ts';
import { codeState } from './states/code.ts';
import { fieldState } from './states/field.ts';
import { voucherChart, voucherPortNames } from './voucher.setup.ts';
import type { VoucherPorts } from './voucher.types.ts';

/**
 * A voucher code: typed or from a link, applied, refused, replaced, dropped, removed. Every flow that accepts codes
 * contains this machine. The flow forwards the buyer's events while the code may change, passes on each new checkout
 * (`voucher.repriced`), and receives the result of each request (`voucher.answered`, `voucher.unanswered`).
 */
export const voucherMachine = voucherChart.createMachine({
  id: 'voucher',
  type: 'parallel',
  context: ({ input: { token, isLinkFollowed, lostDiscount } }) => ({
    token,
    isLinkFollowed,
    lostDiscount,
    checkout: null,
    typed: '',
    typedWhenAsked: '',
    code: '',
    trouble: null,
    formerCode: '',
  }),
  entry: 'readServed',
  states: { field: fieldState, code: codeState },
});

/** Connects the voucher to its ports: real ones in the app, scripted ones in tests. */
export function voucherWithPorts(ports: VoucherPorts): typeof voucherMachine {
  return voucherMachine.provide({ actors: portActors(ports, voucherPortNames) });
}
