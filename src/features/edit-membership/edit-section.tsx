import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './edit-section.module.css';

interface EditSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One thing about a membership that can be changed: its title, and beside it what to change. */
export function EditSection({ title, children }: EditSectionProps) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <Stack gap={3}>{children}</Stack>
    </section>
  );
}
