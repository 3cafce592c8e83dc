import { OwnDirection } from '../own-direction/own-direction.tsx';
import styles from './written-text.module.css';

/** What a person wrote, with its line breaks and in its own direction. */
export function WrittenText({ text }: { readonly text: string }) {
  return (
    <span className={styles.written}>
      <OwnDirection text={text} />
    </span>
  );
}
