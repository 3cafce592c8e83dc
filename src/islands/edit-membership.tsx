export { editMembershipIsland as default } from '../features/edit-membership/edit-membership-flow.tsx';
