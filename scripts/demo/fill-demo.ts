import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { comeBack } from '#tests/fixtures/returned-docx.ts'
import { signedIn, type Client } from './client.ts'
import { demoContracts, fileOf, negotiated, type DemoContract } from './demo-contracts.ts'
import { mailedLink } from './mailed-link.ts'

const owner = { email: 'ada@demo.example', first_name: 'Ada', last_name: 'Founder' }
const counsel = { email: 'lee@demo.example', first_name: 'Lee', last_name: 'Counsel' }
/** Each review takes one. */
const credits = 50
const mostTries = 600
const second = 1000

interface Listed {
	document_id: string
	name: string
	version_number: number
}

/**
 * Gives a running program a demo company, over the same API and pages that people use: contracts with their reviews,
 * one shared with outside counsel, sent out and come back. What is there already stays as it is.
 *
 * @returns who signs in, and the link that does it
 * @throws Error when the program refuses something
 */
export async function fillDemo(url: string, dataDir: string, say: (text: string) => void): Promise<{ email: string; signIn: string }> {
	const ada = await signedIn(url, owner)
	await signedIn(url, counsel)
	if ((await vault(ada)).length < demoContracts.length) giveCredits(owner.email, dataDir)

	for (const contract of demoContracts) {
		if ((await vault(ada)).some(({ name }) => name === contract.name)) continue
		say(`Reviewing ${contract.name} …`)
		await upload(ada, contract)
	}

	const nda = (await vault(ada)).find(({ name }) => name === negotiated.name)
	if (!nda) throw new Error(`${negotiated.name} is not in the vault after its upload`)
	await ada.call('POST', `/api/document/${nda.document_id}/share`, { email: counsel.email, role: 'editor' })
	if (nda.version_number === 1) {
		say(`Sending ${negotiated.name} out and taking back what the counterparty made of it …`)
		await sendAndTakeBack(ada, nda.document_id)
	}
	return { email: owner.email, signIn: await mailedLink(url, dataDir, owner.email) }
}

async function vault(client: Client): Promise<Listed[]> {
	return (await client.json<{ documents: Listed[] }>('GET', '/api/user/vault')).documents
}

function giveCredits(email: string, dataDir: string): void {
	const { status } = spawnSync(
		process.execPath,
		['scripts/command.mjs', 'user', email, '--plan', 'startup', '--credits', String(credits)],
		{
			env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
			stdio: ['ignore', 'ignore', 'inherit'],
		},
	)
	if (status !== 0) throw new Error(`npm run user ended with ${status}`)
}

async function upload(client: Client, contract: DemoContract): Promise<void> {
	const form = new FormData()
	form.set('metadata', JSON.stringify({ party_role: contract.partyRole }))
	form.set('name', contract.name)
	form.set('file', await fileOf(contract))
	await client.call('POST', '/api/document/uploadAndAnalysis', form)
}

/** Accepts two suggestions, downloads the file with them, and uploads it as the counterparty sends it back. */
async function sendAndTakeBack(client: Client, documentId: string): Promise<void> {
	for (const { suggestion_id } of (await suggestionsOf(client, documentId)).slice(0, 2))
		await client.call('POST', `/api/document/${documentId}/suggestions`, { suggestions: [{ suggestion_id, state: 'accepted' }] })
	const sent = await (await client.call('GET', `/api/document/downloadWithSuggestions/${documentId}`)).arrayBuffer()

	const page = await (await client.call('GET', `/review/${documentId}/rounds`)).text()
	const choice = /<select[^>]*name="sent"[\s\S]*?<option value="([^"]+)"/.exec(page)?.[1]
	if (!choice) throw new Error('The page of rounds offers no file that was sent')
	const form = new FormData()
	form.set('sent', choice)
	form.set('file', new File([new Uint8Array(await comeBack(new Uint8Array(sent)))], negotiated.name, { type: docxMediaType }))
	await client.call('POST', `/review/${documentId}/rounds/upload`, form)
}

/** The suggestions that nobody decided about yet, once they are drafted. */
async function suggestionsOf(client: Client, documentId: string): Promise<{ suggestion_id: string }[]> {
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
