import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { type Finding, type ReviewReport, standing } from '#app/domain/review/report/report.ts'

/** One problem planted in a contract of bench/planted, as it stands in a line of its list. */
export interface PlantedProblem {
	id: string
	/** The contract's file. */
	file: string
	/** The party that all problems of the contract hurt, as the text names it. */
	side: string
	family: string
	/** The words that carry the problem; they stand once in the contract. */
	quote: string
	/** Of two clauses that contradict each other, the words of the second. */
	also?: string
	severity: 'high' | 'medium' | 'low'
	what: string
}

/** What a review does with the words of a problem. */
export interface PlantedOutcome {
	/** Rules of the findings at its words. */
	found: string[]
	/** The words stand among those to be read. */
	listed: boolean
	/** Rules that passed with these words as evidence that all is well. */
	passed: string[]
}

export interface PlantedContract {
	file: string
	problems: (PlantedProblem & { outcome: PlantedOutcome })[]
	/** Findings at words where nothing was planted, and those without words. */
	elsewhere: Finding[]
}

/** Contracts of even numbers are held back: "a02.txt". */
export function isHeldBack(file: string): boolean {
	const number = /\d+/.exec(file)
	if (!number) throw new Error(`${file}: a contract's file has a number`)
	return Number(number[0]) % 2 === 0
}

/**
 * Holds the review of a contract against what was planted in it.
 *
 * @throws when the words of a problem do not stand in the contract exactly once
 */
export function judgePlanted(
	text: string,
	problems: readonly PlantedProblem[],
	report: Pick<ReviewReport, 'findings' | 'read_yourself' | 'rules'>,
): PlantedContract {
	const findings = standing(report.findings)
	const places = problems.map((problem) =>
		[problem.quote, ...(problem.also === undefined ? [] : [problem.also])].map((words) => placeOf(text, words, problem.id)),
	)
	const outcomes = places.map((spans): PlantedOutcome => ({
		found: [...new Set(findings.filter((finding) => touchesAny(finding, spans)).map(({ rule }) => rule))],
		listed: report.read_yourself.some((item) => touchesAny(item, spans)),
		passed: report.rules.flatMap(({ id, outcome, evidence }) =>
			outcome === 'passed' && evidence && touchesAny(evidence, spans) ? [id] : [],
		),
	}))
	return {
		file: problems[0]?.file ?? '',
		problems: problems.map((problem, index) => ({ ...problem, outcome: outcomes[index]! })),
		elsewhere: findings.filter((finding) => !touchesAny(finding, places.flat())),
	}
}

function placeOf(text: string, words: string, id: string): Span {
	const start = text.indexOf(words)
	if (start === -1 || text.includes(words, start + 1))
		throw new Error(`${id}: its words stand ${start === -1 ? 'nowhere' : 'more than once'} in the contract`)
	return { start, end: start + words.length }
}

function touchesAny({ start, end }: { start: number | null; end: number | null }, places: readonly Span[]): boolean {
	return start !== null && end !== null && places.some((place) => start < place.end && place.start < end)
}
