import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type UnfairTermType, unfairTermTypes } from '#app/domain/review/clauses/readings.ts'

type MarkedSentence = [sentence: string, types: string[]]

/** The content of `unfair_tos_*.json.gz`: sentences by company, or the sentences of the LexGLUE test. */
export interface UnfairTermsFile {
	docs?: Record<string, MarkedSentence[]>
	test_lexglue_1000?: MarkedSentence[]
}

export interface TermsSentence {
	text: string
	/** The number of the company whose terms it is from. */
	company: number
	types: UnfairTermType[]
}

/** The types as the data set abbreviates them, in the order of `unfairTermTypes`. */
const abbreviations = ['ltd', 'ter', 'ch', 'cr', 'use', 'law', 'j', 'a']

export function readUnfairTerms(path: string): UnfairTermsFile {
	return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as UnfairTermsFile
}

/** The sentences of a file: those of the LexGLUE test where it has them, else those of all companies. */
export function termsSentences({ docs = {}, test_lexglue_1000: test }: UnfairTermsFile): TermsSentence[] {
	const companies = test ? [test] : Object.values(docs)
	return companies.flatMap((sentences, company) =>
		sentences.map(([text, marks]) => ({
			text,
			company,
			types: unfairTermTypes.filter((_, index) => marks.includes(abbreviations[index] ?? '')),
		})),
	)
}
