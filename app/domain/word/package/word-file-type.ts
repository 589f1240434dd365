import type { ByteSource } from './zip/byte-source.ts'
import { readZipDirectory } from './zip/zip-directory.ts'
import { openDocxPackage } from './docx-package.ts'
import { orRefusal } from './refusal.ts'
import type { WordFileFailure } from './word-file-failure.ts'

const pdfWindow = 1024
const compoundWindow = 64 * 1024

/** Whether a file is a PDF: '%PDF-' within the first 1,024 bytes (ISO 32000-1, annex H, note 13). */
export async function isPdf(source: ByteSource): Promise<boolean> {
	return (await source.read(0, pdfWindow)).includes('%PDF-')
}

/**
 * Why a file is not taken for a .docx, judged by its content, whatever it is called; `null` when it is one. It reads a
 * few kilobytes. A damaged or hostile DOCX is still a DOCX here.
 *
 * - DOCX: a zip whose names or content types are those of a word-processing package.
 * - A compound file (MS-CFB) that wraps an encrypted package is a DOCX with a password: 'encrypted'. Any other
 *   is an old .doc and the like: 'unsupported_type'.
 */
export async function refusedWordFile(
	source: ByteSource,
): Promise<Extract<WordFileFailure, 'empty' | 'encrypted' | 'unsupported_type'> | null> {
	if (source.size === 0) return 'empty'
	if (await isPdf(source)) return 'unsupported_type'
	const head = await source.read(0, compoundWindow)
	if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
		return (await isWordPackage(source, head)) ? null : 'unsupported_type'
	}
	if (head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) {
		return (await holdsEncryptedPackage(source, head)) ? 'encrypted' : 'unsupported_type'
	}
	return 'unsupported_type'
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
