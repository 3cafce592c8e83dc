import { data, type RouterContextProvider } from 'react-router';
import { pageServicesContext } from '../../page/page-services.ts';
import { isRequiredByLaw } from '../../page/required-pages.ts';
import { executeForPage } from '../../graphql/execute.ts';
import { MaintenanceQueryDocument, type MaintenanceQuery } from '../../graphql/shop.generated.ts';

export type Maintenance = MaintenanceQuery['shop']['maintenance'];

/** Retry-After in seconds, for browsers and crawlers. */
const retryAfter = 300;

/** Throws the maintenance page during maintenance, unless the visitor has access or the law requires the page. */
export async function assertOpen(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  if (isRequiredByLaw(new URL(request.url).pathname)) return;
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
