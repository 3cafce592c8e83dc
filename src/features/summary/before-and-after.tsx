import { Trans } from '@lingui/react/macro';
import type { PartChange } from './total-change.ts';

/** An amount that has changed, before and after. */
export function BeforeAndAfter({ label, before, after }: PartChange) {
  const [was, is] = [<bdi key="was">{before}</bdi>, <bdi key="is">{after}</bdi>];
  if (before === null)
    return (
      <Trans comment="A part of a total that was not known before: Shipping: $25.00">
        {label}: {is}
      </Trans>
    );
  if (after === null)
    return (
      <Trans comment="A part of a total that is gone: Discount WELCOME10: was -$10.00">
        {label}: was {was}
      </Trans>
    );
  return (
    <Trans comment="A total or a part of it before and after: Total: was $100.00, now $125.00">
      {label}: was {was}, now {is}
    </Trans>
  );
}
