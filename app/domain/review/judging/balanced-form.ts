import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import { knownForm } from '../forms/known-form.ts'
import { ruleById } from '../playbook/rule-by-id.ts'
import type { Finding } from '../report/report.ts'

/** Forms that were drafted by many lawyers of both sides: their own words are the market standard. */
const balanced = /^(?:common-paper|bonterms)-/

/** From this share of the form on, what its text leaves out is left out on purpose (ours). */
const nearlyWhole = 0.9

/** A document that is one of the balanced forms. */
export interface BalancedForm {
	/** Whether a stretch is the form's own text, with nothing changed in it and no blank filled in. */
	isOwnText(span: Span): boolean
	/** Whether so much of the form is there that it lacks nothing. */
	whole: boolean
}

/** @param view the document as the parties see it */
export function balancedFormOf(view: ExtractedDocument): BalancedForm | null {
	const comparison = knownForm(view)
	if (!comparison || !balanced.test(comparison.form.id)) return null
	const { foreign, deviations, share } = comparison
	return {
		isOwnText: ({ start, end }: Span) => ![...foreign, ...deviations].some((other) => other.start < end && start < other.end),
		whole: share >= nearlyWhole,
	}
}

/**
 * The cover page of a balanced form leads to terms that are published and balanced too: reading them is no point to
 * negotiate.
 */
export function underForm(finding: Finding, form: BalancedForm | null): Finding {
	const severity = ruleById(finding.rule)?.underBalancedForm?.severity
	return form?.whole && severity ? { ...finding, severity } : finding
}

/** Whether a finding is about the document rather than about unchanged words of a balanced form. */
export function isAboutDocument({ rule, start, end }: Pick<Finding, 'rule' | 'start' | 'end'>, form: BalancedForm | null): boolean {
	if (!form || ruleById(rule)?.underBalancedForm) return true
	return start === null || end === null ? !form.whole : !form.isOwnText({ start, end })
}
