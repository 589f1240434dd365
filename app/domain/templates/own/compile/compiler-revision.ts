/**
 * Raised whenever the same source gives another Word file, so that the library gets the new one. A test holds it against
 * the bytes of a sample.
 */
export const compilerRevision = 1
