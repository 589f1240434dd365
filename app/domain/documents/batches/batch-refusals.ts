import type { EntryRefusal, ZipRefusal } from '#app/domain/archive/read-zip.server.ts'
import { shownSize } from '../file-size.ts'
import { mostFileBytes, mostZipBytes, zipLimits } from './batch-limits.ts'

/** Why a ZIP was not opened, and what to do. */
export const zipRefusals: Record<ZipRefusal, string> = {
	corrupt: 'This ZIP file is damaged and can’t be opened. Make it again, or upload its files themselves.',
	empty: 'This ZIP file has no files in it.',
	too_many: `This ZIP file holds more than ${zipLimits.entries} files. Split it and upload the parts.`,
	too_large: `The files in this ZIP file are larger than ${shownSize(zipLimits.bytes)} together. Split it and upload the parts.`,
}

/** Why a file in a ZIP was not unpacked, and what to do. */
export const entryRefusals: Record<EntryRefusal, string> = {
	encrypted: 'This file is protected with a password in the ZIP file. Unpack it and upload the file itself.',
	bomb: 'This file unpacks to far more than a document holds, so it was not opened.',
	too_large: `This file is larger than ${shownSize(mostFileBytes)}. Split it and upload the parts.`,
	corrupt: 'This file is damaged in the ZIP file. Make the ZIP file again, or upload the file itself.',
}

/** Why a file of a batch was not added, where no rule of single uploads says it. */
export const batchRefusals = {
	too_large: `This file is larger than ${shownSize(mostFileBytes)}. Split it and upload the parts.`,
	zip_too_large: `This ZIP file is larger than ${shownSize(mostZipBytes)}. Split it and upload the parts.`,
	nested: 'This is a ZIP file inside a ZIP file. Unpack it and upload its files, or upload it on its own.',
	incomplete: 'This file did not arrive completely. Add it again.',
} as const

/** What a row says of a file that was added without the review that was asked for. */
export const addedWithoutReview = 'Added without a review: you have no document checks left.'
