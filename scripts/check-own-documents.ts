// node --import tsx scripts/check-own-documents.ts CHECKER: writes every document that our own templates make, every branch
// and every variant, and lets an independent checker of Word files look for faults in them (a Python program that takes
// --strict --json FILE… and prints a JSON object for each file). Exits with 1 where it finds one.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ownTemplates } from '#app/domain/templates/own/own-templates.ts'
import { megabyte } from '#app/units.ts'
import { ownDocuments } from '#tests/fixtures/own-documents.ts'

const [checker] = process.argv.slice(2)
if (checker === undefined) {
	console.error('Say where the checker is: CHECKER')
	process.exit(2)
}
const folder = await mkdtemp(join(tmpdir(), 'fineprint-check-'))
const files: string[] = []
for (const template of ownTemplates())
	for (const [at, { bytes }] of (await ownDocuments(template)).entries()) {
		const file = join(folder, `${template.key}-${at + 1}.docx`)
		await writeFile(file, bytes)
		files.push(file)
	}
// The checker exits with an error where it finds a fault, and says which.
const { stdout } = await promisify(execFile)('python3', [checker, '--strict', '--json', ...files], { maxBuffer: 64 * megabyte }).catch(
	(error: { stdout: string }) => error,
)
const checked = stdout
	.split('\n')
	.filter(Boolean)
	.map((line) => JSON.parse(line) as { path: string; status: string; errors?: unknown[] })
const faults = checked.filter(({ status, errors }) => status !== 'ok' || (errors ?? []).length > 0)
for (const fault of faults) console.log(JSON.stringify(fault))
console.log(`${files.length} documents, ${checked.length} checked, ${faults.length} with faults`)
await rm(folder, { recursive: true })
process.exit(faults.length > 0 || checked.length !== files.length ? 1 : 0)
