import { Trans } from '@lingui/react/macro';
import { SupportContact } from '../support/support-contact.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { ErrorId } from './error-id.tsx';

/** The message for a bug of ours. */
export function ProblemReport({ errorId }: { errorId: string | null }) {
  return (
    <Section>
      <Container width="content">
        <Stack gap={4}>
          <h1>
            <Trans>An Error Occurred</Trans>
          </h1>
          <p>
            <Trans>
              There was a problem processing your request. Please contact support to complete your order.
            </Trans>
          </p>
          {errorId && <ErrorId errorId={errorId} />}
          <h2>
            <Trans>Contact us</Trans>
          </h2>
          <SupportContact />
        </Stack>
      </Container>
    </Section>
  );
}
