import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { storedView } from '#app/domain/documents/versions/find-document-view.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { readTemplate, type DocumentTemplate, type Owner } from '#tests/fixtures/copy-document.ts'
import { clientOf } from '#tests/product/client.ts'
import { uploadForReview } from '#tests/product/negotiation.ts'
import { preparations, type PreparedDocument } from './prepared-documents.ts'
import { preparedFile } from './prepared-file.ts'
import { openStartState, signedInFounder, type StartState } from './start-state.ts'
import { second } from '#app/units.ts'

const mostTries = 600

/**
 * Prepares the documents that journeys begin with, once in a run, in the product itself: each belongs to a person of its
 * own, is uploaded and reviewed over the API, and is read back with all that the product made of it.
 */
export default async function prepareDocuments({ projects }: FullConfig): Promise<void> {
	const state = await openStartState()
	try {
		const url = projects[0]!.use.baseURL!
		const names = Object.keys(preparations) as PreparedDocument[]
		const documents = await Promise.all(names.map(async (name) => ({ name, ...(await prepare(state, url, name)) })))
		const templates: Partial<Record<PreparedDocument, DocumentTemplate>> = {}
		// Only now: while one is prepared its files are half written.
		for (const { name, ...document } of documents) templates[name] = await readTemplate(state.pool, state.storage, document)
		await writeFile(preparedFile(state.dataDir), JSON.stringify(templates))
	} finally {
		await state.close()
	}
}

async function prepare(state: StartState, url: string, name: PreparedDocument): Promise<Owner & { documentId: string }> {
	const { file, partyRole, then, reviews = 1 } = preparations[name]
	const { token, ...owner } = await signedInFounder(state, `${name.toLowerCase()}@prepared.example`)
	const client = clientOf(url, token)
	const chosen = await file()
	const documentId = await uploadForReview(
		client,
		new File([new Uint8Array(chosen.buffer)], chosen.name, { type: chosen.mimeType }),
		partyRole,
	)
	await then?.(client, documentId)
	for (let tries = 0; !(await isSettled(state, documentId, reviews)); tries += 1) {
		if (tries === mostTries) throw new Error(`The document '${name}' was not ready in time`)
		await wait(second / 4)
	}
	return { documentId, ...owner }
}

/** Whether everything is there that follows a review: suggestions and the page of each Word file, and what became of a round. */
async function isSettled({ db, storage }: StartState, documentId: string, reviews: number): Promise<boolean> {
	const versions = await db.documentVersion.findMany({
		where: { documentId },
		select: { id: true, mediaType: true, suggestionRun: true, reviews: { where: { status: 'complete' }, select: { id: true } } },
	})
	const waiting = await db.round.count({ where: { documentId, judgedAt: null } })
	if (waiting > 0 || versions.flatMap((version) => version.reviews).length < reviews) return false
	for (const { id, mediaType, suggestionRun } of versions) {
		if (mediaType !== docxMediaType) continue
		// A view that is being written just now can't be read yet.
		if (!suggestionRun || !(await storedView({ storage }, id).catch(() => null))) return false
	}
	return true
}
