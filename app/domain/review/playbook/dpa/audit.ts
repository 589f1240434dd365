import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import { clauseTextAround } from '../passages.ts'
import type { Rule } from '../rule.ts'

const audits = longPattern('i')`
	\baudit(?:s|ed|ing|or|ors)?\b|\binspect\w*\b
	|\b(?:may|can|lets?|allows?)\b[^.;]{0,40}\b(?:visit|check|examine|look\s+(?:at|into)|see\s+for\s+(?:itself|themselves))\b
`
const denied = /\b(?:no|not|neither|never|waives?)\b[^.;,]{0,80}\b(?:audit|inspect)\w*/i
const limits = longPattern('i')`
	\b(?:
		more\s+than|more\s+often|unreasonabl\w+|without|except|unless|other\s+than|interfer\w+|disrupt\w*|until|limit\w*|replace|affect
		|prejudice|supersede|disclos\w+|confidential\w*|later|less|only
	)\b
`
const papersOnly = longPattern('i')`
	\b(?:auditor|audit|report)\b[^.]{0,160}\bhereby\s+deemed\b
	|\b(?:
		solely|only|exclusively|exclusive|sole|limited\s+to|fully\s+satisf\w+|satisf(?:y|ied|ies)|in\s+lieu|instead\s+of|in\s+place\s+of
	)\b[^.]{0,160}\b(?:reports?|certificat\w+|SOC|ISO|questionnaires?|summar\w+|documentation)\b
	|\b(?:reports?|certificat\w+|SOC|ISO|questionnaires?|summar\w+)\b[^.]{0,160}\b(?:
		solely|exclusively|only|sole|in\s+lieu|instead\s+of|in\s+full\s+satisfaction|satisf(?:y|ies)
	)\b
`
const granted = longPattern('i')`
	\b(?:allow\w*|permit\w*|contribut\w+|may|right\s+to|entitled\s+to|submit\w*|enabl\w+|conduct\w*|carry\s+out|perform)\b[^.;]{0,120}\b
		(?:
		audits?|inspect\w*|on-?site|visit|check|examine|look\s+(?:at|into)|see\s+for\s+(?:itself|themselves)
	)\b
	|\baudit\s+rights?\b
	|\b(?:audits?|inspections?)\b[^.;]{0,60}\b(?:may\s+be|conducted|carried\s+out|performed)\b
`

const onProcessor = longPattern('i')`
	\b(?:customer|controller|client|you|exporter|auditors?|it)\b[^.]{0,200}\b(?:audits?|inspect\w*|visit|check|examine|look|see)\b
	|\b(?:audits?|inspections?)\b[^.]{0,160}\b(?:customer|controller|client|you|exporter)\b
	|\b(?:audits?|inspections?)\b[^.;]{0,60}\b(?:may\s+be|conducted|carried\s+out|performed)\b|\baudit\s+rights?\b
`

export const audit: Rule = {
	id: 'dpa.audit',
	playbook: 'dpa',
	title: 'You may audit the processor',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(h)' },
	protects: ['controller', 'customer'],
	standard: 'Audit reports first. An audit once a year if they are not sufficient, and at any time after a personal data breach.',
	wording: { stands: 'instead', clause: { heading: 'Audit', home: /\baudit/i, said: /\b(?:audit|inspect)/i } },
	decide(input) {
		const places = mentions(input, audits, undefined, /audit|inspect|visit|check|examine|look|see\b/i)
		const proof = mentions(
			input,
			/\b(?:information|evidence|documentation)\b[^.;]{0,80}\b(?:demonstrat\w+|show|prove)\b[^.;]{0,60}\bcomplian/i,
		)[0]
		const [first] = places
		if (!first) return proof ? flagged({ ...wording, span: proof, says: reportsOnly }) : absent(wording)
		const refused = places.find(({ sentence }) => denied.test(sentence.text) && !limits.test(sentence.text))
		if (refused) return flagged({ ...wording, span: refused, says: noAudit })
		const reports =
			places.find(({ sentence }) => papersOnly.test(sentence.text)) ??
			mentions(input, papersOnly).find((place) => audits.test(clauseTextAround(input, place)))
		const rights = places.filter(({ sentence }) => onProcessor.test(sentence.text))
		const real =
			rights.find(({ sentence }) => granted.test(sentence.text) && !papersOnly.test(sentence.text)) ??
			rights.find(
				({ sentence }) =>
					granted.test(sentence.text) &&
					(!papersOnly.test(sentence.text) ||
						/\bon-?site\b|\bunless\b|\bif\b|\bexcept\b|\bwhere\b|\binsufficient\b|\bnot\s+(?:enough|sufficient)/i.test(sentence.text)),
			)
		if (reports && !real) return flagged({ ...wording, span: reports, says: reportsOnly })
		if (real) return passed(real)
		return undecided
	},
}

const noAudit = 'Audits of the processor are excluded.'
const reportsOnly = 'You may only read audit reports; there is no right to audit.'
const wording = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	says: 'There is no right to audit the processor.',
	why: 'Article 28(3)(h) GDPR requires it. Without an audit right you cannot verify how your data is handled, even after a breach.',
	market: 'Audit reports first. An audit once a year if they are not sufficient, and at any time after a personal data breach.',
	action: 'add a right to audit where reports are not sufficient or after a personal data breach',
	reason: 'Article 28(3)(h) GDPR requires it.',
	fallback: 'Accept an independent auditor at your cost, once a year, on 30 days’ notice.',
	replacement:
		'Provider will make available all information necessary to demonstrate compliance with this DPA, including current audit reports. ' +
		'If that is not sufficient, or after a Personal Data Breach, Customer or its auditor may audit the processing on 30 days’ notice, ' +
		'not more than once a year except for cause.',
} as const
