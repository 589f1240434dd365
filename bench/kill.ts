import { asDocx, asPdf } from '#tests/fixtures/agreement-files.ts'
import { longAgreement } from '#tests/fixtures/long-agreement.ts'
import { removeDataDir, signInAt, startProgram, temporaryDataDir, type RunningProgram } from '#tests/running-program.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import { query } from './query.ts'
import { table, type Result } from './result.ts'

const kills = 20
const credits = 1000
const second = 1000
/** Every other kill falls anywhere in this time after the uploads begin: while files are received and checked. */
const uploadWindow = 3 * second
/** The others fall this long after the first file was accepted: while it is extracted and reviewed. */
const reviewWindow = 0.6 * second

/** kill -9 at random moments during uploads and reviews; afterwards nothing accepted may be missing and every credit must be accounted for. */
export async function benchKill(seed = 20261121): Promise<Result[]> {
	const random = seededRandom(seed)
	const paragraphs = longAgreement(12)
	const files = [
		{ name: 'killed.docx', bytes: await asDocx(paragraphs) },
		{ name: 'killed.pdf', bytes: await asPdf(paragraphs) },
	]
	const dataDir = temporaryDataDir()
	const accepted = new Set<string>()
	let program = await startProgram({ dataDir })
	const { token, email } = await signInAt(program, credits)

	for (let round = 0; round < kills; round += 1) {
		const uploads = files.map((file) => upload(program, token, file, (id) => void accepted.add(id)).catch(() => undefined))
		const duringReview = round % 2 === 1
		if (duringReview) await Promise.race(uploads)
		await new Promise((resolve) => setTimeout(resolve, random() * (duringReview ? reviewWindow : uploadWindow)))
		await program.kill()
		await Promise.all(uploads)
		program = await startProgram({ dataDir })
	}

	const unfinished = await reviewsThatDoNotEnd(dataDir)
	const vault = (await (await fetch(`${program.url}/api/user/vault`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
		documents: { document_id: string }[]
	}
	const found = new Set(vault.documents.map((document) => document.document_id))
	const lost = [...accepted].filter((id) => !found.has(id))
	const unreadable: string[] = []
	for (const id of found) {
		const download = await fetch(`${program.url}/api/document/download/${id}`, { headers: { authorization: `Bearer ${token}` } })
		const { byteLength } = await download.arrayBuffer()
		if (!files.some((file) => file.bytes.length === byteLength)) unreadable.push(id)
	}
	const books = await balance(dataDir, email)
	await program.stop()
	await removeDataDir(dataDir)
	return [
		{
			name: `kill -9, ${kills} times: accepted documents lost (of ${accepted.size})`,
			measured: String(lost.length + unreadable.length),
			target: '0',
			met: lost.length + unreadable.length === 0 && accepted.size > 0,
		},
		{ name: 'kill -9: reviews that did not end', measured: String(unfinished), target: '0', met: unfinished === 0 },
		{
			name: `kill -9: credits that do not add up (${books.complete} complete, ${books.other} failed)`,
			measured: String(Math.abs(books.left - (credits - books.complete))),
			target: '0',
			met: books.left === credits - books.complete && books.complete > 0,
		},
	]
}

/** Sends a file as the dashboard does: what is accepted is a document with its review, its credit and its job. */
async function upload(
	program: RunningProgram,
	token: string,
	file: { name: string; bytes: Uint8Array },
	onAccepted: (id: string) => void,
): Promise<void> {
	const form = new FormData()
	form.set('file', new File([file.bytes as BlobPart], file.name))
	form.set('disclaimer', 'accepted')
	const answer = await fetch(`${program.url}/uploads?place=dashboard`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}` },
		body: form,
	})
	const { location } = (await answer.json()) as { location?: string }
	const id = location?.split('/')[2]
	if (!answer.ok || !id) throw new Error(`The upload answered ${answer.status}`)
	onAccepted(id)
}

async function reviewsThatDoNotEnd(dataDir: string): Promise<number> {
	const deadline = performance.now() + 120 * second
	for (;;) {
		const [row] = await query<{ open: string }>(dataDir, `SELECT count(*) AS open FROM reviews WHERE status IN ('queued', 'running')`)
		const open = Number(row?.open)
		if (open === 0 || performance.now() > deadline) return open
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
}

async function balance(dataDir: string, email: string) {
	const [row] = await query<{ left: number; complete: string; other: string }>(
		dataDir,
		`SELECT c.credits AS left,
			count(DISTINCT r.version_id) FILTER (WHERE r.status = 'complete') AS complete,
			count(r.id) FILTER (WHERE r.status <> 'complete') AS other
		FROM users u
			JOIN companies c ON c.id = u.company_id
			LEFT JOIN documents d ON d.company_id = c.id
			LEFT JOIN document_versions v ON v.document_id = d.id
			LEFT JOIN reviews r ON r.version_id = v.id
		WHERE u.email = $1
		GROUP BY c.id`,
		[email],
	)
	return { left: Number(row?.left), complete: Number(row?.complete), other: Number(row?.other) }
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchKill()))
