import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';

/** Reserves the space of a cart with a probe and its membership while it loads. */
export function CartLoading() {
  return (
    <>
      <NeedsScripts />
      <LoadingStatus />
      <Grid align="start">
        <GridItem span={7}>
          <Stack gap={6}>
            <Skeleton shape="thumbnail" />
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="thumbnail" />
            <Skeleton shape="text" lines={3} />
          </Stack>
        </GridItem>
        <GridItem span={5}>
          <Skeleton shape="text" lines={6} />
        </GridItem>
      </Grid>
    </>
  );
}
