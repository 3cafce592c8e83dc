import { portActors } from '../flow/index.ts';
import { codeState } from './states/code.ts';
import { fieldState } from './states/field.ts';
import { voucherChart, voucherPortNames } from './voucher.setup.ts';
import type { VoucherPorts } from './voucher.types.ts';

/**
 * One voucher code: typed or brought by a link, applied, refused, replaced, dropped, removed. Contained by every flow
 * that accepts codes: the flow forwards what the buyer does when the code may change, says what became of the
 * checkout (`voucher.repriced`), and is told of each answer (`voucher.answered`, `voucher.unanswered`).
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

/** The voucher with the world plugged in: real ports in the app, scripted ones in tests. */
export function voucherWithPorts(ports: VoucherPorts): typeof voucherMachine {
  return voucherMachine.provide({ actors: portActors(ports, voucherPortNames) });
}
