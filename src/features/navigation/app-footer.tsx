import { Cluster, Container } from '../../ui/layout/layout.tsx';
import { PageItems } from './page-items.tsx';

/** The way out of a contract and who sells, which the law requires on every page, also in the app. */
export function AppFooter() {
  return (
    <footer>
      <Container>
        <Cluster as="ul" gap={4}>
          <PageItems names={['withdrawal', 'cancellation', 'impressum', 'privacyForm']} />
        </Cluster>
      </Container>
    </footer>
  );
}
