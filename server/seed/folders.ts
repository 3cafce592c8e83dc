/** The reference catalogue. */
export const catalogueFolder = new URL('catalogue/', import.meta.url);

/** The drawings that the catalogue's pictures refer to. */
export const picturesFolder = new URL('../../public/pictures/', import.meta.url);
