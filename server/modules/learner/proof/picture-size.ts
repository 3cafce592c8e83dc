/** More than phones take in a file of 10 MB. */
const mostPixels = 64_000_000;
const longestSide = 30_000;

/** Whether a picture can be opened without needing more memory than a photo: small files can claim to be huge. */
export const isSizeOfPhoto = (width: number, height: number): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= longestSide && width * height <= mostPixels;

/** The most segments or chunks of a picture; encoders write hundreds. Reading millions would keep the process busy. */
export const mostPieces = 20_000;
