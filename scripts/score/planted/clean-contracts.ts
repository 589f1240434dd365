// node --import tsx scripts/score/planted/clean-contracts.ts [--findings]: reviews the balanced contracts of bench/clean for
// the side that each is read for, and counts findings of high and medium severity and the verdict 'sign'.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { reviewForSide } from '../review-for-side.ts'

const { values: asked } = parseArgs({ options: { findings: { type: 'boolean' } } })
const folder = join(projectRoot, 'bench/clean')
const models = loadReviewModels()
const contracts = readFileSync(join(folder, 'sides.tsv'), 'utf8')
	.trim()
	.split('\n')
	.map((line) => line.split('\t') as [file: string, side: string, type: string])

let [weighty, signed] = [0, 0]
for (const [file, side, type] of contracts) {
	const { findings, summary } = reviewForSide(readFileSync(join(folder, 'contracts', file), 'utf8'), side, models)
	const serious = findings.filter(({ severity }) => severity !== 'low')
	weighty += serious.length
	signed += Number(summary.verdict === 'sign')
	console.log(`${file}\t${type}\t${summary.verdict}\t${serious.length} high or medium, ${findings.length - serious.length} low`)
	if (asked.findings) for (const { rule, severity, says } of findings) console.log(`\t${rule}\t${severity}\t${says}`)
}
console.log(`${(weighty / contracts.length).toFixed(2)} high or medium findings for each, ${signed} of ${contracts.length} to be signed`)
process.exit(0)
