import { data, type RouterContextProvider } from 'react-router';
import { pageServicesContext } from '../../page/page-services.ts';
import { executeForPage } from '../../graphql/execute.ts';
import { MaintenanceQueryDocument, type MaintenanceQuery } from '../../graphql/shop.generated.ts';

export type Maintenance = MaintenanceQuery['shop']['maintenance'];

/** Browsers and robots ask again after so many seconds. */
const retryAfter = 300;

/** Throws the page of the maintenance while there is one and the visitor has no permission to shop during it. */
export async function assertOpen(context: Readonly<RouterContextProvider>): Promise<void> {
  const { shop } = await executeForPage(
    context.get(pageServicesContext),
    MaintenanceQueryDocument,
    {},
    'Failed to load maintenance data',
  );
  const { maintenanceMode, maintenanceAccessAllowed } = shop.maintenance;
  if (maintenanceMode && !maintenanceAccessAllowed)
    throw data(shop.maintenance, { status: 503, headers: { 'Retry-After': String(retryAfter) } });
}
