import type { VoucherRequest } from '../../../machines/voucher/index.ts';
import type { VoucherField } from '../../e2e/pages/voucher-field.ts';
import type { Actions, Refusal } from './flow-driver.ts';
import { replaceText } from './typing.ts';

interface VoucherActionOptions<Snapshot> {
  /** Why no voucher action is possible where the surrounding flow shows none. */
  readonly refusals?: readonly Refusal<unknown, Snapshot>[];
  /** Whether the response to the previous code is pending. */
  readonly isPending: (snapshot: Snapshot) => boolean;
  /** If the field is collapsed: expands it around an action. */
  readonly reach?: (act: () => Promise<void>) => Promise<void>;
}

/** The actions on the code field, in any flow that contains it. */
export function voucherActions<Snapshot>(
  field: VoucherField,
  { refusals = [], isPending, reach = (act) => act() }: VoucherActionOptions<Snapshot>,
): Actions<VoucherRequest, Snapshot> {
  return {
    'voucher.typed': {
      perform: ({ code }) => reach(() => replaceText(field.code, code)),
      refusals,
    },
    'voucher.left': {
      perform: () =>
        reach(async () => {
          await field.code.focus();
          await field.code.blur();
        }),
      refusals,
    },
    'voucher.submitted': {
      perform: ({ code }) => reach(() => field.enter(code)),
      refusals: [
        ...refusals,
        {
          reason: 'The form waits for the answer to the code before.',
          isMet: isPending,
          attempt: ({ code }) =>
            reach(async () => {
              await field.code.fill(code);
              await field.apply.click({ force: true });
              await field.code.press('Enter');
            }),
        },
      ],
    },
    'voucher.removed': { perform: () => reach(() => field.remove.click()), refusals },
  };
}
