import type { Frame } from '../../frames/frame.ts'
import { worstByConsequence } from '../../judging/consequence.ts'
import { type Finding, severityRank } from '#app/domain/review/report/report.ts'
import { modelRule } from '../model-finding.ts'

/**
 * A finding by what it is about instead of who raised it: a point of the model's own has no rule that tells what is at
 * stake, the frame that it quotes does, or else its words.
 */
export function bySubject(finding: Finding, frames: readonly Frame[]): Finding {
	if (finding.rule !== modelRule) return finding
	const over = frames
		.filter(({ start, end }) => finding.start !== null && start < (finding.end ?? 0) && finding.start < end)
		.map(({ kind }) => kind)
	return { ...finding, rule: `model.${over.length > 0 ? over.join('_') : finding.says.toLowerCase()}` }
}

/**
 * Worst first by consequence. What the model said nothing of stands behind the rest of its severity, unless it is
 * grave; what it disputes stands last.
 */
export function rankFindings(findings: readonly Finding[], frames: readonly Frame[], unconfirmed: ReadonlySet<string>): Finding[] {
	const behind = ({ id, severity }: Finding) => Number(severity !== 'high' && unconfirmed.has(id))
	return findings
		.map((finding) => ({ finding, subject: bySubject(finding, frames) }))
		.sort(
			({ finding: a, subject: one }, { finding: b, subject: other }) =>
				Number(a.disputed !== undefined) - Number(b.disputed !== undefined) ||
				severityRank[a.severity] - severityRank[b.severity] ||
				behind(a) - behind(b) ||
				worstByConsequence(one, other),
		)
		.map(({ finding }) => finding)
}
