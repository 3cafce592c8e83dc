import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { marketAttribute } from '../../page/market-attribute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { paths } from '../../page/paths.ts';
import { publicPages, type PublicPage } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import { FactList } from '../catalogue/fact-list.tsx';
import type { DeviceBundles } from '../offers/bundle-offers.ts';
import { OneProbe } from '../offers/one-probe.tsx';
import { RentalLink } from '../offers/rental-link.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote, TaxSentence } from '../prices/tax-note.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { ProductData } from '../search-engines/product-data.tsx';
import { MembershipTerms } from '../offers/membership-terms.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import type { ProMembership, UseArea } from './pro-features.ts';

interface ProMembershipPageProps {
  readonly market: Market;
  readonly membership: ProMembership;
  /** Probes that are sold with a fixed-price Pro membership. */
  readonly devices: readonly DeviceBundles[];
}

interface ProMembershipOfMarket {
  readonly title: MessageDescriptor;
  readonly page: PublicPage;
  /** What the page on which it is put together is opened with. */
  readonly query: string;
  /** What is chosen there. */
  readonly choice: MessageDescriptor;
}

const proMembershipOf: Readonly<Record<Market, ProMembershipOfMarket>> = {
  HUMAN: {
    title: msg`Pro membership`,
    page: publicPages.proMembership,
    query: '',
    choice: msg`Choose probes, features and members, and watch the total as you go. Add it to your cart when you’re ready.`,
  },
  VETERINARY: {
    title: msg`Veterinary Pro membership`,
    page: publicPages.proMembershipVeterinary,
    query: '?market=vet',
    choice: msg`Choose your probes, and watch the total as you go. Add it to your cart when you’re ready.`,
  },
};

/** The parts of a Pro membership: a base, seats, and features by area of use, each with its price. */
export function ProMembershipPage({ market, membership, devices }: ProMembershipPageProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const { page, query, ...words } = proMembershipOf[market];
  const title = i18n._(words.title);
  const buildPath = `${paths.proCustom(locale)}${query}`;
  return (
    <div data-market={marketAttribute(market)}>
      <PageHead
        title={title}
        description={t`A base membership for larger groups. Add the seats and features you need, and see what each one costs.`}
        isIn={page.isIn}
      />
      <ProductData
        product={{
          name: title,
          description: membership.description,
          pictures: [],
          offers: membership.terms.map(({ sku, price, months }) => ({
            path: page.path(locale),
            price,
            quantity: 1,
            sku,
            months,
            reducedUntil: null,
          })),
        }}
      />
      <Section>
        <Container>
          <Grid align="start">
            <GridItem span={8} tablet={7}>
              <Stack gap={4}>
                <h1>{title}</h1>
                <p>
                  <OwnDirection text={membership.description} />
                </p>
                <FactList facts={membership.facts} />
              </Stack>
            </GridItem>
            <GridItem span={4} tablet={5}>
              <Stack gap={4}>
                <BasePrice membership={membership} />
                <p>
                  <ButtonLink variant="primary" href={buildPath}>
                    <Trans>Build your Pro membership</Trans>
                  </ButtonLink>
                </p>
                <RentalLink market={market} />
              </Stack>
            </GridItem>
          </Grid>
        </Container>
      </Section>
      {devices.length > 0 && <WithProbe devices={devices} />}
      {membership.areas.length > 0 && <FeaturesByArea areas={membership.areas} />}
      <HowToOrder buildPath={buildPath} choice={i18n._(words.choice)} />
    </div>
  );
}

function WithProbe({ devices }: Pick<ProMembershipPageProps, 'devices'>) {
  return (
    <Section labelledBy="with-probe" tone="surface" ruled>
      <Container>
        <Stack gap={8}>
          <Stack gap={3}>
            <h2 id="with-probe">
              <Trans>At a fixed price, with the probe</Trans>
            </h2>
            <p>
              <Trans>
                It includes image review and the shared worklist. Choose the term and order online, no call
                needed.
              </Trans>
            </p>
          </Stack>
          {devices.map((device) => (
            <OneProbe key={device.slug} device={device} headingLevel={3} />
          ))}
        </Stack>
      </Container>
    </Section>
  );
}

function BasePrice({ membership: { terms, seat } }: { membership: ProMembership }) {
  const amount = seat && <Price price={seat.price} cents="if-any" />;
  return (
    <Stack gap={3}>
      <h2>
        <Trans>Base price</Trans>
      </h2>
      <MembershipTerms terms={terms} />
      {seat && (
        <p>
          <Trans>
            Each additional member: {amount} a year, <TaxNote />.
          </Trans>
        </p>
      )}
    </Stack>
  );
}

function FeaturesByArea({ areas }: { areas: readonly UseArea[] }) {
  return (
    <Section labelledBy="features" tone="surface" ruled>
      <Container>
        <Stack gap={8}>
          <Stack gap={3}>
            <h2 id="features">
              <Trans>Features by area of use</Trans>
            </h2>
            <p>
              <Trans>Each feature is added to the base and billed with it.</Trans> <TaxSentence />
            </p>
          </Stack>
          {areas.map((area) => (
            <Features key={area.slug} area={area} />
          ))}
        </Stack>
      </Container>
    </Section>
  );
}

function Features({ area }: { area: UseArea }) {
  const { t } = useLingui();
  return (
    <Stack gap={2}>
      <h3 id={area.slug}>
        <OwnDirection text={area.name} />
      </h3>
      <p>
        <OwnDirection text={area.description} />
      </p>
      <Table
        caption={area.name}
        isCaptionHidden
        columns={[
          { key: 'name', label: t`Feature` },
          { key: 'price', label: t`Per year`, isNumeric: true },
        ]}
        rows={area.features.map(({ sku, name, price }) => ({
          id: sku,
          cells: {
            name: <NoBreakWords text={name} />,
            price: (
              <>
                <Price price={price} /> <TaxNote />
              </>
            ),
          },
        }))}
      />
    </Stack>
  );
}

function HowToOrder({ buildPath, choice }: { buildPath: string; choice: string }) {
  return (
    <Section labelledBy="order" tone="sunken">
      <Container width="content">
        <Stack gap={3}>
          <h2 id="order">
            <Trans>How to order</Trans>
          </h2>
          <p>{choice}</p>
          <p>
            <ButtonLink variant="primary" href={buildPath}>
              <Trans>Build your Pro membership</Trans>
            </ButtonLink>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}
