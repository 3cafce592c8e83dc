import { Outlet } from 'react-router';

/** What only the flows need (machines, the API's client, the card provider) is loaded with the routes below. */
export default function Flows() {
  return <Outlet />;
}
