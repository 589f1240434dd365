// node --import tsx scripts/score/planted/planted-problems.ts [--rules]: reviews the contracts of bench/planted for the side that
// their planted problems hurt, and counts how many of these the embedded engine finds. --rules also says which rules found
// those for development. Of the contracts held back only counts are printed: nothing is tuned to them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { markdownTable } from '../markdown-table.ts'
import { reviewForSide } from '../review-for-side.ts'
import { isHeldBack, judgePlanted, type PlantedContract, type PlantedOutcome, type PlantedProblem } from './planted-problems-judge.ts'

const { values: asked } = parseArgs({ options: { rules: { type: 'boolean' } } })
const folder = join(projectRoot, 'bench/planted')
const problems = ['a', 'b'].flatMap((writer) =>
	readFileSync(join(folder, `problems-${writer}.jsonl`), 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as PlantedProblem),
)
const models = loadReviewModels()

const judged = [...new Set(problems.map(({ file }) => file))].map((file) => {
	const text = readFileSync(join(folder, 'contracts', file), 'utf8')
	const own = problems.filter((problem) => problem.file === file)
	return judgePlanted(text, own, reviewForSide(text, own[0]!.side, models))
})
const development = judged.filter(({ file }) => !isHeldBack(file))
const heldBack = judged.filter(({ file }) => isHeldBack(file))

console.log(`Development\n\n${countsOf(development)}\n\nHeld back\n\n${countsOf(heldBack)}\n\nNot found, development\n`)
for (const { problems: own } of development)
	for (const { id, family, what, outcome } of own.filter((problem) => problem.outcome.found.length === 0))
		console.log(
			`${id}\t${family}\t${[outcome.listed ? 'listed' : 'silent', ...outcome.passed.map((rule) => `passed by ${rule}`)].join(', ')}\t${what}`,
		)
console.log('\nFindings elsewhere, development\n')
for (const { file, elsewhere } of development)
	for (const { rule, severity, says } of elsewhere) console.log(`${file}\t${rule}\t${severity}\t${says}`)
if (asked.rules)
	for (const { problems: own } of development)
		for (const { id, what, outcome } of own.filter((problem) => problem.outcome.found.length > 0))
			console.log(`${id}\tfound by ${outcome.found.join(', ')}\t${what}`)
process.exit(0)

/** Problems, found, listed but not found, and passed as fine, by family and together; and findings where nothing was planted. */
function countsOf(contracts: readonly PlantedContract[]): string {
	const all = contracts.flatMap(({ problems: own }) => own)
	const row = (name: string, of: readonly { outcome: PlantedOutcome }[]) => {
		const missed = of.filter(({ outcome }) => outcome.found.length === 0)
		return [
			name,
			of.length,
			of.length - missed.length,
			missed.filter(({ outcome }) => outcome.listed).length,
			of.filter(({ outcome }) => outcome.passed.length > 0).length,
		].map(String)
	}
	const families = [...new Set(all.map(({ family }) => family))].sort()
	const table = markdownTable(
		['family', 'problems', 'found', 'listed', 'passed'],
		[
			...families.map((family) =>
				row(
					family,
					all.filter((one) => one.family === family),
				),
			),
			row('all', all),
		],
	)
	const elsewhere = contracts.flatMap((contract) => contract.elsewhere)
	return `${table}\n\nFindings at no planted words: ${elsewhere.length} in ${contracts.length} contracts, of high severity ${elsewhere.filter(({ severity }) => severity === 'high').length}.`
}
