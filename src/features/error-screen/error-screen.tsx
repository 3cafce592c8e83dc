import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';
import { reportError } from '../../app/report-error.ts';
import { SupportContact } from '../navigation/support-contact.tsx';
import type { Maintenance } from '../maintenance/load-maintenance.ts';
import { MaintenancePage } from '../maintenance/maintenance-page.tsx';
import { StoreShell } from '../navigation/store-shell.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { ErrorId } from './error-id.tsx';
import { NotFound } from './not-found.tsx';

/** The one boundary of all bugs; a page that is missing and a shop that is closed say so instead. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <StoreShell>
        <NotFound />
      </StoreShell>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 503) {
    return (
      <StoreShell>
        <MaintenancePage maintenance={error.data as Maintenance} />
      </StoreShell>
    );
  }
  return (
    <StoreShell>
      <ReportedProblem error={error} />
    </StoreShell>
  );
}

const isBrowser = typeof window !== 'undefined';

/** An error of the server comes with its id; one of the page is reported now. */
function ReportedProblem({ error }: { error: unknown }) {
  const [errorId] = useState(
    () => errorIdOf(error) ?? (isBrowser ? reportError({ message: String(error), trail: [] }) : null),
  );
  return <ProblemReport errorId={errorId} />;
}

function errorIdOf(error: unknown): string | null {
  const text = isRouteErrorResponse(error) ? String(error.data) : error instanceof Error ? error.message : '';
  return /Error ID: (\w+)/.exec(text)?.[1] ?? null;
}

/** What the buyer reads when something of ours failed. */
export function ProblemReport({ errorId }: { errorId: string | null }) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`An Error Occurred – Sonde`}</title>
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
          <SupportContact />
        </Stack>
      </Container>
    </Section>
  );
}
