import { Trans, useLingui } from '@lingui/react/macro';
import { peopleCounts, type PlanNeed, planNeeds } from '@sonde/machines/rules/plans';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { NativeChoices } from '../../ui/native-choices/native-choices.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { SalesLink } from '../catalogue/sales-link.tsx';
import { MembershipLink } from '../offers/membership-link.tsx';
import type { MembershipOffer } from '../offers/membership-offers.ts';
import { MembershipTerms } from '../offers/membership-terms.tsx';
import { MarketInput } from './market-input.tsx';
import type { MembershipQuestion } from './membership-question.ts';
import { needTexts, peopleTexts } from './need-texts.ts';

interface MembershipAdviceProps {
  readonly question: MembershipQuestion;
  /** Needs that a membership of this market serves. */
  readonly needs: readonly PlanNeed[];
  readonly advised: MembershipOffer | null;
}

/** Two questions, and the membership that fits their answers. The browser sends the form itself. */
export function MembershipAdvice({ question, needs, advised }: MembershipAdviceProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const { market, answers } = question;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h2 id="advice">
          <Trans>Which membership fits?</Trans>
        </h2>
        <p>
          <Trans>Answer two questions, and we’ll recommend one.</Trans>
        </p>
      </Stack>
      {answers && <Advice market={market} advised={advised} />}
      <form action={`${paths.memberships(locale)}#advice`}>
        <Stack gap={6}>
          <MarketInput market={market} />
          <Grid align="start">
            <GridItem span={6} tablet={12}>
              <NativeChoices
                type="radio"
                name="people"
                legend={<Trans>How many people scan?</Trans>}
                choices={peopleCounts.map((count) => ({
                  value: String(count),
                  label: i18n._(peopleTexts[count]),
                }))}
                chosen={answers ? [String(answers.people)] : []}
              />
            </GridItem>
            <GridItem span={6} tablet={12}>
              <NativeChoices
                type="radio"
                name="need"
                legend={<Trans>What do you need most?</Trans>}
                choices={planNeeds
                  .filter((need) => needs.includes(need))
                  .map((need) => ({ value: need.toLowerCase(), label: i18n._(needTexts[need].answer) }))}
                chosen={answers ? [answers.need.toLowerCase()] : []}
              />
            </GridItem>
          </Grid>
          <div>
            <Button type="submit" variant={answers ? 'secondary' : 'primary'}>
              <Trans>Recommend a membership</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}

function Advice({
  market,
  advised,
}: Pick<MembershipQuestion, 'market'> & { advised: MembershipOffer | null }) {
  if (advised === null)
    return (
      <Notice title={<Trans>We’ll put a plan together for you</Trans>}>
        <p>
          <Trans>None of the memberships that you can buy online fits a group like yours.</Trans>{' '}
          <SalesLink market={market} />
        </p>
      </Notice>
    );
  const name = <NoBreakWords text={advised.name} />;
  return (
    <Notice
      tone="success"
      title={<Trans>We recommend: {name}</Trans>}
      actions={<MembershipLink name={advised.name} place={advised.place} variant="primary" />}
    >
      <Stack gap={3}>
        <p>
          <Trans>It’s the smallest membership that covers what you need and everyone who scans.</Trans>
        </p>
        <MembershipTerms terms={advised.terms} />
      </Stack>
    </Notice>
  );
}
