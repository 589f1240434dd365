import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { findingThreshold } from '../../judging/rule-confidence.ts'
import type { Finding, ReviewReport } from '#app/domain/review/report/report.ts'
import type { Ruling } from '../answer/answer-element.ts'
import { confidences, makeModelFinding, modelRule, type ModelFindingContext } from '../model-finding.ts'
import { isSamePoint } from '../same-point.ts'
import type { CollectedAnswers, RaisedPoint } from './collect-answers.ts'
import type { ShownPoint } from './contradicted-checks.ts'
import { undisputable } from './dispute.ts'
import { isMark, overlap } from './marks.ts'
import { afterSecondPass, within, type Candidate } from './second-pass.ts'

export interface JudgedFindings {
	findings: Finding[]
	/** Ids of the rules' findings that the model did not mention. */
	unconfirmed: ReadonlySet<string>
	toCheck: Finding[]
	/** The points of the model, with what they answer. */
	points: readonly ShownPoint[]
	/** Marks of the trained reader that the model read and did not raise. */
	unraised: readonly Finding[]
	/** Words of grave points that did not hold, with the part that they were read in; 0 for an earlier version. */
	unproven: readonly (Span & { group: number })[]
	/** What to do about each point, by the id of its finding. */
	actions: ReadonlyMap<string, string>
	counts: {
		/** Points that are shown. */
		raised: number
		/** Removed by the second pass, refutations too. */
		refuted: number
		/** Duplicates that were merged. */
		merged: number
		disputed: number
		/** Points without a ruling. */
		unchecked: number
	}
}

/** The findings of both readers as one list, before they are ranked. */
export function judgedFindings(
	report: ReviewReport,
	said: CollectedAnswers,
	{ rulings, complete, wasRead }: { rulings: ReadonlyMap<string, Ruling> | null; complete: boolean; wasRead(span: Span): boolean },
	context: ModelFindingContext,
): JudgedFindings {
	const counts = { raised: 0, refuted: 0, merged: 0, disputed: 0, unchecked: 0 }
	const candidates = candidatesOf(said.points, report, context, counts)
	const toCheck: Finding[] = candidates.filter(({ group }) => group > 0).map(({ finding }) => finding)
	const shown = candidates.flatMap((candidate) => afterSecondPass(candidate, candidates, report.findings, { rulings, counts }))
	const taken = new Map(shown.flatMap(({ takes, finding }) => (takes ? [[takes.id, finding] as const] : [])))
	const unconfirmed = new Set<string>()
	const unraised: Finding[] = []

	const ofRules = report.findings.flatMap((finding): Finding[] => {
		if (taken.has(finding.id)) return []
		// A mark is less precise than a point about its words.
		if (isMark(finding) && shown.some((point) => overlap(point.finding, finding))) return []
		if (isMark(finding) && !speaksFor(said.verdicts.get(finding.id)) && isRead(finding, wasRead)) {
			unraised.push(finding)
			return []
		}
		const verdict = undisputable(finding) ? undefined : said.verdicts.get(finding.id)
		const ruling = rulings?.get(finding.id)
		if (verdict?.verdict === 'refute' && verdict.span) {
			const { start, end } = verdict.span
			const disputed = { ...finding, disputed: { reason: verdict.reason ?? '', quote: context.text.slice(start, end), start, end } }
			if (verdict.group > 0) toCheck.push(disputed)
			const stands = verdict.group === 0 || ruling?.ruling === 'keep' || ruling?.ruling === 'merge'
			if (ruling?.ruling === 'drop') {
				counts.refuted++
				return [finding]
			}
			// A grave finding is not removed without a check.
			if (!stands && finding.severity === 'high') return [{ ...finding, comment: verdict.reason ?? undefined } as Finding]
			counts.disputed++
			return [disputed]
		}
		if (verdict?.verdict === 'duplicate' && isSaidElsewhere(verdict.of, finding, shown, report.findings, said)) {
			counts.merged++
			return []
		}
		if (verdict?.verdict === 'comment') return [{ ...finding, comment: verdict.reason ?? undefined } as Finding]
		if (verdict?.verdict === 'agree')
			return [
				{
					...finding,
					severity: within(finding.severity, verdict.severity ?? finding.severity),
					confidence: Math.max(finding.confidence, confidences.checked),
					...(verdict.reason ? { comment: verdict.reason } : {}),
				},
			]
		if (undisputable(finding) || !complete) return [finding]
		unconfirmed.add(finding.id)
		return [{ ...finding, confidence: Math.min(finding.confidence, findingThreshold) }]
	})
	counts.raised = shown.length
	return {
		findings: [...shown.map(({ finding }) => finding), ...ofRules],
		unconfirmed,
		toCheck,
		points: shown,
		unraised,
		unproven: [...said.unproven, ...takenBack(candidates, rulings)],
		actions: new Map(shown.flatMap(({ finding, action }) => (action === null ? [] : [[finding.id, action] as const]))),
		counts,
	}
}

function speaksFor(verdict: { verdict: string } | undefined): boolean {
	return verdict?.verdict === 'agree' || verdict?.verdict === 'comment'
}

function isRead({ start, end }: Finding, wasRead: (span: Span) => boolean): boolean {
	return start !== null && end !== null && wasRead({ start, end })
}

function takenBack(candidates: readonly Candidate[], rulings: ReadonlyMap<string, Ruling> | null): (Span & { group: number })[] {
	return candidates.flatMap(({ group, finding: { id, severity, start, end } }) =>
		severity === 'high' && start !== null && end !== null && rulings?.get(id)?.ruling === 'drop' ? [{ start, end, group }] : [],
	)
}

/** Points as findings: in the place of the rule's finding or open check that they answer, or of their own; each once. */
function candidatesOf(
	points: readonly RaisedPoint[],
	report: ReviewReport,
	context: ModelFindingContext,
	counts: JudgedFindings['counts'],
): Candidate[] {
	const found: Candidate[] = []
	const used = new Set<string>()
	for (const { point, group, index } of points) {
		const own = makeModelFinding({ id: `${modelRule}-${group}-${index}`, rule: modelRule }, point, context)
		if (found.some(({ finding }) => isSamePoint(finding, own))) {
			counts.merged++
			continue
		}
		const free = report.findings.filter((finding) => !used.has(finding.id) && !undisputable(finding))
		const takes =
			free.find(({ id }) => id === point.answers) ??
			free.find((finding) => !isMark(finding) && isSamePoint(finding, own)) ??
			free.find((finding) => isMark(finding) && isSamePoint(finding, own)) ??
			null
		const check = report.rules.find(({ id, outcome }) => id === point.answers && outcome === 'undecided' && !used.has(id))
		const place = takes ? { id: takes.id, rule: takes.rule } : check ? { id: `${check.id}-model`, rule: check.id } : null
		if (takes) used.add(takes.id)
		if (check) used.add(check.id)
		found.push({ finding: place ? { ...own, ...place } : own, action: point.action, takes, name: point.id, answers: point.answers, group })
	}
	return found
}

function isSaidElsewhere(
	of: string | null,
	finding: Finding,
	shown: readonly Candidate[],
	findings: readonly Finding[],
	{ verdicts }: CollectedAnswers,
): boolean {
	if (of === null || of === finding.id) return false
	if (shown.some(({ name, finding: point }) => name === of || point.id === of)) return true
	const verdict = verdicts.get(of)?.verdict
	return findings.some(({ id }) => id === of) && verdict !== 'refute' && verdict !== 'duplicate'
}
