import { ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import { beginsLikeItem, leadsOf } from '#app/domain/review/clauses/nda-questions/leads.ts'
import { answerNumbers, type ContractNliFile } from './contractnli-file.ts'

/** A confidentiality agreement with its answers. */
export interface MarkedNda {
	sentences: string[]
	/** For each sentence the one that opens its list, or -1. */
	leads: Int32Array
	/** By hypothesis the number of the answer among `ndaAnswers`. */
	answers: number[]
	/** By hypothesis the sentences that are evidence. */
	evidence: Set<number>[]
	/** Whether all sentences of the document are there; else only those that are evidence of something, and a few more. */
	whole: boolean
}

/** The documents with full text. */
export function wholeNdas({ documents }: ContractNliFile): MarkedNda[] {
	return documents.map(({ text, spans, annotations }) => {
		const marks = ndaHypotheses.map(({ id }) => annotations[id] ?? (['NotMentioned', []] as const))
		const places = spans.map(([start, end]) => ({ start, end }))
		return {
			sentences: spans.map(([start, end]) => text.slice(start, end)),
			leads: leadsOf(text, places),
			answers: marks.map(([choice]) => answerNumbers[choice]),
			evidence: marks.map(([, sentences]) => new Set(sentences)),
			whole: true,
		}
	})
}

/**
 * The documents of which only evidence is known. Sentences of one hypothesis come in the order of the document, so an
 * item of a list has the sentence before it that is none as its opening.
 */
export function partialNdas({ documents, evidence = [] }: ContractNliFile): MarkedNda[] {
	return evidence.slice(documents.length).map((answers) => {
		const sentences: string[] = []
		const leads: number[] = []
		const known = new Map<string, number>()
		const numberOf = (sentence: string) => {
			let number = known.get(sentence)
			if (number === undefined) {
				known.set(sentence, (number = sentences.length))
				sentences.push(sentence)
				leads.push(-1)
			}
			return number
		}
		const marks = ndaHypotheses.map(({ id }) => answers[id] ?? (['NotMentioned', [], 0] as const))
		const marked = marks.map(([choice, own]) => {
			const numbers = own.map(numberOf)
			if (choice === 'NotMentioned') return new Set<number>()
			let lead = -1
			for (const [at, number] of numbers.entries()) {
				if (lead >= 0 && lead !== number && beginsLikeItem(own[at] ?? ''))
					leads[number] = leads[number] === -1 ? lead : (leads[number] ?? -1)
				else lead = number
			}
			return new Set(numbers)
		})
		return {
			sentences,
			leads: Int32Array.from(leads),
			answers: marks.map(([choice]) => answerNumbers[choice]),
			evidence: marked,
			whole: false,
		}
	})
}
