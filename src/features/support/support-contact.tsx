import type { ReactNode } from 'react';
import { usePage } from '../../page/page.tsx';
import { SandboxSupportNote, SupportHours, SupportPhone, SupportWriting } from './support-lines.tsx';

interface SupportContactProps {
  /** The way in writing; by default, what writes to support. */
  readonly children?: ReactNode;
}

/** How to contact us by phone and in writing. */
export function SupportContact({ children }: SupportContactProps) {
  const { configuration } = usePage();
  if (!configuration) return null;
  return (
    <p>
      <SupportPhone {...configuration} />
      <br />
      <SupportHours {...configuration} />
      <br />
      {children ?? <SupportWriting {...configuration} />}
      {configuration.isSandbox && (
        <>
          <br />
          <SandboxSupportNote />
        </>
      )}
    </p>
  );
}
