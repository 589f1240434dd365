import { crc32 } from 'node:zlib'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { packEntry } from '#app/domain/word/package/zip/packed-entry.ts'
import { writeZip } from '#app/domain/word/package/zip/write-zip.ts'

const day = '2026-01-01T00:00:00Z'
const properties = 'docProps/core.xml'

/**
 * A Word file written again so that one template always gives the same bytes: fixed dates, and nothing packed, because
 * packing differs between releases of Node.
 */
export async function withSameBytes(bytes: Uint8Array): Promise<Uint8Array> {
	const file = await openDocxFile(bytes)
	const core = file.part(properties)
	if (core) file.setPart(properties, core.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, day))
	file.setPart(file.mainPart, withOwnBookmarkIds(file.part(file.mainPart) ?? ''))
	const entries = file.partNames.map(async (name) => {
		const content = file.bytesOf(name) ?? new Uint8Array()
		const entry = await packEntry(content, { rawName: Buffer.from(name) })
		return { ...entry, method: 0, packed: content, crc32: crc32(content) }
	})
	return new Uint8Array(writeZip(await Promise.all(entries)))
}

/** The library counts bookmarks through all documents that a process writes; here each document counts from 1. */
function withOwnBookmarkIds(document: string): string {
	const counts = { Start: 0, End: 0 }
	return document.replace(/<w:bookmark(Start|End)\b[^>]*>/g, (tag, side: keyof typeof counts) =>
		tag.replace(/w:id="\d+"/, `w:id="${++counts[side]}"`),
	)
}
