import type { Paragraph } from '#app/domain/extraction/extracted-document.ts'
import { worstFirst, type Finding, type ReviewReport, type RuleResult } from '../report.ts'
import { fineNote } from './fine-note.ts'
import { makeModelFinding, modelRule, type ModelFindingContext } from './model-finding.ts'
import type { Proven } from './prove-element.ts'
import { isSamePoint } from './same-point.ts'
import { worsenedSummary } from './worsened-summary.ts'

/** What the model said about one group of clauses, as far as it holds. */
export interface GroupAnswer {
	/** Number of the group, in document order; 0 for what was said of an earlier version. */
	group: number
	elements: readonly Proven[]
}

/**
 * The report of the rules with what a model added: findings, comments, answers to open checks. Nothing of the rules'
 * own is removed or made milder; the verdict stays or gets worse. Pure: the order in which answers came does not count.
 *
 * @param model its name
 */
export function extendReport(report: ReviewReport, paragraphs: Paragraph[], answers: readonly GroupAnswer[], model: string): ReviewReport {
	const context = { text: report.text, paragraphs, clauses: report.clauses, model }
	const additions: Additions = { findings: [], comments: new Map(), notes: new Map(), flagged: new Set() }
	for (const { group, elements } of [...answers].sort((a, b) => a.group - b.group)) {
		for (const [index, element] of elements.entries()) take(additions, element, `${modelRule}-${group}-${index + 1}`, report, context)
	}
	const { comments, notes, flagged } = additions
	const added = additions.findings.sort(worstFirst)
	const findings = report.findings.map((finding) => (comments.has(finding.id) ? { ...finding, comment: comments.get(finding.id)! } : finding))
	return {
		...report,
		engine: { ...report.engine, model },
		summary: worsenedSummary(report, added),
		rules: [...report.rules.map((rule) => decided(rule, flagged, notes, model)), ...ownRule(added, model)],
		findings: [...findings, ...added].sort(worstFirst),
	}
}

interface Additions {
	findings: Finding[]
	/** By the id of the finding. */
	comments: Map<string, string>
	/** What the model thinks of open checks that stay open, by the id of the rule. */
	notes: Map<string, string>
	/** Open checks that it flagged. */
	flagged: Set<string>
}

/** Takes one element in; the first on a finding or a check counts. */
function take({ findings, comments, notes, flagged }: Additions, element: Proven, id: string, report: ReviewReport, context: ModelFindingContext): void {
	switch (element.type) {
		case 'comment':
			if (!comments.has(element.finding)) comments.set(element.finding, element.comment)
			return
		case 'open_check_fine': {
			const { start, end } = element.span
			if (!notes.has(element.check)) notes.set(element.check, fineNote(context.model, element.says, report.text.slice(start, end)))
			return
		}
		case 'open_check_flagged':
			if (flagged.has(element.check)) return
			flagged.add(element.check)
			findings.push(makeModelFinding(`${element.check}-model`, element.check, element, context))
			return
		case 'finding': {
			const finding = makeModelFinding(id, modelRule, element, context)
			const known = report.findings.find((each) => isSamePoint(each, finding))
			if (known) comments.set(known.id, comments.get(known.id) ?? finding.why)
			else if (!findings.some((each) => isSamePoint(each, finding))) findings.push(finding)
		}
	}
}

/** An open check that the model flagged is flagged; one that it finds fine stays open, with what it thinks beside it. */
function decided(rule: RuleResult, flagged: ReadonlySet<string>, notes: ReadonlyMap<string, string>, model: string): RuleResult {
	if (rule.outcome !== 'undecided') return rule
	if (flagged.has(rule.id)) return { ...rule, outcome: 'flagged', note: `The rules left this open; the language model ${model} flagged it.` }
	const note = notes.get(rule.id)
	return note === undefined ? rule : { ...rule, note }
}

/** What the model's own findings stand under among the rules, so that every finding has its rule. */
function ownRule(added: readonly Finding[], model: string): RuleResult[] {
	if (!added.some(({ rule }) => rule === modelRule)) return []
	return [{ id: modelRule, title: 'Points that the language model added', source: `Language model ${model}; verified by no lawyer.`, outcome: 'flagged' }]
}
