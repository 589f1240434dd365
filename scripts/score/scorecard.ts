import { type CrossValidated, measureRows, measures } from './data-set-scores.ts'
import { adjudicationTables } from '../adjudication/adjudication-table.ts'
import type { LastSample } from '../adjudication/last-sample.ts'
import { markdownTable, threeDecimals } from './markdown-table.ts'
import type { Scores } from './scores.ts'
import type { TallyScores } from './tally.ts'

/**
 * `docs/scorecard.md`: how well the embedded engine reads, beside what others published. Made from recorded scores
 * alone, so that the same scores give the same bytes.
 */
export function scorecard(
	scores: Scores,
	card: CrossValidated | null,
	judged: LastSample = { embedded: [], earlier: [], model: [] },
): string {
	const parts = [
		'# Scorecard',
		'Written by `npm run score -- --record`; not edited by hand. All scores are of the embedded engine, without a language model, unless it is said.',
		...judgedReviews(judged),
		'## Public data sets',
		'**Our engine is trained in-domain, on the training part of the same data sets; the language models named below as zero-shot or without a note are not. A comparison that leaves this out is unfair to them.** The test parts are held back from this repository: our own figures are cross-validated on the training parts, or come from a file that whoever runs the command has put into `SCORE_DATA`.',
		...measures.flatMap((measure) => [
			`### ${measure.title}`,
			markdownTable(
				['', ...measure.columns, 'How it was seen'],
				measureRows(measure, scores, card).map(({ system, values, seen }) => [system, ...values.map(threeDecimals), seen]),
			),
			...(measure.caution ? [measure.caution] : []),
		]),
		...points(card),
		...speed(scores),
		...rules(scores),
		...categories(scores),
	]
	return `${parts.join('\n\n')}\n`
}

function judgedReviews({ embedded, earlier, model }: LastSample): string[] {
	const section = (title: string, about: string, records: LastSample['embedded']) =>
		records.length === 0 ? [] : [title, about, ...adjudicationTables(records)]
	return [
		...section(
			'## Reviews of contracts that nobody had looked at',
			'Drawn before any rule was changed, read for one named side by readers who know no rule, and judged against the contract’s words (`bench/adjudication/`). Counts with 95 % intervals. Drawn and judged after the mending of the rounds before; what was wrong in it was mended afterwards, and that was not judged again.',
			embedded,
		),
		...section(
			'## The samples before the last mending',
			'What was wrong in them was mended by class; they are no measurement of the engine as it stands.',
			earlier,
		),
		...section(
			'## The same with a strong reader in the language model’s place',
			'The reader saw the program’s prompts and nothing else; other readers judged. Six contracts of the sample before the last two; the engine is that of then.',
			model,
		),
	]
}

function points(card: CrossValidated | null): string[] {
	if (!card?.points) return []
	const { scores, heldBack } = card.points
	const at = (recall: number) => threeDecimals(scores.precision_at_recall[recall] ?? null)
	return [
		'## Points that lawyers raise',
		'Readers who work as lawyers do marked what they would raise before signing, for both sides of each contract (`bench/points/`); one reader each, so another would mark other sentences too. Cross-validated: each contract by a model that did not see it. Held back: contracts of our own by a writer from whom nothing was learned, parties as the product reads them.',
		markdownTable(
			['Cross-validated', ''],
			[
				['Area under the curve', threeDecimals(scores.auc)],
				['Precision where 10 / 20 / 30 / 40 / 50 % of all marked points are found', [0.1, 0.2, 0.3, 0.4, 0.5].map(at).join(' / ')],
				['Points of high severity among the fifteen sentences that score highest', threeDecimals(scores.high_in_top_15)],
				['Right side, where a sentence hurts one', threeDecimals(scores.right_side)],
				['Right kind, of 38', threeDecimals(scores.right_kind)],
			],
		),
		markdownTable(
			[`Held back: ${heldBack.contracts} contracts, ${heldBack.marked} points`, ''],
			[
				[`Marked, of the ${heldBack.shown} shown as findings`, threeDecimals(heldBack.precision)],
				['Shown as findings, of those marked', threeDecimals(heldBack.recall)],
				['Shown or listed to be read, of those marked', threeDecimals(heldBack.covered)],
			],
		),
	]
}

function speed({ docs_per_second }: Scores): string[] {
	if (docs_per_second === undefined) return []
	return [
		'## Speed',
		`${docs_per_second.toFixed(1)} whole reviews a second on one core of the machine that recorded this, of contracts of 47,000 characters: structure, facts, clauses, rules and the report, without extraction.`,
	]
}

function rules({ rules }: Scores): string[] {
	if (!rules) return []
	const place =
		rules.in_place === null
			? ''
			: ` Of the findings about words that a label quotes, ${(100 * rules.in_place).toFixed(1)}% point into the clause where those words stand.`
	return [
		'## Rules',
		`On ${rules.contracts} short contracts that we wrote and labelled ourselves (\`tests/fixtures/labelled/\`), ${rules.judgements} judgements of a rule on a contract. Whoever wrote them had not seen the rules. The rules were then mended with an eye on one half of them; the other half was held back. On a stranger's contract expect the held-back figures at best. Checks on which lawyers could differ do not count.${place}`,
		tallyTable('Contracts', { 'looked at while mending': rules.halves.looked_at, 'held back': rules.halves.held_back }),
		tallyTable('Rules of', { ...rules.playbooks, 'all together': rules.total }),
		'### Each rule',
		tallyTable('Rule', rules.rules),
	]
}

function categories({ categories }: Scores): string[] {
	if (!categories) return []
	return [
		'## Categories in our own contracts',
		`Which CUAD categories the classifier sees in ${categories.contracts} of our contracts, which are far shorter than those it learned from and about other business (\`tests/fixtures/labelled-categories.json\`).`,
		tallyTable('Category', { ...categories.categories, 'all together': categories.total }),
	]
}

function tallyTable(kind: string, tallies: Record<string, TallyScores>): string {
	const rows = Object.entries(tallies).map(([name, { right, wrong, missed, precision, recall, f1 }]) => [
		name,
		String(right),
		String(wrong),
		String(missed),
		threeDecimals(precision),
		threeDecimals(recall),
		threeDecimals(f1),
	])
	return markdownTable([kind, 'Rightly found', 'False alarms', 'Missed', 'Precision', 'Recall', 'F1'], rows)
}
