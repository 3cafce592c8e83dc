/** The reference catalog. */
export const catalogueFolder = new URL('catalogue/', import.meta.url);

/** The drawings that the catalog's pictures refer to. */
export const picturesFolder = new URL('../../public/pictures/', import.meta.url);
