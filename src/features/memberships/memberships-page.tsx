import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { PageListData } from '../search-engines/product-data.tsx';
import type { MembershipOffer } from '../offers/membership-offers.ts';
import { RentalLink } from '../offers/rental-link.tsx';
import { WaysToChoose } from '../offers/ways-to-choose.tsx';
import { MembershipRow } from './membership-row.tsx';

/** Every membership of the country: its content, its billing, and the equivalent per month. */
export function MembershipsPage({ offers }: { offers: readonly MembershipOffer[] }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <Section>
      <PageHead
        title={t`Memberships`}
        description={t`What each membership includes and what it costs, per billing period and per month.`}
      />
      <PageListData pages={offers.map(({ name, slug }) => ({ name, path: paths.product(locale, slug) }))} />
      <Container>
        <Stack gap={12}>
          <Stack gap={3}>
            <h1>
              <Trans>Memberships</Trans>
            </h1>
            <p>
              <Trans>
                A membership gives you cloud storage, sharing and software updates. One membership covers all
                your probes. It renews only if you choose that at checkout.
              </Trans>{' '}
              <TaxSentence />
            </p>
            <p>
              <a href={paths.reactivateMembership(locale)}>
                <Trans>Already have a probe? Renew its membership or buy one on its own.</Trans>
              </a>
            </p>
            <p>
              <a href={paths.upgrade(locale)}>
                <Trans>Already have a membership? Upgrade it, with credit for what you’ve paid.</Trans>
              </a>
            </p>
            <WaysToChoose market="HUMAN" />
            <RentalLink market="VETERINARY" />
          </Stack>
          {offers.map((offer) => (
            <MembershipRow key={offer.slug} offer={offer} headingLevel={2} />
          ))}
        </Stack>
      </Container>
    </Section>
  );
}
