import type { VoucherWish } from '../../../machines/voucher/index.ts';
import type { VoucherField } from '../../e2e/pages/voucher-field.ts';
import type { Deeds, Refusal } from './flow-driver.ts';
import { typeAnew } from './typing.ts';

interface VoucherDeedOptions<Snapshot> {
  /** Why nothing can be done with a voucher, where the flow around it shows none. */
  readonly refusals?: readonly Refusal<unknown, Snapshot>[];
  /** Whether the answer to the code before is still awaited. */
  readonly isPending: (snapshot: Snapshot) => boolean;
  /** Where the field is folded: unfolds it around what is done. */
  readonly reach?: (act: () => Promise<void>) => Promise<void>;
}

/** What a person does with the field for a code, in whichever flow contains it. */
export function voucherDeeds<Snapshot>(
  field: VoucherField,
  { refusals = [], isPending, reach = (act) => act() }: VoucherDeedOptions<Snapshot>,
): Deeds<VoucherWish, Snapshot> {
  return {
    'voucher.typed': {
      perform: ({ code }) => reach(() => typeAnew(field.code, code)),
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
