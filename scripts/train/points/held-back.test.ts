import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { readContract } from '#app/domain/review/read-contract.ts'
import { withAskedParty } from '#app/domain/review/sides/asked-party.ts'
import { partyCalled } from '#app/domain/review/sides/party-called.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { plainDocument } from '../clauses/plain-document.ts'
import { readHeldBackPoints } from './marked-points.ts'

/** What the product finds for each side of the contracts that another writer wrote, against that writer's marks. */
function found() {
	const models = loadReviewModels()
	let [points, proven, right, listed, marked] = [0, 0, 0, 0, 0]
	for (const { contract, sides, marks } of readHeldBackPoints()) {
		const text = readFileSync(join(projectRoot, 'bench/points/own', `${contract.slice('own:'.length)}.txt`), 'utf8')
		const read = readContract(plainDocument(text), models, undefined, sides.A[0])
		for (const side of ['A', 'B'] as const) {
			const named = sides[side].find((name) => partyCalled(read.parties, name) !== null)
			const party = named === undefined ? withAskedParty(read.parties, sides[side][0] ?? null, text, read.documentType).at(-1) : partyCalled(read.parties, named)
			if (!party) continue
			const own = marks.filter((mark) => (mark.side === side || mark.side === 'X') && mark.kind !== 'blank' && mark.kind !== 'error')
			const shown = read.pointsFor(party)
			const isMarked = (start: number) => own.some((mark) => mark.start === start)
			points += shown.length
			proven += shown.filter((point) => point.proven).length
			right += shown.filter((point) => point.proven && isMarked(point.start)).length
			listed += shown.filter((point) => point.chance >= 0.4 && isMarked(point.start)).length
			marked += own.length
		}
	}
	return { points, precision: right / proven, recall: right / marked, listed: listed / marked, proven, marked }
}

test('points in contracts by a writer whom the model does not know are mostly that writer’s', { timeout: 60_000 }, () => {
	const { precision, recall, listed } = found()
	console.info(`held back: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, shown or listed ${listed.toFixed(3)}`)
	expect(precision).toBeGreaterThan(0.55)
	expect(recall).toBeGreaterThan(0.15)
	expect(listed).toBeGreaterThan(0.35)
})
