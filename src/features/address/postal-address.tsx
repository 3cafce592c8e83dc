import styles from './postal-address.module.css';

/** An address in postal format, line by line. */
export function PostalAddress({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={`${index} ${line}`}>
          {index > 0 && <br />}
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
