import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { ReviewModels } from '#app/domain/review/clauses/review-models.ts'
import { FeatureSet } from '#app/domain/review/clauses/wording/feature-set.ts'
import { parseDocument } from '#app/domain/review/frames/parse/parse-document.ts'
import { pointFeatures } from '#app/domain/review/points/point-features.ts'
import { pointSentences } from '#app/domain/review/points/point-sentences.ts'
import { readContract } from '#app/domain/review/read-contract.ts'
import type { DocumentParty } from '#app/domain/review/sides/document-party.ts'
import { partyCalled } from '#app/domain/review/sides/party-called.ts'
import { plainDocument } from '../clauses/plain-document.ts'
import type { MarkedPoints, PointMark } from './marked-points.ts'

/** A sentence for one side, with what readers marked there for it. */
export interface PointRow extends Span {
	/** The number of the contract. */
	contract: number
	/** The number of the part of a contract that was read; a long contract was read in several. */
	part: number
	side: 'A' | 'B'
	features: Int32Array
	mark: PointMark | null
}

/** The sentences of a part of a contract that was marked, once for each of its two sides. */
export function pointRows(
	text: string,
	{ sides, read, marks }: MarkedPoints,
	{ contract, part }: Pick<PointRow, 'contract' | 'part'>,
	models: ReviewModels,
): PointRow[] {
	const { view, structure, parties: known } = readContract(plainDocument(text), models)
	const parties = withNames(known, sides)
	const sentences = pointSentences({ text: view.text, structure, parties, predications: parseDocument(structure, parties) })
	const features = new FeatureSet()
	const rows: PointRow[] = []
	for (const side of ['A', 'B'] as const) {
		const { id, roleKind } = parties.find(({ id }) => id === side) as DocumentParty
		for (const [index, { start, end }] of structure.sentences.entries()) {
			const sentence = sentences[index]
			if (!sentence || !read.some(([from, to]) => start >= from && end <= to)) continue
			// By where a mark begins, so that marks outlive a change of how sentences are cut.
			const own = marks.filter((mark) => start <= mark.start && mark.start < end && (mark.side === side || mark.side === 'X'))
			// What is defective is defective for both; it is read by rules and neither a point nor none here.
			if (own.some(({ kind }) => kind === 'blank' || kind === 'error')) continue
			pointFeatures(features, sentence, id, roleKind)
			rows.push({ contract, part, side, start, end, features: features.list().slice(), mark: own[0] ?? null })
		}
	}
	return rows
}

/** The two sides as the readers named them, and other parties as the engine reads them. */
function withNames(known: readonly DocumentParty[], sides: MarkedPoints['sides']): DocumentParty[] {
	const named = (['A', 'B'] as const).map((id): DocumentParty => {
		const same = sides[id].map((name) => partyCalled(known, name)).find((party) => party !== null) ?? null
		const names = [...new Set([...sides[id], ...(same?.names ?? [])])].sort((a, b) => b.length - a.length)
		return {
			id,
			name: sides[id][0] ?? id,
			role: same?.role ?? null,
			roleKind: same?.roleKind ?? null,
			names,
			span: same?.span ?? null,
			confidence: 1,
		}
	})
	const taken = new Set(named.flatMap(({ names }) => names.map((name) => name.toLowerCase())))
	return [...named, ...known.filter(({ names }) => !names.some((name) => taken.has(name.toLowerCase())))]
}
