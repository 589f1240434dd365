import { spawnSync } from 'node:child_process'
import { comeBack } from '#tests/fixtures/returned-docx.ts'
import { clientOf, type Client } from '#tests/product/client.ts'
import { sendOut, takeBack, uploadForReview } from '#tests/product/negotiation.ts'
import { demoContracts, fileOf, negotiated } from './demo-contracts.ts'
import { mailedLink } from './mailed-link.ts'

const owner = { email: 'ada@demo.example', first_name: 'Ada', last_name: 'Founder' }
const counsel = { email: 'lee@demo.example', first_name: 'Lee', last_name: 'Counsel' }
/** Each review takes one. */
const credits = 50

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
		await uploadForReview(ada, await fileOf(contract), contract.partyRole)
	}

	const nda = (await vault(ada)).find(({ name }) => name === negotiated.name)
	if (!nda) throw new Error(`${negotiated.name} is not in the vault after its upload`)
	await ada.call('POST', `/api/document/${nda.document_id}/share`, { email: counsel.email, role: 'editor' })
	if (nda.version_number === 1) {
		say(`Sending ${negotiated.name} out and taking back what the counterparty made of it …`)
		await takeBack(ada, nda.document_id, await comeBack(await sendOut(ada, nda.document_id)), negotiated.name)
	}
	return { email: owner.email, signIn: await mailedLink(url, dataDir, owner.email) }
}

/** Registers somebody who has no account yet and signs them in; needs a program on this machine with AUTH_DEV_BYPASS=1. */
async function signedIn(url: string, person: typeof owner): Promise<Client> {
	const anonymous = clientOf(url)
	await anonymous.call('POST', '/api/register', person)
	const { token } = await anonymous.json<{ token: string }>('POST', '/api/auth/magic-link', { email: person.email })
	return clientOf(url, token)
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
