import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { SupportContact } from './support-contact.tsx';

/** A form with a person to ask instead: beside it, on phones below it. */
export function FormColumns({ children }: { readonly children: ReactNode }) {
  const locale = useShopLocale();
  return (
    <Grid align="start">
      <GridItem span={7}>{children}</GridItem>
      <GridItem span={5}>
        <Panel as="aside" labelledBy="ask">
          <Stack gap={3}>
            <h2 id="ask">
              <Trans>Ask a person</Trans>
            </h2>
            <SupportContact>
              <a href={paths.contact(locale)}>
                <Trans>More ways to contact us</Trans>
              </a>
            </SupportContact>
          </Stack>
        </Panel>
      </GridItem>
    </Grid>
  );
}
