import type { Route } from './+types/pro-membership.ts';
import { loadProMembership } from '../features/memberships/load-pro-membership.ts';
import { ProMembershipPage } from '../features/memberships/pro-membership-page.tsx';

export const loader = (position: Route.LoaderArgs) => loadProMembership('HUMAN', position);

export default function ProMembershipRoute({ loaderData }: Route.ComponentProps) {
  return <ProMembershipPage market="HUMAN" {...loaderData} />;
}
