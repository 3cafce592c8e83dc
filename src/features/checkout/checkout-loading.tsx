import { Stack } from '../../ui/layout/layout.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { SummaryBar } from '../../ui/summary-bar/summary-bar.tsx';
import { SummaryColumns } from '../../ui/summary-bar/summary-columns.tsx';
import { useLingui } from '@lingui/react/macro';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';

/** Reserves the space of the first step and its summary while the checkout loads. */
export function CheckoutLoading() {
  const { t } = useLingui();
  return (
    <SummaryColumns
      summary={
        <SummaryBar label={t`Order summary`} totalLabel="" total="">
          <Skeleton shape="text" lines={8} />
        </SummaryBar>
      }
    >
      <NeedsScripts />
      <StepLoading />
    </SummaryColumns>
  );
}

/** Reserves the space of a step while it loads. */
export function StepLoading() {
  return (
    <>
      <LoadingStatus />
      <Stack gap={6}>
        <Skeleton shape="text" />
        <Skeleton shape="heading" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </>
  );
}
