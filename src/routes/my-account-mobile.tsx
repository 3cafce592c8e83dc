import { AccountPage } from '../features/account/account-page.tsx';

export default function MyAccountMobile() {
  return <AccountPage isInApp />;
}
