import styles from './postal-address.module.css';

/** The parts of an address that are shown; every one may be empty. */
export interface ShownAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly streetAddress1: string;
  readonly streetAddress2: string;
  readonly city: string;
  readonly postalCode: string;
  readonly countryArea: string;
  readonly phone: string;
  /** As people write it; where the API gave it. */
  readonly phoneFormatted?: string;
}

/** An address as it is written on a parcel; lines without content are left out. */
export function PostalAddress({ address }: { address: ShownAddress }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.companyName,
    address.streetAddress1,
    address.streetAddress2,
    `${address.city}, ${address.countryArea} ${address.postalCode}`,
    address.phoneFormatted ?? address.phone,
  ].filter((line) => line.trim() !== '');
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
