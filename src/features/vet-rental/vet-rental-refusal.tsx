import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import {
  rentingMembership,
  veterinaryMemberships,
  type VetRentalRefusal as Refusal,
  vetRentalRefusalOf,
} from '@sonde/machines/vet-rental';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { pageOf, paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import type { VetRentalProps } from './vet-rental-props.ts';

/** Where the country's shop rents out nothing, and what it has instead. */
export function NotRented() {
  const locale = useShopLocale();
  const sellsProbe = publicPages.veterinaryBundles.isIn(locale.country);
  return (
    <Notice
      tone="attention"
      role="status"
      actions={
        <>
          {sellsProbe && (
            <ButtonLink variant="primary" href={paths.veterinaryBundles(locale)}>
              <Trans>Buy a veterinary probe</Trans>
            </ButtonLink>
          )}
          <ButtonLink href={paths.supportedCountries(locale, pageOf(paths.vetRental(locale)))}>
            <Trans>Choose another country</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>We don’t rent out probes in this country.</Trans>
      </p>
    </Notice>
  );
}

interface Explanation {
  readonly reason: ReactNode;
  /** Where to continue. */
  readonly action: ReactNode;
}

/** Why the organization can't rent a probe, and what to do instead. */
export function VetRentalRefusal({ snapshot, send }: Pick<VetRentalProps, 'snapshot' | 'send'>) {
  const locale = useShopLocale();
  const refusal = vetRentalRefusalOf(snapshot);
  if (refusal === null) return null;
  const own = rentingMembership(snapshot.context);
  const organization = own?.organization.name ?? '';
  const market = own?.buyer.organization.market ?? 'HUMAN';
  const explanations: Readonly<Record<Refusal, Explanation>> = {
    withoutSales: {
      reason: <Trans>Our sales team manages {organization}’s membership. They’ll add probes for you.</Trans>,
      action: (
        <ButtonLink variant="primary" href={contactSalesPath(locale, organization, market)}>
          <Trans>Contact sales</Trans>
        </ButtonLink>
      ),
    },
    whileRenting: {
      reason: <Trans>{organization} already rents a probe. You’ll find the rental in your account.</Trans>,
      action: (
        <ButtonLink variant="primary" href={paths.myAccount(locale)}>
          <Trans>Go to my account</Trans>
        </ButtonLink>
      ),
    },
    whileActive: {
      reason: (
        <Trans>
          A rental includes a membership, and {organization} already has one. You can add a probe to that
          membership instead.
        </Trans>
      ),
      action: (
        <ButtonLink variant="primary" href={paths.extraProbe(locale)}>
          <Trans>Add a probe</Trans>
        </ButtonLink>
      ),
    },
    toMembers: {
      reason: (
        <Trans>
          Only administrators of {organization} can rent a probe for it. Ask one of them, or sign in with
          another account.
        </Trans>
      ),
      action: (
        <ButtonLink href={paths.signOut(locale)}>
          <Trans>Sign out</Trans>
        </ButtonLink>
      ),
    },
  };
  const { reason, action } = explanations[refusal];
  return (
    <Stack gap={6}>
      <OrganizationChoice
        memberships={veterinaryMemberships(snapshot.context)}
        shown={own}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <Notice tone="attention" role="status" actions={action}>
        <p>{reason}</p>
      </Notice>
    </Stack>
  );
}
