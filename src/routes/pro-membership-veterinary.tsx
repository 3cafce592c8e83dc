import type { Route } from './+types/pro-membership-veterinary.ts';
import { loadProMembership } from '../features/memberships/load-pro-membership.ts';
import { ProMembershipPage } from '../features/memberships/pro-membership-page.tsx';

export const loader = (position: Route.LoaderArgs) => loadProMembership('VETERINARY', position);

export default function ProMembershipVeterinary({ loaderData }: Route.ComponentProps) {
  return <ProMembershipPage market="VETERINARY" {...loaderData} />;
}
