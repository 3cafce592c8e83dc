import { DataProtectionPage } from '../features/terms/data-protection-page.tsx';

export default function DataProtection() {
  return <DataProtectionPage />;
}
