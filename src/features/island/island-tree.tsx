import type { ReactNode } from 'react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { IslandBoundary } from './island-boundary.tsx';
import type { Island } from '../../page/island.ts';
import { PageProvider, type PageFacts } from '../../page/page.tsx';

/**
 * What the server renders and the browser hydrates: the very same tree, because otherwise their markup would differ.
 */
export function islandTree<Data extends object>(
  { View }: Island<Data>,
  { page, data, i18n }: { readonly page: PageFacts; readonly data: Data; readonly i18n: I18n },
): ReactNode {
  return (
    <I18nProvider i18n={i18n}>
      <PageProvider page={page}>
        <IslandBoundary>
          <View {...data} />
        </IslandBoundary>
      </PageProvider>
    </I18nProvider>
  );
}
