import { writeTextJob } from '#app/domain/extraction/write-text-job.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { data } from 'react-router'
import { fileStem } from '#app/domain/documents/file-name.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { redlinesPerMember, tooManyRedlinesSentence } from '#app/domain/documents/redline-limits.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { wordFileAnswer } from '#app/http/files/word-file.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import type { Route } from './+types/text-docx.ts'

/** The text of a document as a Word file that states that it is not the original. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { member, version } = await openPageDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const wait = await services.limits.count(redlinesPerMember, member.id)
	if (wait > 0) throw data(tooManyRedlinesSentence, { status: 429, headers: retryAfterHeader(wait) })
	const words = await readVersion(services, version)
	if ('unreadable' in words)
		throw data(words.unreadable === 'file_missing' ? 'The file no longer exists.' : extractionAdvice[words.unreadable], {
			status: 422,
		})
	const written = await wordEngineFor(member.id).run(writeTextJob, { document: words, name: version.fileName }, { signal: request.signal })
	if (!('value' in written)) throw new Error('The text of a version could not be written as a Word file')
	return wordFileAnswer(written.value, `${fileStem(version.fileName)}_text_not_original.docx`)
}
