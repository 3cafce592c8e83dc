import type { RouterContextProvider } from 'react-router';
import {
  isOrderAccessKey,
  openedOrderCookie,
  orderAccessParameter,
  readOrderAccessKey,
} from '@sonde/machines/rules/checkout';
import { OrderDocument, type OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { executeForPage } from '../../graphql/execute.ts';
import { pageServicesContext } from '../../page/page-services.ts';

interface AskedPage {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** The key in the address, for a browser without cookies, or in the order's cookie. */
function accessKeyIn(request: Request, token: string): string | null {
  const inAddress = new URL(request.url).searchParams.get(orderAccessParameter) ?? '';
  if (isOrderAccessKey(inAddress)) return inAddress;
  return readOrderAccessKey(request.headers.get('Cookie') ?? '', token);
}

/** Whether the buyer has just proved that the order of a page is theirs: the page's heading takes the focus. */
export const isJustProved = (request: Request, token: string): boolean =>
  (request.headers.get('Cookie') ?? '').split('; ').includes(openedOrderCookie(token));

/** The order of a link, with the data that this browser may see; null for an unknown one. */
export async function loadSeenOrder(
  { context, request }: AskedPage,
  token: string,
): Promise<OrderFieldsFragment | null> {
  const { order } = await executeForPage(
    context.get(pageServicesContext),
    OrderDocument,
    { token, accessKey: accessKeyIn(request, token) },
    'Failed to load the order',
  );
  return order;
}
