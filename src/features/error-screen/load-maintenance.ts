import { data, type RouterContextProvider } from 'react-router';
import { pageServicesContext } from '../../page/page-services.ts';
import { executeForPage } from '../../graphql/execute.ts';
import { MaintenanceQueryDocument, type MaintenanceQuery } from '../../graphql/shop.generated.ts';

export type Maintenance = MaintenanceQuery['shop']['maintenance'];

/** Retry-After in seconds, for browsers and crawlers. */
const retryAfter = 300;

/** Throws the maintenance page during maintenance, unless the visitor has access. */
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
