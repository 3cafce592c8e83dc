import { Trans } from '@lingui/react/macro';
import type { VoucherForm } from '@sonde/machines/voucher';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';

/** Where learners get a code, for the person who has typed one and isn't known as a learner. */
export function LearnerLink({ voucher: { trouble } }: { readonly voucher: VoucherForm }) {
  const locale = useShopLocale();
  if (trouble?.kind !== 'refused' || trouble.refusals[0]?.reason !== 'LEARNERS_ONLY') return null;
  return (
    <a href={paths.learners(locale)}>
      <Trans>Verify that you’re a student or trainee</Trans>
    </a>
  );
}
