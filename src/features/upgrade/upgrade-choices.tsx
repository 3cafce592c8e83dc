import { useCallback } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { chosenTermOf, clearedByUpgrade, isProOffered, upgradingMembership } from '@sonde/machines/upgrade';
import { ownValue } from '@sonde/machines/rules/texts';
import type { ChangePreview, ComparedTerm } from '@sonde/machines/subscription-change';
import { useReturn } from '../../browser/use-return.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { type Choice, ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import type { OfferedTerm } from '../offers/owner-offers.ts';
import { TermTitle } from '../offers/term-title.tsx';
import { changeRefusalText } from '../subscription-change/change-texts.ts';
import { PresentMembership } from './present-membership.tsx';
import { UpgradeCost } from './upgrade-cost.tsx';
import type { UpgradeProps } from './upgrade-props.ts';

interface ContentProps {
  readonly term: OfferedTerm;
  readonly preview: ChangePreview;
}

function Content({ term, preview }: ContentProps) {
  return (
    <Stack gap={2}>
      <div>
        <UpgradeCost term={term} preview={preview} />
      </div>
      <div>
        <OwnDirection text={term.description} />{' '}
        <Plural value={preview.seats} one="# seat." other="# seats." />
      </div>
    </Stack>
  );
}

/** What the chosen plan takes back. */
function Cleared({ snapshot }: Pick<UpgradeProps, 'snapshot'>) {
  const { isScheduledChangeCleared, isCancellationCleared } = clearedByUpgrade(snapshot);
  return (
    <>
      {isScheduledChangeCleared && (
        <Notice tone="attention">
          <Trans>An upgrade replaces the change you’ve scheduled.</Trans>
        </Notice>
      )}
      {isCancellationCleared && (
        <Notice tone="attention">
          <Trans>This turns on automatic renewal. You can turn it off at any time.</Trans>
        </Notice>
      )}
    </>
  );
}

/** The plans above the present one with what each costs today, and the button that continues with one. */
export function UpgradeChoices({ snapshot, send, offers }: UpgradeProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const { terms, isChangedElsewhere } = snapshot.context;
  const own = upgradingMembership(snapshot.context);
  const chosen = chosenTermOf(snapshot);
  useReturn(useCallback(() => send({ type: 'page.returned' }), [send]));
  if (own === null) return null;
  const { market } = own.buyer.organization;
  const organization = own.organization.name;
  const choiceOf = ({ sku, preview, refusals }: ComparedTerm): readonly Choice<string>[] => {
    const term = ownValue(offers.terms, sku);
    if (term === undefined) return [];
    const [refusal] = refusals;
    return [
      {
        value: sku,
        title: <TermTitle name={term.name} months={term.months} />,
        description:
          preview === null ? (
            <OwnDirection text={term.description} />
          ) : (
            <Content term={term} preview={preview} />
          ),
        unavailable: refusal && i18n._(changeRefusalText(refusal)),
      },
    ];
  };
  return (
    <Stack gap={6}>
      {isChangedElsewhere && (
        <Notice tone="attention" role="alert">
          <Trans>Another administrator has changed the membership. Here’s the latest version.</Trans>
        </Notice>
      )}
      <Columns aside={<PresentMembership snapshot={snapshot} send={send} />}>
        <Stack gap={6}>
          <ChoiceCards
            name="membership"
            label={t`New plan`}
            value={chosen ?? ''}
            choices={terms.flatMap(choiceOf)}
            onChange={(sku) => send({ type: 'membership.chosen', sku })}
          />
          <Cleared snapshot={snapshot} />
          {isProOffered(snapshot) && (
            <p>
              <a href={paths.proCustomUpgrade(locale)}>
                <Trans>Choose the features and members of a Pro plan</Trans>
              </a>
            </p>
          )}
          <div>
            {chosen === null ? (
              <ButtonLink variant="primary" href={contactSalesPath(locale, organization, market)}>
                <Trans>Contact us</Trans>
              </ButtonLink>
            ) : (
              <Button variant="primary" onClick={() => send({ type: 'choice.submitted' })}>
                <Trans>Continue</Trans>
              </Button>
            )}
          </div>
        </Stack>
      </Columns>
    </Stack>
  );
}
