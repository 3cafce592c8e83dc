/** The reference catalog. */
export const catalogueFolder = new URL('catalogue/', import.meta.url);

/** The files that the catalog refers to: drawings in `pictures/`, certificates in `certificates/`. */
export const publicFolder = new URL('../../public/', import.meta.url);
