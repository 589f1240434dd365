import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment } from 'postal-mime'
import { answerJobs } from '#app/infrastructure/answer-jobs.server.ts'
import { deepest, mostAttachments, mostHeadBytes, mostPartLines } from './mail-limits.ts'
import type { OpenedAttachment, OpenedMail, OpenMailJob } from './opening-job.ts'

// The process in which mails are opened: a hostile mail can harm nothing but this process.
answerJobs(openMail)

async function openMail({ path, folder }: OpenMailJob): Promise<OpenedMail> {
	const bytes = await readFile(path)
	if (tooManyParts(bytes)) return { refused: 'malformed' }
	const parsed = await PostalMime.parse(bytes, {
		maxNestingDepth: deepest.parts,
		maxHeadersSize: 4 * mostHeadBytes,
		maxRfc822NestingDepth: deepest.mails,
	}).catch(() => null)
	if (!parsed) return { refused: 'malformed' }
	const documents = parsed.attachments.filter(mayBeDocument)
	if (documents.length > mostAttachments) return { refused: 'too_many' }
	const attachments: OpenedAttachment[] = []
	for (const [index, { filename, content }] of documents.entries()) {
		const file = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
		const target = join(folder, `attachment-${index}`)
		await writeFile(target, file, { mode: 0o600 })
		const sha256 = createHash('sha256').update(file).digest('hex')
		attachments.push({ path: target, fileName: filename ?? '', bytes: file.byteLength, sha256 })
	}
	return { attachments }
}

const lineFeed = 0x0a
const hyphen = 0x2d

function tooManyParts(bytes: Uint8Array): boolean {
	let lines = 0
	for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1))
		if (bytes[at + 1] === hyphen && bytes[at + 2] === hyphen && (lines += 1) > mostPartLines) return true
	return false
}

/** Whether somebody attached it as a document. Logos, signatures of mail programs and cards come with mails by themselves. */
function mayBeDocument({ mimeType, disposition, related }: Attachment): boolean {
	if (/^(?:text\/(?:x-)?vcard|text\/calendar|application\/(?:(?:x-)?pkcs7-signature|pgp-signature|ics))$/.test(mimeType)) return false
	return !(mimeType.startsWith('image/') && (related === true || disposition === 'inline'))
}
