import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { ReviewModels } from '#app/domain/review/clauses/review-models.ts'
import { readContract } from '#app/domain/review/read-contract.ts'
import { readingChance } from '#app/domain/review/playbook/points/point-rules.ts'
import { isWorthFinding } from '#app/domain/review/points/point-worth.ts'
import { withAskedParty } from '#app/domain/review/sides/asked-party.ts'
import { partyCalled } from '#app/domain/review/sides/party-called.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { plainDocument } from '../clauses/plain-document.ts'
import { readHeldBackPoints } from './marked-points.ts'

/** How the product fares on contracts by a writer from whom no model learned; shares are 0 to 1. */
export interface HeldBackScores {
	contracts: number
	marked: number
	/** Sentences that are sure enough for a finding. */
	shown: number
	/** The share of the shown ones that the writer marked. */
	precision: number
	/** The share of the marked ones that are shown. */
	recall: number
	/** The share of the marked ones that are shown or listed to be read. */
	covered: number
}

/** What the product finds for each side of the contracts that another writer wrote, against that writer's marks; parties as the product reads them. */
export function heldBackScores(models: ReviewModels): HeldBackScores {
	let [shown, right, covered, marked] = [0, 0, 0, 0]
	const contracts = readHeldBackPoints()
	for (const { contract, sides, marks } of contracts) {
		const text = readFileSync(join(projectRoot, 'bench/points/own', `${contract.slice('own:'.length)}.txt`), 'utf8')
		const read = readContract(plainDocument(text), models)
		for (const side of ['A', 'B'] as const) {
			const own = new Set(
				marks
					.filter((mark) => (mark.side === side || mark.side === 'X') && mark.kind !== 'blank' && mark.kind !== 'error')
					.map(({ start }) => start),
			)
			marked += own.size
			const parties = withAskedParty(read.parties, sides[side][0] ?? null, text, read.documentType)
			const party = sides[side].map((name) => partyCalled(parties, name)).find((each) => each !== null)
			if (!party) continue
			const points = read.pointsFor(party)
			const proven = points.filter(isWorthFinding)
			shown += proven.length
			const isMarked = ({ start, end }: Span) => [...own].some((mark) => start <= mark && mark < end)
			right += proven.filter(isMarked).length
			covered += points.filter((point) => (isWorthFinding(point) || point.chance >= readingChance) && isMarked(point)).length
		}
	}
	return { contracts: contracts.length, marked, shown, precision: right / shown, recall: right / marked, covered: covered / marked }
}
