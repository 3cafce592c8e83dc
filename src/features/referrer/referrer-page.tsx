import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReferrerQuery } from '../../graphql/referrer.generated.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { ReferralLedger } from './referral-ledger.tsx';
import { referrerIsland } from './referrer-flow.tsx';

export type ReferrerFacts = NonNullable<ReferrerQuery['referrer']>;

/** A member's link and code for friends, what both sides get, and the ledger of the organization's credit. */
export function ReferrerPage({ referrer }: { readonly referrer: ReferrerFacts }) {
  const { t } = useLingui();
  const format = useFormat();
  const { link, voucherCode, friendDiscountPercentage, monthsPerReferral, unspentMonths, credits } = referrer;
  const saving = format.percent(friendDiscountPercentage / 100);
  return (
    <Section>
      <title>{t`Refer a friend – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={8}>
          <Stack gap={4}>
            <h1>
              <Trans>Refer a friend</Trans>
            </h1>
            <p>
              <Trans>
                Your friend saves {saving} on one order. If it’s their first order with us, your organization
                gets <Plural value={monthsPerReferral} one="# month" other="# months" /> of its membership
                free once the order can no longer be returned, 30 days after delivery.
              </Trans>
            </p>
          </Stack>
          <Columns
            before={<IslandPlace island={referrerIsland} data={{ link, code: voucherCode, saving }} />}
            aside={
              <Panel as="section" labelledBy="credit">
                <Stack gap={4}>
                  <h2 id="credit">
                    <Trans>Your organization’s credit</Trans>
                  </h2>
                  <p>
                    {unspentMonths === 0 ? (
                      <Trans>There’s no unused credit at the moment.</Trans>
                    ) : (
                      <Trans>
                        <Plural value={unspentMonths} one="# month" other="# months" /> available. We’ll apply
                        your credit at your next renewal.
                      </Trans>
                    )}
                  </p>
                  <ReferralLedger credits={credits} />
                </Stack>
              </Panel>
            }
          >
            <p>
              <Trans>
                Your own orders and those of your organization don’t earn credit. We don’t show you who
                ordered.
              </Trans>
            </p>
          </Columns>
        </Stack>
      </Container>
    </Section>
  );
}

/** The page of a token that its owner has replaced, or of an unknown one, the same as for a former member's. */
export function UnknownReferrer({ isReplaced }: { readonly isReplaced: boolean }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <Section>
      <title>{t`Referral page not found – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={4}>
          <h1>
            {isReplaced ? (
              <Trans>The address of this referral page was replaced</Trans>
            ) : (
              <Trans>We can’t find this referral page</Trans>
            )}
          </h1>
          <p>
            {isReplaced ? (
              <Trans>
                The owner of this page has moved it to a new address. If it’s your page, you’ll find the
                address in <a href={paths.myAccount(locale)}>My account</a>.
              </Trans>
            ) : (
              <Trans>
                The link may be incomplete, or its owner may have left the organization. Your own page is
                linked in <a href={paths.myAccount(locale)}>My account</a>.
              </Trans>
            )}
          </p>
          <p>
            <ButtonLink variant="primary" href={paths.home(locale)}>
              <Trans>See all probes</Trans>
            </ButtonLink>
          </p>
          <SupportContact />
        </Stack>
      </Container>
    </Section>
  );
}
