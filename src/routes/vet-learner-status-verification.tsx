import type { Route } from './+types/vet-learner-status-verification.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { LearnerVerificationPage } from '../features/learner-verification/learner-verification-page.tsx';
import { publicPages } from '../page/public-pages.ts';

export async function loader(position: Route.LoaderArgs) {
  await loadShopFor(publicPages.veterinaryLearners, position, 'VETERINARY');
  return null;
}

export default function VetLearnerStatusVerification() {
  return <LearnerVerificationPage market="VETERINARY" />;
}
