import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { editMembershipIsland } from './edit-membership-flow.tsx';

/** The same for everyone: who is signed in is known to the browser alone. */
export function EditMembershipPage({ offers }: { readonly offers: OwnerOffers }) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Edit membership – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={6}>
          <h1>
            <Trans>Edit membership</Trans>
          </h1>
          <noscript>
            <p>
              <Trans>Turn on JavaScript to edit your membership, or call us.</Trans>
            </p>
          </noscript>
          <IslandPlace island={editMembershipIsland} data={{ offers }} />
        </Stack>
      </Container>
    </Section>
  );
}
