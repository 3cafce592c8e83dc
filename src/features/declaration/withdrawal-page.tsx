import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { FormColumns } from '../support/form-columns.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { declarationIsland } from './declaration-flow.tsx';

/** The page where consumers withdraw from a contract, for everyone and without an account. */
export function WithdrawalPage() {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  return (
    <Section>
      <PageHead
        title={i18n._(pageTitles.withdrawal)}
        description={t`Withdraw from a purchase online within 14 days, without giving a reason and without an account.`}
        isIn={publicPages.withdrawal.isIn}
      />
      <Container>
        <Stack gap={6}>
          <h1>{i18n._(pageTitles.withdrawal)}</h1>
          <p>
            <Trans>
              As a consumer, you can withdraw from a purchase within 14 days of delivery without giving a
              reason. You don’t need an account, and we’ll email you a receipt right away.{' '}
              <a href={`${paths.terms(locale)}#returns`}>How returns work</a>
            </Trans>
          </p>
          <FormColumns>
            <IslandPlace island={declarationIsland} data={{ kind: 'WITHDRAWAL' as const }} />
          </FormColumns>
        </Stack>
      </Container>
    </Section>
  );
}
