// node --import tsx scripts/adjudication/review-folder.ts IN OUT [--party ROLE]: reviews every PDF and DOCX of a folder with
// the embedded engine and writes each report as JSON, for readers who judge reviews. A file SIDES.tsv in IN (file name,
// tab, party name) says for which side each is reviewed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import type { PartyRole } from '#app/domain/review/report/report.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { party: { type: 'string', default: 'unsure' } } })
const [input, output] = positionals
if (input === undefined || output === undefined) {
	console.error('Say where the contracts are and where the reports go: IN OUT')
	process.exit(2)
}
mkdirSync(output, { recursive: true })
const sidesFile = join(input, 'SIDES.tsv')
const sides = new Map(
	existsSync(sidesFile)
		? readFileSync(sidesFile, 'utf8')
				.trim()
				.split('\n')
				.map((line) => line.split('\t') as [string, string])
		: [],
)
const models = loadReviewModels()

for (const name of readdirSync(input)
	.filter((file) => /\.(?:pdf|docx)$/i.test(file))
	.sort()) {
	const path = join(input, name)
	const { size } = statSync(path)
	const inspection = await inspectFile(path, size)
	if ('refused' in inspection) {
		console.log(`${name}\trefused\t${inspection.refused}`)
		continue
	}
	const extraction = await extractText(path, inspection.mediaType, { onProgress: () => undefined })
	if (!extraction.readable) {
		console.log(`${name}\tunreadable\t${extraction.reason}`)
		continue
	}
	const file = { name: basename(path), sha256: createHash('sha256').update(readFileSync(path)).digest('hex'), bytes: size }
	const options = {
		partyRole: values.party as PartyRole,
		partyName: sides.get(name) ?? null,
		reviewTone: 'neutral' as const,
		documentType: null,
	}
	const report = reviewDocument({ file, document: extraction.document, options, models })
	writeFileSync(join(output, `${name.replace(/\.\w+$/, '')}.json`), JSON.stringify(report, null, 1))
	console.log(`${name}\t${report.document.type}\t${report.summary.verdict}\t${report.findings.length} findings`)
}
process.exit(0)
