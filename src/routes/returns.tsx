import { ReturnsPage } from '../features/terms/returns-page.tsx';

export default function Returns() {
  return <ReturnsPage />;
}
