import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import type { JudgedSuggestion } from './judge/round-judgement.ts'

/** An ask of ours with what ties it to the findings that it is to settle. */
export interface LinkedSuggestion extends Pick<JudgedSuggestion, 'outcome' | 'change' | 'reason'> {
	/** The finding's id in its report. */
	findingId: string | null
	ruleId: string | null
	/** Our side's own note, where wording of further findings stands; it is read here and goes nowhere. */
	internalNote: string | null
}

type Text = Pick<ExtractedDocument, 'text' | 'paragraphs'>

/**
 * Of the findings that the review of the returned version no longer makes: those that are gone, because their words
 * are or their remedy stands, and those that wait. A review reads a file as if every tracked change were accepted, so
 * an ask of ours that nobody has answered yet looks settled to it.
 *
 * @param sent the text that the findings were made in
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

/** The asks that settle a finding: its own, else one that its words went into, else those over the same words, else those of its rule. */
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
