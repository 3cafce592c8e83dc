import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { proChangeIsland, type ProChangeFlowProps } from './pro-change-flow.tsx';

interface ProChangePageProps {
  readonly title: ReactNode;
  readonly data: ProChangeFlowProps;
}

/** The same for everyone: who is signed in is known to the browser alone. */
export function ProChangePage({ title, data }: ProChangePageProps) {
  return (
    <Section>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={6}>
          <h1>{title}</h1>
          <NeedsScripts>
            <Trans>Turn on JavaScript to change your membership, or call us.</Trans>
          </NeedsScripts>
          <IslandPlace island={proChangeIsland} data={data} />
        </Stack>
      </Container>
    </Section>
  );
}
