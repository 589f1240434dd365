import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import type { JudgedSuggestion } from './judge/round-judgement.ts'

/** A suggestion with its links to the findings that it settles. */
export interface LinkedSuggestion extends Pick<JudgedSuggestion, 'outcome' | 'change' | 'reason'> {
	/** The finding's id in its report. */
	findingId: string | null
	ruleId: string | null
	/** Our side's own note, which may contain the wording of further findings; only read here. */
	internalNote: string | null
}

type Text = Pick<ExtractedDocument, 'text' | 'paragraphs'>

/**
 * Splits the findings that the review of the returned version no longer has: those that are fixed, because their words
 * are gone or their remedy is in, and those that wait. A review reads a file with every tracked change accepted, so a
 * suggestion without an answer looks accepted to it.
 *
 * @param sent the text of the findings
 */
export function findResolvedFindings(
	findings: readonly Finding[],
	remedies: readonly LinkedSuggestion[],
	sent: Text,
	returned: Pick<Text, 'text'>,
): { gone: Finding[]; waiting: Finding[] } {
	const now = plain(returned.text)
	const verdicts = findings.map((finding) => ({ finding, verdict: verdictOn(finding) }))
	const withVerdict = (verdict: string) => verdicts.filter((each) => each.verdict === verdict).map(({ finding }) => finding)
	return { gone: withVerdict('gone'), waiting: withVerdict('waiting') }

	function verdictOn(finding: Finding): 'gone' | 'waiting' | 'unclear' {
		const outcomes = remediesOf(finding, remedies, sent).map(({ outcome }) => outcome)
		if (outcomes.includes('untouched')) return 'waiting'
		const wordsAreGone = finding.quote === null ? outcomes.length === 0 : !now.includes(plain(finding.quote))
		return wordsAreGone || outcomes.includes('accepted') ? 'gone' : 'unclear'
	}
}

/** The suggestions that settle a finding: its own, else one that includes its wording, else those over the same words, else those of its rule. */
function remediesOf(finding: Finding, remedies: readonly LinkedSuggestion[], sent: Text): LinkedSuggestion[] {
	const ties: ((remedy: LinkedSuggestion) => boolean)[] = [
		({ findingId }) => findingId === finding.id,
		({ reason, internalNote }) =>
			reason.includes(finding.ask) ||
			[finding.says, finding.replacement].some((words) => words !== null && words !== '' && internalNote?.includes(words)),
		({ change }) => touches(finding, change, sent),
		({ ruleId }) => ruleId === finding.rule,
	]
	for (const isTied of ties) {
		const tied = remedies.filter(isTied)
		if (tied.length > 0) return tied
	}
	return []
}

function touches({ start, end }: Finding, change: JudgedSuggestion['change'], { paragraphs }: Text): boolean {
	const paragraph = paragraphs.find(({ id }) => id === change.paragraphId)
	if (start === null || end === null || !paragraph || change.kind === 'insert_paragraphs') return false
	const [from, to] =
		change.kind === 'replace' ? [paragraph.start + change.start, paragraph.start + change.end] : [paragraph.start, paragraph.end]
	return start < Math.max(to, from + 1) && end > from
}

function plain(text: string): string {
	return text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
}
