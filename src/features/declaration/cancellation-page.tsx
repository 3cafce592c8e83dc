import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { FormColumns } from '../support/form-columns.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { declarationIsland } from './declaration-flow.tsx';

/** Where anyone cancels a membership without signing in. */
export function CancellationPage() {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  return (
    <Section>
      <PageHead
        title={i18n._(pageTitles.cancellation)}
        description={t`Cancel a membership online, with a receipt by email and without signing in.`}
      />
      <Container>
        <Stack gap={6}>
          <h1>{i18n._(pageTitles.cancellation)}</h1>
          <p>
            <Trans>
              You don’t need to sign in, and we’ll email you a receipt right away. If you manage the
              membership, you can also turn off its renewal in{' '}
              <a href={paths.myAccount(locale)}>your account</a>.
            </Trans>
          </p>
          <FormColumns>
            <IslandPlace island={declarationIsland} data={{ kind: 'CANCELLATION' as const }} />
          </FormColumns>
        </Stack>
      </Container>
    </Section>
  );
}
