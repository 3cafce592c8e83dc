import { usePage } from '../../page/page.tsx';
import { SandboxSupportNote, SupportHours, SupportPhone, SupportWriting } from './support-lines.tsx';

/** How to contact us by phone and in writing. */
export function SupportContact() {
  const { configuration } = usePage();
  if (!configuration) return null;
  return (
    <p>
      <SupportPhone {...configuration} />
      <br />
      <SupportHours {...configuration} />
      <br />
      <SupportWriting {...configuration} />
      {configuration.isSandbox && (
        <>
          <br />
          <SandboxSupportNote />
        </>
      )}
    </p>
  );
}
