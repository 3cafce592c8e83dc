import { AccountPage } from '../features/account/account-page.tsx';

export default function MyAccount() {
  return <AccountPage isInApp={false} />;
}
