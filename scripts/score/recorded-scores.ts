import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { asJson, type Scores } from './scores.ts'

const recordedScoresPath = join(projectRoot, 'docs/scores.json')

/** A score may fall by so much before a check fails: one point. */
const tolerance = 0.01

/** The scores of `docs/scores.json`; none at all before the first record. */
export function recordedScores(): Scores {
	return existsSync(recordedScoresPath) ? (JSON.parse(readFileSync(recordedScoresPath, 'utf8')) as Scores) : {}
}

/** Writes scores into `docs/scores.json`; what they leave out stays as it was recorded. Gives what stands there now. */
export function recordScores(scores: Scores): Scores {
	writeFileSync(recordedScoresPath, asJson({ ...recordedScores(), ...scores }))
	return recordedScores()
}

/**
 * What fell by more than a point, one sentence each: precision and recall of all rules, F1 of the rules of a playbook,
 * F1 of the categories of our own contracts. A score that is no longer there has fallen to nothing.
 */
export function droppedScores(before: Scores, now: Scores): string[] {
	const pairs: [string, number | null | undefined, number | null | undefined][] = [
		['precision of all rules', before.rules?.total.precision, now.rules?.total.precision],
		['recall of all rules', before.rules?.total.recall, now.rules?.total.recall],
		...Object.entries(before.rules?.playbooks ?? {}).map(([kind, { f1 }]): [string, number | null, number | null | undefined] => [
			`F1 of the rules of ${kind}`,
			f1,
			now.rules?.playbooks[kind]?.f1,
		]),
		['F1 of the categories of our own contracts', before.categories?.total.f1, now.categories?.total.f1],
	]
	return pairs.flatMap(([name, was, is]) => {
		const drop = (was ?? 0) - (is ?? 0)
		// Four decimals are recorded: what they cut off is no drop.
		return drop > tolerance + 0.00005 ? [`The ${name} fell from ${(was ?? 0).toFixed(4)} to ${(is ?? 0).toFixed(4)}`] : []
	})
}
