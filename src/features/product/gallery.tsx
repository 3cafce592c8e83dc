import { useLingui } from '@lingui/react/macro';
import type { Connector } from '@sonde/machines/rules/catalogue';
import { pictureWithPlug } from '../../pictures/plug-pictures.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { OfferPicture } from '../offers/product-offers.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly pictures: readonly OfferPicture[];
  readonly connector: Connector;
  /** Position of the large picture. */
  readonly chosen: number;
  readonly onChoose: (picture: number) => void;
}

/** A picture with another connector than the selected one would mislead. */
function picturesFor(pictures: readonly OfferPicture[], connector: Connector) {
  const isOfOther = (url: string) => url.includes('-connector-') && !url.includes(`-connector-${connector}`);
  const hasOwn = pictures.some(({ url }) => url.includes(`-connector-${connector}`));
  return pictures
    .filter(({ url }) => !isOfOther(url) && !(hasOwn && url.endsWith('-connector.svg')))
    .map(({ url, alt }) => ({ url: pictureWithPlug(url, connector), alt }));
}

/** A large picture and its thumbnails. */
export function Gallery({ pictures, connector, chosen, onChoose }: GalleryProps) {
  const { t } = useLingui();
  const shown = picturesFor(pictures, connector);
  const large = shown[chosen] ?? shown[0];
  if (!large) return null;
  return (
    <div className={styles.gallery}>
      <a href={large.url} data-zoom>
        <Picture src={large.url} alt={large.alt} width={800} height={600} isPriority />
      </a>
      <ul role="list" className={styles.thumbnails}>
        {shown.map(({ url, alt }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t`Show: ${alt}`}
              aria-pressed={url === large.url}
              onClick={() => onChoose(index)}
            >
              <img src={url} alt="" width={96} height={72} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
