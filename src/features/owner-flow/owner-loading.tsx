import { Stack } from '../../ui/layout/layout.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** Reserves the space of a screen about a membership while it loads. */
export function OwnerLoading() {
  return (
    <Stack gap={4}>
      <LoadingStatus />
      <Skeleton shape="heading" />
      <Skeleton shape="text" lines={8} />
    </Stack>
  );
}
