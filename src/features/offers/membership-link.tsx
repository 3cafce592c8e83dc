import { Trans } from '@lingui/react/macro';
import { pathBelow, paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ButtonLink, type ButtonVariant } from '../../ui/button/button.tsx';
import type { MembershipOffer } from './membership-offers.ts';

const proPages = {
  HUMAN: publicPages.proMembership,
  VETERINARY: publicPages.proMembershipVeterinary,
} as const;

interface MembershipLinkProps extends Pick<MembershipOffer, 'name' | 'place'> {
  readonly variant?: ButtonVariant;
}

/** Links to the page where the membership is selected. */
export function MembershipLink({ name, place, variant = 'secondary' }: MembershipLinkProps) {
  const locale = useShopLocale();
  if (place.kind === 'probe')
    return (
      <ButtonLink variant={variant} href={pathBelow(locale, place.path)}>
        <Trans comment="The membership's name is heard only">
          Choose with a probe<VisuallyHidden>: {name}</VisuallyHidden>
        </Trans>
      </ButtonLink>
    );
  if (place.kind === 'pro')
    return (
      <ButtonLink variant={variant} href={proPages[place.market].path(locale)}>
        <Trans comment="The membership's name is heard only">
          See features and prices<VisuallyHidden>: {name}</VisuallyHidden>
        </Trans>
      </ButtonLink>
    );
  if (place.kind === 'renewal')
    return (
      <ButtonLink variant={variant} href={paths.renewal(locale)}>
        <Trans>Renew your membership</Trans>
      </ButtonLink>
    );
  return (
    <ButtonLink variant={variant} href={paths.contact(locale)}>
      <Trans comment="The membership's name is heard only">
        Contact us to order<VisuallyHidden>: {name}</VisuallyHidden>
      </Trans>
    </ButtonLink>
  );
}
