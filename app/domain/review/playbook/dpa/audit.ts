import { absent, flagged, passed } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import { clauseTextAround } from '../passages.ts'
import type { Rule } from '../rule.ts'

const audits = /\baudit(?:s|ed|ing|or|ors)?\b|\binspect\w*\b|\b(?:may|can|lets?|allows?)\b[^.;]{0,40}\b(?:visit|check|examine|look\s+(?:at|into)|see\s+for\s+(?:itself|themselves))\b/i
const denied = /\b(?:no|not|neither|never|waives?)\b[^.;,]{0,80}\b(?:audit|inspect)\w*/i
const limits = /\b(?:more\s+than|more\s+often|unreasonabl\w+|without|except|unless|other\s+than|interfer\w+|disrupt\w*|until|limit\w*|disclos\w+|confidential\w*|later|less|only)\b/i
const papersOnly = /\b(?:solely|only|exclusively|exclusive|sole|limited\s+to|fully\s+satisf\w+|satisf(?:y|ied|ies)|in\s+lieu|instead\s+of|in\s+place\s+of)\b[^.]{0,160}\b(?:reports?|certificat\w+|SOC|ISO|questionnaires?|summar\w+|documentation)\b|\b(?:reports?|certificat\w+|SOC|ISO|questionnaires?|summar\w+)\b[^.]{0,160}\b(?:solely|exclusively|only|sole|in\s+lieu|instead\s+of|in\s+full\s+satisfaction|satisf(?:y|ies))\b/i
const granted = /\b(?:allow\w*|permit\w*|contribut\w+|may|right\s+to|entitled\s+to|submit\w*|enabl\w+|conduct\w*|carry\s+out|perform)\b[^.;]{0,120}\b(?:audits?|inspect\w*|on-?site|visit|check|examine|look\s+(?:at|into)|see\s+for\s+(?:itself|themselves))\b|\baudit\s+rights?\b|\b(?:audits?|inspections?)\b[^.;]{0,60}\b(?:may\s+be|conducted|carried\s+out|performed)\b/i

export const audit: Rule = {
	id: 'dpa.audit',
	playbook: 'dpa',
	title: 'You may check that they keep their word',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(h)' },
	decide(input) {
		const places = mentions(input, audits, undefined, /audit|inspect|visit|check|examine|look|see\b/i)
		const proof = mentions(input, /\b(?:information|evidence|documentation)\b[^.;]{0,80}\b(?:demonstrat\w+|show|prove)\b[^.;]{0,60}\bcomplian/i)[0]
		const [first] = places
		if (!first) return proof ? flagged({ ...wording, span: proof, says: reportsOnly }) : absent(wording)
		const refused = places.find(({ sentence }) => denied.test(sentence.text) && !limits.test(sentence.text))
		if (refused) return flagged({ ...wording, span: refused, says: noAudit })
		const reports = places.find(({ sentence }) => papersOnly.test(sentence.text)) ?? mentions(input, papersOnly).find((place) => audits.test(clauseTextAround(input, place)))
		const real = places.find(({ sentence }) => granted.test(sentence.text) && (!papersOnly.test(sentence.text) || /\bon-?site\b|\bunless\b|\bif\b|\bexcept\b|\bwhere\b|\binsufficient\b|\bnot\s+(?:enough|sufficient)/i.test(sentence.text)))
		if (reports && !real) return flagged({ ...wording, span: reports, says: reportsOnly })
		if (real) return passed(real)
		return flagged({ ...wording, span: first, says: reportsOnly })
	},
}

const noAudit = {
	friendly: 'You may not check how they handle the data.',
	neutral: 'Audits are ruled out.',
	legal: 'The audit right of Article 28(3)(h) GDPR is excluded.',
}
const reportsOnly = {
	friendly: 'You get to read reports, but you may never look for yourself, not even after a breach.',
	neutral: 'Checks are held to reports. There is no right to an audit.',
	legal: 'The audit right is confined to third-party reports.',
}
const wording = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	says: {
		friendly: 'Nothing lets you check that they do what they promise.',
		neutral: 'There is no right to audit.',
		legal: 'The term required by Article 28(3)(h) GDPR is missing.',
	},
	why: 'The law wants you to check. If you can’t, the contract falls short, and you share the blame for a leak.',
	market: 'Reports first. An audit once a year if they are not enough, and at any time after a breach.',
	action: 'add a right to audit when reports are not enough or after a breach',
	reason: 'The law asks for it.',
	fallback: 'Accept an outside auditor at your cost, once a year, with 30 days’ notice.',
	replacement: 'Provider makes available all information needed to show that it complies, such as current audit reports. If that is not enough, or after a personal data breach, Customer or its auditor may inspect the processing with 30 days’ notice, at most once a year save for cause.',
} as const
