import type { Route } from './+types/pro-membership-veterinary.ts';
import { itemEvent } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../page/visit-record.tsx';
import { loadProMembership } from '../features/memberships/load-pro-membership.ts';
import { ProMembershipPage } from '../features/memberships/pro-membership-page.tsx';

export const loader = (position: Route.LoaderArgs) => loadProMembership('VETERINARY', position);

export default function ProMembershipVeterinary({ loaderData: { viewed, ...sold } }: Route.ComponentProps) {
  return (
    <>
      <VisitRecord event={itemEvent('view_item', viewed)} />
      <ProMembershipPage market="VETERINARY" {...sold} />
    </>
  );
}
