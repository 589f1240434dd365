// node --import tsx scripts/score/planted/single-defects.ts [--rules]: puts the single defects of bench/defects into the forms of the
// data folder (TRAIN_DATA), one at a time, and counts how many of them the embedded engine finds. --rules also says which
// rules found those for development. Of those held back only counts are printed: nothing is tuned to them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import type { ReviewReport } from '#app/domain/review/report/report.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { markdownTable } from '../markdown-table.ts'
import { reviewForSide } from '../review-for-side.ts'
import { formText } from './single-defects-form.ts'
import { changedText, type DefectOutcome, judgeDefect, type SingleDefect } from './single-defects-judge.ts'

type Judged = SingleDefect & DefectOutcome

const { values: asked } = parseArgs({ options: { rules: { type: 'boolean' } } })
const data = process.env.TRAIN_DATA || join(projectRoot, '../shared/data')
const defects = readFileSync(join(projectRoot, 'bench/defects/single-defects.jsonl'), 'utf8')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as SingleDefect)
const models = loadReviewModels()
const texts = new Map<string, string>()
const unchanged = new Map<string, ReviewReport>()

const judged: Judged[] = []
for (const defect of defects) judged.push({ ...defect, ...(await judge(defect)) })
const knownForm = 'general.standard_form'
const development = judged.filter(({ held_back }) => !held_back)

const byFormOnly = development.filter(({ found }) => isFoundByFormOnly(found))
console.log(
	`Development\n\n${countsOf(development)}\n\nHeld back\n\n${countsOf(judged.filter(({ held_back }) => held_back))}\n\nNot found, development\n`,
)
for (const { id, family, type, side, what, ...outcome } of development.filter(({ found }) => found.length === 0)) {
	const state = [outcome.listed ? 'listed' : 'silent', ...outcome.passed.map((rule) => `passed by ${rule}`)].join(', ')
	console.log(`${id}\t${family}\t${type}, ${side}\t${state}\t${what}`)
}
console.log('\nFound only as a departure from a known form, development\n')
for (const { id, family, type, side, what } of byFormOnly) console.log(`${id}\t${family}\t${type}, ${side}\t${what}`)
if (asked.rules)
	for (const { id, what, found } of development.filter(({ found }) => found.length > 0))
		console.log(`${id}\tfound by ${found.join(', ')}\t${what}`)
// The workers of the extraction would keep the program waiting.
process.exit(0)

async function judge(defect: SingleDefect): Promise<DefectOutcome> {
	const text = texts.get(defect.form) ?? (await formText(data, defect.form))
	texts.set(defect.form, text)
	const key = `${defect.form}\t${defect.side}`
	const before = unchanged.get(key) ?? reviewForSide(text, defect.side, models)
	unchanged.set(key, before)
	return judgeDefect(defect, before, reviewForSide(changedText(text, defect), defect.side, models))
}

/** Whether the review only says that these words are not in the published form, not what they do. */
function isFoundByFormOnly(found: readonly string[]): boolean {
	return found.length > 0 && found.every((rule) => rule === knownForm)
}

/** Cases, found (and found by their form only), listed but not found, and passed as fine, by family and together. */
function countsOf(some: readonly Judged[]): string {
	const row = (name: string, of: readonly Judged[]) => {
		const missed = of.filter(({ found }) => found.length === 0)
		return [
			name,
			of.length,
			of.length - missed.length,
			of.filter(({ found }) => isFoundByFormOnly(found)).length,
			missed.filter(({ listed }) => listed).length,
			of.filter(({ passed }) => passed.length > 0).length,
		].map(String)
	}
	const families = [...new Set(some.map(({ family }) => family))]
	return markdownTable(
		['family', 'cases', 'found', 'by form only', 'listed', 'passed'],
		[
			...families.map((family) =>
				row(
					family,
					some.filter((one) => one.family === family),
				),
			),
			row('all', some),
		],
	)
}
