import { asByteSource, type ByteSource } from '#app/domain/word/package/zip/byte-source.ts'
import { openDocxPackage } from '#app/domain/word/package/docx-package.ts'
import { orRefusal } from '#app/domain/word/package/refusal.ts'
import { readZipDirectory } from '#app/domain/word/package/zip/zip-directory.ts'
import { docxMediaType, type ExtractionFailure, type MediaType, pdfMediaType } from './extracted-document.ts'

/** What an upload is, or why it is nothing Fineprint takes. */
export type DetectedFileType =
	{ mediaType: MediaType } | { refused: Extract<ExtractionFailure, 'empty' | 'encrypted' | 'unsupported_type'> }

const pdfWindow = 1024
const compoundWindow = 64 * 1024

/**
 * Tells what a file is by its content, whatever it is called. It reads a few kilobytes. A damaged or hostile DOCX
 * is still a DOCX here: `inspectDocx` says what is wrong with it.
 *
 * - PDF: '%PDF-' within the first 1,024 bytes (ISO 32000-1, annex H, note 13).
 * - DOCX: a zip whose names or content types are those of a word-processing package.
 * - A compound file (MS-CFB) that wraps an encrypted package is a DOCX with a password: 'encrypted'. Any other
 *   is an old .doc and the like: 'unsupported_type'.
 */
export async function detectFileType(file: Uint8Array | ByteSource): Promise<DetectedFileType> {
	const source = asByteSource(file)
	if (source.size === 0) return { refused: 'empty' }
	const head = await source.read(0, compoundWindow)
	if (head.subarray(0, pdfWindow).includes('%PDF-')) return { mediaType: pdfMediaType }
	if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
		return (await isWordPackage(source, head)) ? { mediaType: docxMediaType } : { refused: 'unsupported_type' }
	}
	if (head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) {
		return { refused: (await holdsEncryptedPackage(source, head)) ? 'encrypted' : 'unsupported_type' }
	}
	return { refused: 'unsupported_type' }
}

async function isWordPackage(source: ByteSource, head: Buffer): Promise<boolean> {
	const directory = await orRefusal(() => readZipDirectory(source))
	// Without a directory the names of the first local headers are all there is to go by.
	if ('reason' in directory) return head.includes('[Content_Types].xml') || head.includes('word/')

	const names = directory.value.map(({ name }) => name.toLowerCase())
	if (names.some((name) => name.startsWith('word/'))) return true
	if (!names.includes('[content_types].xml') || names.some((name) => /^(xl|ppt)\//.test(name))) return false
	const opened = await orRefusal(() => openDocxPackage(source))
	return 'value' in opened || opened.reason !== 'unsupported_type'
}

/** Streams of a compound file are named in UTF-16 in directory sectors, which its header leads to (MS-CFB 2.2, 2.6). */
async function holdsEncryptedPackage(source: ByteSource, head: Buffer): Promise<boolean> {
	if (head.length < 512) return false
	const sectorSize = 2 ** Math.min(head.readUInt16LE(30), 16)
	const directory = await source.read(Math.min((head.readUInt32LE(48) + 1) * sectorSize, source.size), compoundWindow)
	const tail = await source.read(Math.max(0, source.size - compoundWindow), compoundWindow)
	return ['EncryptedPackage', 'EncryptionInfo'].some((name) => {
		const utf16 = Buffer.from(name, 'utf16le')
		return [directory, head, tail].some((window) => window.includes(utf16))
	})
}
