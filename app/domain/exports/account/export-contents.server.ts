import { ownedBy } from '#app/domain/access/visible-to.ts'
import { csvLine, csvStart } from '#app/domain/archive/csv.ts'
import { distinctNames, safeName } from '#app/domain/archive/safe-names.ts'
import type { ZipContent, ZipContents, ZippedFile } from '#app/domain/archive/stream-zip.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { companyFiles, draftFiles, orderFiles, personFiles, vaultFiles } from './person-files.server.ts'
import { documentFiles } from './document-files.server.ts'
import { creditLines, historyLines, paymentLines, writtenCommentLines } from './history-lines.server.ts'
import { readme } from './readme.ts'

/** What the job that makes an export works with. */
export interface ExportWork {
	services: Pick<Services, 'db' | 'storage' | 'log'>
	member: Member
	/** Stops it when the program stops. */
	signal: AbortSignal
}

/**
 * Every file of an account's export, one after the other, with a manifest of their hashes at the end. What could not be
 * included is named in a file of its own, instead of losing the rest.
 */
export async function* exportContents(work: ExportWork): ZipContents {
	const { services, member, signal } = work
	const written: ZippedFile[] = []
	const missing: string[] = []
	async function* put(files: Iterable<ZipContent> | AsyncIterable<ZipContent>): ZipContents {
		for await (const file of files) {
			signal.throwIfAborted()
			written.push(yield file)
		}
	}

	yield* put([{ path: ['README.txt'], content: readme(member, new Date()) }])
	yield* put(await personFiles(work))
	yield* put(await companyFiles(work))
	yield* put(await orderFiles(work))
	yield* put(await vaultFiles(work))
	yield* put(await draftFiles(work))
	const folderName = distinctNames()
	for (const { id, name, deletedAt } of await ownDocuments(services, member)) {
		const top = deletedAt ? 'documents-in-bin' : 'documents'
		const folder = folderName(`${top}/${safeName(name)}`).slice(top.length + 1)
		yield* put(documentFiles(work, id, [top, folder], (what) => missing.push(what)))
	}
	yield* put([
		{ path: ['comments.csv'], content: writtenCommentLines(work) },
		{ path: ['history.csv'], content: historyLines(work) },
		{ path: ['credits.csv'], content: creditLines(work) },
		{ path: ['payments.csv'], content: paymentLines(work) },
	])
	if (missing.length > 0) yield* put([{ path: ['missing.txt'], content: `${missing.join('\n')}\n` }])
	yield {
		path: ['manifest.csv'],
		content: [csvStart, csvLine(['path', 'sha256', 'bytes']), ...written.map((file) => csvLine([file.path, file.sha256, file.bytes]))].join(
			'',
		),
	}
}

/** Those in the bin too: they can be restored, so they are data of the account. */
async function ownDocuments({ db }: Pick<Services, 'db'>, member: Member) {
	const own = ownedBy(member)
	return db.document.findMany({
		where: { OR: [own, { ...own, deletedAt: { not: null } }] },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: { id: true, name: true, deletedAt: true },
	})
}
