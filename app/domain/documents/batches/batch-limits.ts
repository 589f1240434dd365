import { hour, inSeconds, megabyte } from '#app/units.ts'

/** Enough for a founder with a folder full of contracts, too few to fill a disk. One count for all of a member's uploads. */
export const uploadsPerMember = { name: 'upload', points: 300, seconds: inSeconds(hour) }

/** Batches that one member begins. */
export const batchesPerMember = { name: 'upload-batch', points: 100, seconds: inSeconds(hour) }

/** The most files that are chosen for one batch. */
export const mostChosen = 100

/** The most bytes of a ZIP. */
export const mostZipBytes = 200 * megabyte

/** What a ZIP may hold: files, and bytes that they unpack to together. */
export const zipLimits = { entries: 200, bytes: 500 * megabyte }

/** The most bytes of one PDF or DOCX. */
export const mostFileBytes = 50 * megabyte
