import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, notApplicable } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { visibleText } from '../../passages.ts'
import { isAmendment } from '../../reader-side.ts'
import type { RoleKind } from '../../../sides/document-party.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { dutiesOfProcessor } from './thresholds.ts'
import { nearestSide } from './who-is-named.ts'

/** The usual duties of whoever processes personal data for another, beside the notice of a breach. */
const duties = [
	/\bon(?:ly)?\b[^.;]{0,40}\b(?:documented\s+|written\s+|lawful\s+)*instructions\b/i,
	/\bsub-?processors?\b|\bthird[\s-]party\s+processors?\b/i,
	/\b(?:technical\s+and\s+organi[sz]ational|organi[sz]ational\s+and\s+technical)\s+(?:\w+\s+)?measures\b/i,
	/\b(?:delete|return|destroy)\b[^.;]{0,80}\bpersonal\s+data\b/i,
	/\bassist\b[^.;]{0,120}\b(?:data\s+subjects?|impact\s+assessments?|supervisory)\b/i,
	/\bpersonnel\b[^.;]{0,100}\bconfidential|\bobliged\s+to\s+keep\b[^.;]{0,40}\bconfidential/i,
]
const processes = /\b(?:personal\s+data|personal\s+information)\b/i
const tells = String.raw`\b(?:notif(?:y|ies|ying)|inform|tell|report|alert|advise|give\b[^.;]{0,30}\bnotice|let\b[^.;]{0,20}\bknow)\b`
const incident = String.raw`\b(?:breach(?:es)?|incidents?|unauthori[sz]ed|accidental|loss|leak|compromis\w+)\b`
const told = new RegExp(String.raw`${tells}[^.;]{0,200}${incident}|${incident}[^.;]{0,200}${tells}`, 'i')
const ofContract = longPattern('i')`
	\bbreach(?:es)?\s+of\s+(?:this|the|any|its|their|your|our)\s+(?:agreement|contract|terms|warrant\w*|obligations?|covenants?|clause)\b
	|\b(?:material|claims?|indemnif\w*|terminat\w*)\b
`
const entrusting: ReadonlySet<RoleKind> = new Set(['customer', 'controller', 'user', 'licensee', 'buyer'])

export const breachNoticeAbsent: Rule = {
	id: 'general.breach_notice',
	playbook: 'general',
	title: 'You are told of a breach of your data',
	basis: { kind: 'L', source: 'GDPR article 33(2); state breach laws' },
	stake: 6,
	decide(input) {
		const { party } = input.reader
		if (!party || input.documentType === 'Data Processing Agreement' || input.documentType === 'Privacy Policy' || isAmendment(input))
			return notApplicable
		const text = visibleText(input)
		if (!processes.test(text) || duties.filter((duty) => duty.test(text)).length < dutiesOfProcessor || handlesData(input) !== 'other')
			return notApplicable
		if (/\bdata\s+process(?:ing|or)\s+(?:agreement|addendum|terms|schedule)\b|\bDPA\b/i.test(text) || saysSo(input)) return notApplicable
		const { duty } = draftingStyle(input)
		return absent({
			severity: 'high',
			says: 'No duty to notify you of a personal data breach.',
			why: 'You may have 72 hours to tell the authorities, and you cannot report a breach that nobody tells you about.',
			market: 'Notice without undue delay, often within 48 hours after they become aware of a breach.',
			action: 'add a duty to notify us of a personal data breach without undue delay, and within 48 hours at the latest',
			reason: 'The law gives us a short time to report a breach.',
			fallback: 'Within 72 hours after they become aware of it.',
			replacement:
				`Whoever processes personal data for the other party ${duty} notify it without undue delay, and no later than ` +
				'forty-eight (48) hours after becoming aware, of any breach of security that affects that data.',
			confidence: 0.75,
		})
	},
}

/** Who processes on instructions: the subject of such a duty, else the side to which the role belongs. */
function handlesData(input: RuleInput): 'reader' | 'other' | null {
	const duty = input.structure.sentences.find(({ text }) => duties[0]!.test(text) && /\bprocess\w*/i.test(text))
	const before = duty ? /^([\s\S]*?)\b(?:shall|will|must|agrees?|process\w*)\b/i.exec(duty.text)?.[1] : undefined
	const subject = before === undefined ? null : nearestSide(input, before)
	if (subject) return subject
	const instructs = duty ? nearestSide(input, /([^.;]{0,60})\binstructions\b/i.exec(duty.text)?.[1] ?? '') : null
	if (instructs) return instructs === 'reader' ? 'other' : 'reader'
	return entrusting.has(input.reader.party?.roleKind ?? 'company') ? 'other' : null
}

function saysSo({ structure }: RuleInput): boolean {
	return structure.sentences.some(({ text }) => {
		const match = told.exec(text.replace(/\bbreach\s+notifications?\b/gi, ' '))
		return match !== null && !ofContract.test(match[0])
	})
}
