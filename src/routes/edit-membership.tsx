import { EditMembershipPage } from '../features/edit-membership/edit-membership-page.tsx';

export default function EditMembership() {
  return <EditMembershipPage />;
}
