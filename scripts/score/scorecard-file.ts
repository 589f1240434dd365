import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { lastSample } from '../adjudication/last-sample.ts'
import type { CrossValidated } from './data-set-scores.ts'
import { scorecard } from './scorecard.ts'
import type { Scores } from './scores.ts'

export const scorecardPath = join(projectRoot, 'docs/scorecard.md')

const modelCardPath = join(projectRoot, 'docs/model-card.json')

/** The scores that `npm run train` left in the model card; `null` before the first training. */
export function crossValidatedScores(): CrossValidated | null {
	return existsSync(modelCardPath) ? (JSON.parse(readFileSync(modelCardPath, 'utf8')) as CrossValidated) : null
}

/** Writes `docs/scorecard.md` from scores as they were recorded. */
export function writeScorecard(scores: Scores): void {
	writeFileSync(scorecardPath, scorecard(scores, crossValidatedScores(), lastSample()))
}
