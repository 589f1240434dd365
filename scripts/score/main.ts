import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { labelledCategories } from '#tests/fixtures/labelled-categories.ts'
import { labelledContracts } from '#tests/fixtures/labelled/labelled-contracts.ts'
import { longAgreement } from '#tests/fixtures/long-agreement.ts'
import { readCuad } from '../train/clauses/cuad.ts'
import { categoryScores } from './category-scores.ts'
import { type DataFile, dataFiles, leadingName } from './data-files.ts'
import { recordScores } from './recorded-scores.ts'
import { reviewsPerSecond } from './review-speed.ts'
import { judgeRules, reviewLabelled } from './rule-judgements.ts'
import { disagreements, ruleScores } from './rule-scores.ts'
import { scoreDataFile } from './score-data-file.ts'
import { scoreTable } from './score-table.ts'
import { writeScorecard } from './scorecard-file.ts'
import { type FileScores, type Scores, scoresJson } from './scores.ts'

// npm run score: scores the review engine on our own labelled contracts and on the data sets in SCORE_DATA, and prints
// a table. With --own only on our own contracts. --json FILE writes the scores, --disagreements FILE what rules got
// wrong. --record keeps the scores in docs/scores.json, from which tests see a drop, and writes docs/scorecard.md; what
// was not scored this time stays as it was recorded.

const { values: asked } = parseArgs({
	options: { json: { type: 'string' }, record: { type: 'boolean' }, own: { type: 'boolean' }, disagreements: { type: 'string' } },
})

const judgements = labelledContracts().flatMap((contract) => judgeRules(contract, reviewLabelled(contract)))
const own: Scores = { rules: ruleScores(judgements), categories: categoryScores(labelledCategories(), loadReviewModels().readClauses) }
const scores: Scores = asked.own
	? own
	: { ...own, ...publicScores(dataFiles(process.env.SCORE_DATA || join(projectRoot, '../shared/data'))) }

process.stdout.write(scoreTable(scores))
if (asked.json) writeFileSync(asked.json, scoresJson(scores))
if (asked.disagreements) writeFileSync(asked.disagreements, disagreements(judgements))
if (asked.record) writeScorecard(recordScores(scores))

function publicScores(files: readonly DataFile[]): Scores {
	// Speed first: what the data sets leave in memory would be ours to clean up while we are timed.
	process.stderr.write('Measuring speed …\n')
	const docs_per_second = reviewsPerSecond(contractTexts(files))
	const scored = files.map((file): [string, FileScores] => {
		process.stderr.write(`Scoring ${file.name} …\n`)
		return [file.name, scoreDataFile(file)]
	})
	return scored.length === 0
		? { docs_per_second }
		: { files: Object.fromEntries(scored), models: loadReviewModels().checksum, docs_per_second }
}

/** The contracts of CUAD, or without them a long agreement of our own. */
function contractTexts(files: readonly DataFile[]): string[] {
	const leading = leadingName(
		files.map(({ name }) => name),
		'cuad',
	)
	const file = files.find(({ name }) => name === leading)
	return file ? readCuad(file.path).docs.map(({ text }) => text) : [longAgreement(17).join('\n')]
}
