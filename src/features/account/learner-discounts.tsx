import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LearnerDiscount } from '@sonde/machines/account';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';

/** By the market of the training. */
const titles: Readonly<Record<LearnerDiscount['market'], MessageDescriptor>> = {
  HUMAN: msg`Your student and trainee discount`,
  VETERINARY: msg`Your veterinary student and trainee discount`,
};

function Discount({ market, voucherCode, isUsed, endsOn, url }: LearnerDiscount) {
  const { i18n } = useLingui();
  const format = useFormat();
  const day = format.longDay(endsOn);
  const code = (
    <strong dir="ltr" translate="no">
      {voucherCode}
    </strong>
  );
  return (
    <Stack as="section" gap={3}>
      <h2>{i18n._(titles[market])}</h2>
      <p>
        <Trans>We’ve verified that you’re in training. Your verification is valid until {day}.</Trans>
      </p>
      {isUsed ? (
        <p>
          <Trans>You’ve already used your code {code}.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Your code is {code}. You can use it once, for one probe.</Trans>
          </p>
          <p>
            <a href={url}>
              <Trans>Shop with your discount</Trans>
            </a>
          </p>
        </>
      )}
    </Stack>
  );
}

/** What a verified learner may use, until when, and a link that applies it. */
export function LearnerDiscounts({ discounts }: { readonly discounts: readonly LearnerDiscount[] }) {
  return discounts.map((discount) => <Discount key={discount.market} {...discount} />);
}
