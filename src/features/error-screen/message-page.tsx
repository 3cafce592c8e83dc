import type { ReactNode } from 'react';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';

interface MessagePageProps {
  /** The document's title, with the shop's name. */
  readonly title: string;
  readonly heading: ReactNode;
  /** Above the heading. */
  readonly picture?: ReactNode;
  /** What happened and what to do. */
  readonly children: ReactNode;
}

/** A page shown instead of the requested one, which search engines should not list. */
export function MessagePage({ title, heading, picture, children }: MessagePageProps) {
  return (
    <Section>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={4}>
          {picture}
          <h1>{heading}</h1>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
