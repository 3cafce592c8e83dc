import { Trans, useLingui } from '@lingui/react/macro';
import {
  changedPartsOf,
  type ProCustomChangeSnapshot,
  requestedChangeOf,
} from '@sonde/machines/pro-custom-change';
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx';
import type { ProWords } from '../pro-plan/pro-catalogue.ts';
import { FeatureNames } from './plan-news.tsx';

/** What the change adds and takes away, part by part. */
export function useChangedParts(
  snapshot: ProCustomChangeSnapshot,
  words: ProWords,
): readonly DescriptionItem[] {
  const { t } = useLingui();
  const { own, choice } = requestedChangeOf(snapshot);
  const { seats, added, removed } = changedPartsOf(snapshot);
  const { now } = own.plan.seats;
  const { members } = choice;
  const features = (id: string, term: string, skus: readonly string[]): readonly DescriptionItem[] =>
    skus.length === 0 ? [] : [{ id, term, description: <FeatureNames skus={skus} words={words} /> }];
  const counted: DescriptionItem = {
    id: 'members',
    term: t({ message: 'Members', comment: 'The number of members of a membership' }),
    description: (
      <Trans comment="The number of members of a membership, before and after a change">
        {members} (currently {now})
      </Trans>
    ),
  };
  return [
    ...features('added', t`New features`, added),
    ...features('removed', t`Features you’re removing`, removed),
    ...(seats === null || seats === 0 ? [] : [counted]),
  ];
}
