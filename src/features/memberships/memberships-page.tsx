import { Trans, useLingui } from '@lingui/react/macro';
import { isOfMarket, type Market, markets } from '@sonde/machines/rules/catalogue';
import { needsServedBy } from '@sonde/machines/rules/plans';
import { marketAttribute } from '../../page/market-attribute.ts';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { PageListData } from '../search-engines/product-data.tsx';
import type { MembershipOffer } from '../offers/membership-offers.ts';
import { WaysToChoose } from '../offers/ways-to-choose.tsx';
import { MembershipAdvice } from './membership-advice.tsx';
import { MembershipComparison } from './membership-comparison.tsx';
import {
  advisedMembership,
  comparedMemberships,
  type MembershipQuestion,
  membershipsOf,
} from './membership-question.ts';
import { MembershipRow } from './membership-row.tsx';

interface MembershipsPageProps {
  readonly offers: readonly MembershipOffer[];
  readonly question: MembershipQuestion;
}

/** The memberships of a market: which one fits, how some differ, and what the others include and cost. */
export function MembershipsPage({ offers, question }: MembershipsPageProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const { market } = question;
  const ofMarket = membershipsOf(offers, market);
  const advised = advisedMembership(ofMarket, question);
  const isChoice = ofMarket.length > 1;
  const compared = comparedMemberships(ofMarket, question, advised);
  const others = ofMarket.filter((offer) => !compared.includes(offer));
  const needs = needsServedBy(ofMarket.map(({ family }) => ({ family, market })));
  return (
    <div data-market={marketAttribute(market)}>
      <PageHead
        title={t`Memberships`}
        description={t`What each membership includes and what it costs, per billing period and per month.`}
      />
      <PageListData pages={ofMarket.map(({ name, slug }) => ({ name, path: paths.product(locale, slug) }))} />
      <Section>
        <Container>
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
            <MarketLinks offers={offers} market={market} />
          </Stack>
        </Container>
      </Section>
      {isChoice ? (
        <>
          <Section labelledBy="advice" tone="surface" ruled>
            <Container>
              <MembershipAdvice question={question} needs={needs} advised={advised} />
            </Container>
          </Section>
          <Section labelledBy="compare">
            <Container>
              <MembershipComparison
                question={question}
                offers={ofMarket}
                compared={compared}
                advised={advised}
                needs={needs}
              />
            </Container>
          </Section>
        </>
      ) : (
        ofMarket.map((offer) => (
          <Section key={offer.slug} labelledBy={offer.slug} tone="surface" ruled>
            <Container>
              <MembershipRow offer={offer} headingLevel={2} />
            </Container>
          </Section>
        ))
      )}
      {isChoice && others.length > 0 && (
        <Section labelledBy="others" tone="surface">
          <Container>
            <Stack gap={12}>
              <h2 id="others">
                <Trans>Other memberships</Trans>
              </h2>
              {others.map((offer) => (
                <MembershipRow key={offer.slug} offer={offer} headingLevel={3} />
              ))}
            </Stack>
          </Container>
        </Section>
      )}
      <Section labelledBy="owners" tone="sunken" ruled>
        <Container>
          <Stack gap={3}>
            <h2 id="owners">
              <Trans>Already with Sonde</Trans>
            </h2>
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
            <WaysToChoose market={market} includesRental />
          </Stack>
        </Container>
      </Section>
    </div>
  );
}

/** Leads to the memberships of the other market, where the country sells some. */
function MarketLinks({
  offers,
  market,
}: {
  readonly offers: MembershipsPageProps['offers'];
  market: Market;
}) {
  const locale = useShopLocale();
  const sold = markets.filter((other) => membershipsOf(offers, other).length > 0);
  const names = {
    HUMAN: <Trans>Memberships for human medicine</Trans>,
    VETERINARY: <Trans>Memberships for veterinary medicine</Trans>,
  } as const;
  if (sold.length < 2) return null;
  return (
    <Cluster as="ul" gap={4}>
      {sold.map((other) => {
        if (isOfMarket({ market: other }, market))
          return (
            <li key={other}>
              <strong>{names[other]}</strong>
            </li>
          );
        const named = marketAttribute(other);
        return (
          <li key={other}>
            <a href={`${paths.memberships(locale)}${named === undefined ? '' : `?market=${named}`}`}>
              {names[other]}
            </a>
          </li>
        );
      })}
    </Cluster>
  );
}
