import type { ReactNode } from 'react';
import { Container, Section } from '../../../src/ui/layout/layout.tsx';

/** The content width of the shop's pages, for parts that aren't pages themselves. */
export const OnPage = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Container width="content">{children}</Container>
  </Section>
);
