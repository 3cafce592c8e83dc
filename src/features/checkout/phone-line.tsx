import { usePage } from '../../page/page.tsx';
import { SupportPhone } from '../support/support-lines.tsx';

/** The phone number for the person who can't wait for the connection. */
export function PhoneLine() {
  const { configuration } = usePage();
  return (
    configuration && (
      <p>
        <SupportPhone {...configuration} />
      </p>
    )
  );
}
