import { useLingui } from '@lingui/react/macro';
import { isNotSoldHere, isUnknownProduct } from '../catalogue/not-sold.ts';
import type { Maintenance } from './load-maintenance.ts';
import { EndedCheckout, isCheckoutEnded } from './ended-checkout.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { NotFound } from './not-found.tsx';
import { NotSold } from './not-sold.tsx';
import { ProblemReport } from '../trouble/problem-report.tsx';
import { TooManyRequests } from './too-many-requests.tsx';

/** Why a page isn't shown: a response thrown by a loader, or a bug with its ID. */
export type PageFailure =
  | { readonly kind: 'answer'; readonly status: number; readonly data: unknown }
  | { readonly kind: 'bug'; readonly message: string };

/** The server's error boundary for bugs. A missing page and a closed or unavailable shop have their own screens. */
export function ErrorScreen({ failure }: { failure: PageFailure }) {
  if (failure.kind === 'answer' && failure.status === 404 && isCheckoutEnded(failure.data))
    return <EndedCheckout />;
  if (failure.kind === 'answer' && failure.status === 404)
    return isNotSoldHere(failure.data) ? (
      <NotSold {...failure.data} />
    ) : (
      <NotFound product={isUnknownProduct(failure.data) ? failure.data.unknownProduct : null} />
    );
  if (failure.kind === 'answer' && failure.status === 429) return <TooManyRequests />;
  if (failure.kind === 'answer' && failure.status === 503)
    return <MaintenancePage maintenance={failure.data as Partial<Maintenance>} />;
  const text = failure.kind === 'answer' ? String(failure.data) : failure.message;
  return <ProblemPage errorId={/Error ID: (\w+)/.exec(text)?.[1] ?? null} />;
}

/** The report as a page of its own. */
export function ProblemPage({ errorId }: { errorId: string | null }) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`An Error Occurred – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <ProblemReport errorId={errorId} />
    </>
  );
}
