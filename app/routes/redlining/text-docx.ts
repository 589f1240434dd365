import { writeTextJob } from '#app/domain/extraction/write-text-job.ts'
import { data } from 'react-router'
import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import { fileStem } from '#app/domain/documents/file-name.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { redlinesPerMember, tooManyRedlines } from '#app/domain/documents/redline-limits.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/require-member.ts'
import { wordFileAnswer } from '#app/http/word-file.ts'
import type { Route } from './+types/text-docx.ts'
import { readAsk } from './redlining-links.ts'

/** The words of a document as a Word file that says of itself that it is not the original. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const { version } = readAsk(new URL(request.url).searchParams)
	const found = await findSharedVersion(services, member, params.documentId, version ?? undefined)
	if (!found) throw data('Your vault has no such document.', { status: 404 })
	if ((await services.limits.count(redlinesPerMember, member.id)) > 0) throw data(tooManyRedlines.says, { status: 429 })
	const words = await readVersion(services, found.version)
	if ('unreadable' in words)
		throw data(words.unreadable === 'file_missing' ? 'The file is not there any more.' : extractionAdvice[words.unreadable], {
			status: 422,
		})
	const written = await wordEngineFor(member.id).run(
		writeTextJob,
		{ document: words, name: found.version.fileName },
		{ signal: request.signal },
	)
	if (!('value' in written)) throw new Error('The text of a version could not be written as a Word file')
	return wordFileAnswer(written.value, `${fileStem(found.version.fileName)}_text_not_original.docx`)
}
