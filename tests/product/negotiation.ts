import { setTimeout as wait } from 'node:timers/promises'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Client } from './client.ts'
import { second } from '#app/units.ts'

const mostTries = 600

type PartyRole = 'sending' | 'receiving' | 'unsure'

/** Uploads a document and waits for its report. @returns the document's id */
export async function uploadForReview(client: Client, file: File, partyRole: PartyRole): Promise<string> {
	const form = new FormData()
	form.set('metadata', JSON.stringify({ party_role: partyRole }))
	form.set('name', file.name)
	form.set('file', file)
	return (await client.json<{ document_id: string }>('POST', '/api/document/uploadAndAnalysis', form)).document_id
}

/** The suggestions of a document that nobody decided about yet, once they are drafted. */
export async function openSuggestions(client: Client, documentId: string): Promise<{ suggestion_id: string }[]> {
	for (let tries = 0; tries < mostTries; tries += 1) {
		const { ready, suggestions } = await client.json<{ ready: string; suggestions: { suggestion_id: string; state: string }[] }>(
			'GET',
			`/api/document/${documentId}/suggestions`,
		)
		if (ready === 'ready') return suggestions.filter(({ state }) => state === 'open')
		if (ready !== 'under_way') throw new Error(`The suggestions are ${ready}`)
		await wait(second / 2)
	}
	throw new Error('The suggestions were not drafted in time')
}

/** Accepts the first two suggestions and downloads the file with them, as it goes to the counterparty. */
export async function sendOut(client: Client, documentId: string): Promise<Uint8Array> {
	for (const { suggestion_id } of (await openSuggestions(client, documentId)).slice(0, 2))
		await client.call('POST', `/api/document/${documentId}/suggestions`, { suggestions: [{ suggestion_id, state: 'accepted' }] })
	const sent = await client.call('GET', `/api/document/downloadWithSuggestions/${documentId}`)
	return new Uint8Array(await sent.arrayBuffer())
}

/** Uploads what came back from the counterparty, on the page of rounds. */
export async function takeBack(client: Client, documentId: string, bytes: Uint8Array, fileName: string): Promise<void> {
	const page = await (await client.call('GET', `/review/${documentId}/rounds`)).text()
	const choice = /<select[^>]*name="sent"[\s\S]*?<option value="([^"]+)"/.exec(page)?.[1]
	if (!choice) throw new Error('The page of rounds offers no file that was sent')
	const form = new FormData()
	form.set('sent', choice)
	form.set('file', new File([new Uint8Array(bytes)], fileName, { type: docxMediaType }))
	await client.call('POST', `/review/${documentId}/rounds/upload`, form)
}
