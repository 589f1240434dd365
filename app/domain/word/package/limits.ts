import { megabyte } from '#app/units.ts'

/** What all parts of a DOCX may unpack to together. */
export const maximumUnpackedBytes = 256 * megabyte

/** What one XML part of a DOCX may unpack to. */
export const maximumPartBytes = 96 * megabyte

/** How many entries the zip of a DOCX may list. */
export const maximumEntries = 10_000

/** An entry that unpacks to more than this and by more than `maximumRatio` is a bomb, not a document. */
export const bombThresholdBytes = 8 * megabyte
export const maximumRatio = 200

/** How deep XML elements may nest. */
export const maximumXmlDepth = 512
