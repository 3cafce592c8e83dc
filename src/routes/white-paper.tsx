import { WhitePaperPage } from '../features/white-paper/white-paper-page.tsx';

/** `/form/whitepaper/read/`: what the form of the white paper opens. */
export default function WhitePaperRoute() {
  return <WhitePaperPage />;
}
