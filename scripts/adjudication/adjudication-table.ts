import { markdownTable } from '../score/markdown-table.ts'
import { type JudgedRecord, type JudgedThing, type Mark, shareOf } from './records.ts'

const things: readonly (readonly [JudgedThing, string])[] = [
	['finding', 'Findings'],
	['fine', '‘Fine’'],
	['plain', 'Plain-English lines'],
	['fact', 'Key facts'],
	['step', 'Steps before signing'],
	['edit', 'Asks and edits'],
]

/** A round of judged reviews as tables: each kind of thing by mark, then findings by type of document. */
export function adjudicationTables(records: readonly JudgedRecord[]): string[] {
	const contracts = new Set(records.map(({ contract }) => contract)).size
	const rows = things.flatMap(([what, name]) => {
		const judged = records.filter((record) => record.what === what)
		return judged.length === 0
			? []
			: [[name, String(judged.length), ...(['right', 'noise', 'wrong'] as const).map((mark) => percentOf(judged, mark))]]
	})
	const missed = records.filter(({ what }) => what === 'missed')
	const high = missed.filter(({ severity }) => severity === 'high')
	const types = [...new Set(records.filter(({ what }) => what === 'finding').map(({ type }) => type))].sort()
	return [
		markdownTable([`${contracts} contracts`, 'Judged', 'Right', 'Noise', 'Wrong'], rows),
		...(missed.length === 0
			? []
			: [
					`Points of the first reader that nothing covers: ${missed.filter(({ listed }) => !listed).length}, of high severity ${high.filter(({ listed }) => !listed).length}; listed to be read yourself: ${missed.filter(({ listed }) => listed).length}.`,
				]),
		markdownTable(
			['Findings by type', 'Judged', 'Right', 'Noise', 'Wrong'],
			types.map((type) => {
				const judged = records.filter((record) => record.what === 'finding' && record.type === type)
				return [type, String(judged.length), ...(['right', 'noise', 'wrong'] as const).map((mark) => percentOf(judged, mark))]
			}),
		),
	]
}

/** "62 % (31; 48–74 %)": share, count, and the 95 % interval. */
function percentOf(records: readonly JudgedRecord[], mark: Mark): string {
	const { count, share, low, high } = shareOf(records.filter((record) => record.mark === mark).length, records.length)
	return `${Math.round(100 * share)} % (${count}; ${Math.round(100 * low)}–${Math.round(100 * high)} %)`
}
