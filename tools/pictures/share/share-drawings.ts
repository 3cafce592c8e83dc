import { sharePictureFile } from '../../../src/pictures/share-pictures.ts';
import { openRaster } from './raster.ts';
import { sharePictures } from './share-picture.ts';
import { shareWords } from './share-words.ts';

/** A file of `public/pictures` for a shared link, and its content. */
export interface ShareDrawing {
  readonly file: string;
  readonly draw: () => Promise<Buffer>;
}

/** The picture of every subject in every language. */
export async function shareDrawings(): Promise<readonly ShareDrawing[]> {
  const draw = sharePictures(await openRaster());
  return (await shareWords()).map((words) => ({
    file: sharePictureFile(words.subject, words.language),
    draw: () => draw(words),
  }));
}
