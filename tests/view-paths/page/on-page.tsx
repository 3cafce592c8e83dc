import type { ReactNode } from 'react';
import { Container, Section } from '../../../src/ui/layout/layout.tsx';

/** As wide as the pages of the shop hold what is no page of its own. */
export const OnPage = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Container width="content">{children}</Container>
  </Section>
);
