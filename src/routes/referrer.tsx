import { data } from 'react-router';
import type { Route } from './+types/referrer.ts';
import { ReferrerPage, UnknownReferrer } from '../features/referrer/referrer-page.tsx';
import { ReferrerDocument } from '../graphql/referrer.generated.ts';
import { executeForPage } from '../graphql/execute.ts';
import { pageServicesContext } from '../page/page-services.ts';

/**
 * The person who has the token sees the page. An unknown token and a former member's get the same 404; a replaced one
 * says so.
 */
export async function loader({ context, params: { token: referrerToken } }: Route.LoaderArgs) {
  const services = context.get(pageServicesContext);
  const { referrer, isReferrerTokenReplaced } = await executeForPage(
    services,
    ReferrerDocument,
    { referrerToken },
    'Failed to load a referrer',
  );
  return data({ referrer, isReferrerTokenReplaced }, { status: referrer === null ? 404 : 200 });
}

export default function Referrer({ loaderData }: Route.ComponentProps) {
  const { referrer, isReferrerTokenReplaced } = loaderData;
  return referrer === null ? (
    <UnknownReferrer isReplaced={isReferrerTokenReplaced} />
  ) : (
    <ReferrerPage referrer={referrer} />
  );
}
