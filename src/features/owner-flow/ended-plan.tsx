import { Trans } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';

interface EndedPlanProps {
  /** Whether the membership has ended and can be paid for one more term; otherwise another one is chosen. */
  readonly isRenewable: boolean;
}

/** That no membership is active, and what can be done about it. */
export function EndedPlan({ isRenewable, organization }: EndedPlanProps & { readonly organization: string }) {
  return isRenewable ? (
    <Trans>{organization}’s membership has ended. Renew it, or choose another one.</Trans>
  ) : (
    <Trans>{organization} has no membership right now. Choose one to continue.</Trans>
  );
}

interface EndedPlanWaysProps extends EndedPlanProps {
  /** The term that was asked for; null for none. */
  readonly sku?: string | null;
  /** Whether they are only some of the ways on, so that none is emphasized. */
  readonly isAside?: boolean;
}

/** The links that lead on from an ended membership. */
export function EndedPlanWays({ isRenewable, sku = null, isAside = false }: EndedPlanWaysProps) {
  const locale = useShopLocale();
  const query = sku === null ? '' : `?membership=${encodeURIComponent(sku)}`;
  return (
    <Cluster gap={3}>
      {isRenewable && (
        <ButtonLink variant={isAside ? 'secondary' : 'primary'} href={paths.renewal(locale)}>
          <Trans>Renew membership</Trans>
        </ButtonLink>
      )}
      <ButtonLink
        variant={isRenewable || isAside ? 'secondary' : 'primary'}
        href={`${paths.reactivateMembership(locale)}${query}`}
      >
        <Trans>Choose a membership</Trans>
      </ButtonLink>
    </Cluster>
  );
}
