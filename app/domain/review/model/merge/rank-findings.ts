import type { Frame } from '../../frames/frame.ts'
import { worstByConsequence } from '../../judging/consequence.ts'
import { type Finding, severityRank } from '#app/domain/review/report/report.ts'
import { modelRule } from '../model-finding.ts'

/**
 * A finding by its subject instead of by who raised it: the stakes of a point of the model's own come from the frame
 * that it quotes, or else from its words.
 */
export function bySubject(finding: Finding, frames: readonly Frame[]): Finding {
	if (finding.rule !== modelRule) return finding
	const over = frames
		.filter(({ start, end }) => finding.start !== null && start < (finding.end ?? 0) && finding.start < end)
		.map(({ kind }) => kind)
	return { ...finding, rule: `model.${over.length > 0 ? over.join('_') : finding.says.toLowerCase()}` }
}

/**
 * Worst first by consequence. Findings that the model did not mention stand behind the rest of their severity, unless
 * grave; those it disputes stand last.
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
