import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LearnerMarket } from '@sonde/machines/rules/learners';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageTitles } from '../../page/page-titles.ts';
import { publicPages } from '../../page/public-pages.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { subjectsOfMarkets } from '../../pictures/share-pictures.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { FormColumns } from '../support/form-columns.tsx';
import { learnerVerificationIsland } from './learner-verification-flow.tsx';

const pages = { HUMAN: 'learners', VETERINARY: 'veterinaryLearners' } as const satisfies Record<
  LearnerMarket,
  keyof typeof publicPages
>;

const descriptions: Readonly<Record<LearnerMarket, MessageDescriptor>> = {
  HUMAN: msg`Medical students, residents and trainees get a discount on Sonde probes. Send proof of enrollment, and we’ll email you a code.`,
  VETERINARY: msg`Veterinary students, residents and trainees get a discount on the Sonde veterinary probe. Send proof of enrollment, and we’ll email you a code.`,
};

const otherPages = { HUMAN: 'veterinaryLearners', VETERINARY: 'learners' } as const satisfies Record<
  LearnerMarket,
  keyof typeof publicPages
>;

/** Where learners ask for their discount, without signing in. */
export function LearnerVerificationPage({ market }: { readonly market: LearnerMarket }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const page = pages[market];
  const other = otherPages[market];
  return (
    <Section>
      <PageHead
        title={i18n._(pageTitles[page])}
        description={i18n._(descriptions[market])}
        isIn={publicPages[page].isIn}
        about={subjectsOfMarkets[market]}
      />
      <Container>
        <Stack gap={4}>
          <h1>{i18n._(pageTitles[page])}</h1>
          <FormColumns>
            <IslandPlace island={learnerVerificationIsland} data={{ market }} />
          </FormColumns>
          {publicPages[other].isIn(locale.country) && (
            <p>
              <a href={publicPages[other].path(locale)}>{i18n._(pageTitles[other])}</a>
            </p>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
