import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { pageOf } from '../../places-in-text.ts'
import type { Finding, ReadYourself } from '#app/domain/review/report/report.ts'
import { innermost, type ModelFindingContext } from '../model-finding.ts'
import { overlap } from './marks.ts'

/** Words for a person to read, quoted from the document. */
export function wordsToRead({ start, end }: Span, lookFor: string, { text, paragraphs, clauses }: ModelFindingContext): ReadYourself {
	return {
		clause: innermost(clauses, start)?.id ?? null,
		quote: text.slice(start, end),
		start,
		end,
		page: pageOf({ paragraphs: [...paragraphs] }, start),
		look_for: lookFor,
	}
}

/**
 * What is to be read, each word once and none that a finding quotes, in document order.
 *
 * @param words of two entries about the same words the first counts
 */
export function listedOnce(words: readonly ReadYourself[], findings: readonly Finding[]): ReadYourself[] {
	const listed: ReadYourself[] = []
	for (const entry of words) if (![...listed, ...findings].some((other) => overlap(other, entry))) listed.push(entry)
	return listed.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Where two readings of a finding's own words differ, the finding shows both. */
export function withDifferences(findings: readonly Finding[], differences: readonly ReadYourself[]): Finding[] {
	return findings.map((finding) => {
		const said = finding.disputed ? [] : differences.filter((entry) => overlap(finding, entry)).map(({ look_for }) => look_for)
		const added = said.filter((words) => !finding.comment?.includes(words))
		return added.length === 0 ? finding : { ...finding, comment: [finding.comment, ...added].filter(Boolean).join(' ') }
	})
}
