import { longPattern } from '#app/domain/text/long-pattern.ts'
import { confidence } from './confidence.ts'
import type { ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'
import { makeFact } from './make-fact.ts'

const opening = longPattern('u')`
	\b(?:[Tt]his|THIS)\s(
		(?:[\p{Lu}][\p{L}\p{N}’'&/-]*\s(?:(?:of|and|for|to|or|the|OF|AND|FOR|TO|OR|THE)\s)?){1,8}?(?:
			Agreement|AGREEMENT|Contract|CONTRACT|Lease|LEASE|Note|Deed|Addendum|Amendment|Plan|Policy|Letter|Undertaking|Guaranty|Warrant
			|Letter of Intent|Memorandum of Understanding
		)
	)(?![\p{L}])
`

/** Headings of a part, which name no document. */
const ofAnyPart =
	/^(?:introduction|overview|preamble|background|recitals|(?:table\sof\s)?contents|definitions|summary|welcome|about\sus|general|scope)$/i

/** The title as the document gives it: its title lines, else its first words ("This Services Agreement …"). */
export function readTitle(source: FactSource): ParsedFact[] {
	const clause = source.structure.clauses.find(({ kind }) => kind === 'title')
	if (clause && clause.bodyStart > clause.start && !ofAnyPart.test((clause.heading ?? '').trim()))
		return [
			makeFact(
				source,
				'title',
				{ start: clause.start, end: clause.bodyStart },
				{ value: (clause.heading ?? '').replace(/\s+/g, ' '), confidence: confidence.labelled },
			),
		]
	const match = opening.exec(source.text.slice(0, 3000))
	const name = match?.[1]
	if (!match || !name) return []
	const start = match.index + match[0].length - name.length
	return [
		makeFact(source, 'title', { start, end: start + name.length }, { value: name.replace(/\s+/g, ' '), confidence: confidence.stated }),
	]
}
