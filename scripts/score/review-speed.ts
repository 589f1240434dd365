import type { ReviewReport } from '#app/domain/review/report/report.ts'
import { reportJson } from '#app/domain/review/report/report-json.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { reviewInput } from '#tests/fixtures/contracts.ts'
import { plainDocument } from '../train/clauses/plain-document.ts'

/** Characters of a contract of common length; every text is brought to it. */
const contractLength = 47_000
const contracts = 12
const passes = 5
/** What a program that runs has long compiled is compiled here first. */
const warmUps = 3

/**
 * Whole reviews per second of one core: structure, facts, clauses, rules and the report as JSON, without extraction.
 * Texts are taken evenly from those given. Some passes warm up; of the others the fastest counts. Time is that of the
 * processor, all threads of this program together, so that other programs on a busy machine don't count as ours.
 */
export function reviewsPerSecond(texts: readonly string[]): number {
	const step = Math.max(1, Math.floor(texts.length / contracts))
	const documents = texts
		.filter((_, index) => index % step === 0)
		.slice(0, contracts)
		.map((text) => plainDocument(ofContractLength(text)))
	const review = () => documents.forEach((document) => void reportJson(reviewWhole(document)))
	for (let pass = 0; pass < warmUps; pass++) review()
	const seconds = Array.from({ length: passes }, () => {
		const start = process.cpuUsage()
		review()
		const { user, system } = process.cpuUsage(start)
		return (user + system) / 1_000_000
	})
	return documents.length / Math.min(...seconds)
}

/** A text cut, or repeated and cut, to the length of a contract. */
export function ofContractLength(text: string): string {
	return `${text}\n`.repeat(Math.ceil(contractLength / (text.length + 1))).slice(0, contractLength)
}

function reviewWhole(document: ReturnType<typeof plainDocument>): ReviewReport {
	return reviewDocument(reviewInput(document))
}
