import { isTrainedOn } from './data-files.ts'
import { measures } from './data-set-scores.ts'
import { threeDecimals } from './markdown-table.ts'
import type { Scores } from './scores.ts'
import type { TallyScores } from './tally.ts'

/** The scores as a table for a terminal: one line for each measure of each file, each playbook, and the speed. */
export function scoreTable({ files = {}, rules, categories, docs_per_second }: Scores): string {
	const rows = [
		...Object.entries(files).flatMap(([name, scores]) =>
			measures
				.filter(({ dataSet }) => name.startsWith(`${dataSet}_`))
				.map(({ title, columns, read }) => [
					name,
					title.split(':')[1]?.trim().split(',')[0] ?? title,
					pairs(columns, read(scores)) + (isTrainedOn(name) ? '  (trained on this)' : ''),
				]),
		),
		...Object.entries(rules?.playbooks ?? {}).map(([kind, own]) => ['our contracts', `rules of ${kind}`, tallyPairs(own)]),
		...(rules
			? [
					['our contracts', 'all rules', tallyPairs(rules.total)],
					['our contracts', 'findings in the right clause', threeDecimals(rules.in_place)],
				]
			: []),
		...(categories ? [['our contracts', 'categories', tallyPairs(categories.total)]] : []),
		...(docs_per_second === undefined ? [] : [['speed', 'reviews per second', docs_per_second.toFixed(1)]]),
	]
	const width = (column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0))
	const [first, second] = [width(0), width(1)]
	return rows.map(([where = '', what = '', values = '']) => `${where.padEnd(first)}  ${what.padEnd(second)}  ${values}\n`).join('')
}

function tallyPairs({ precision, recall, f1, right, wrong, missed }: TallyScores): string {
	return `${pairs(['Precision', 'Recall', 'F1'], [precision, recall, f1])}  (${right} right, ${wrong} false, ${missed} missed)`
}

function pairs(names: readonly string[], values: readonly (number | null)[]): string {
	return names.map((name, index) => `${name} ${threeDecimals(values[index])}`).join('  ')
}
