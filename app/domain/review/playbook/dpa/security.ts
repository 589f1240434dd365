import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DpaRule } from './setting.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import { passages, visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import { fewestMeasures } from './thresholds.ts'

const concrete = [
	/\bencrypt\w*/i,
	/\bpseudonymi[sz]\w*/i,
	longPattern('i')`
		\b(?:role-based\s+)?access\s+(?:control|right|management|is\s+limited)|\bleast[\s-](?:privilege|access)
		|\b(?:limit\w*|restrict\w*|controls?)\s+(?:\w+\s+){0,2}(?:who|access)\b|\bonly\s+(?:those|people|staff)\s+who\b|\baccess\s+by\s+role
		|\broles\s+with\b
	`,
	/\b(?:multi|two|second)[-\s]?\s?factors?|\bMFA\b|\bpasswords?\b/i,
	/\bback(?:s|ed)?\s+(?:it\s+|them\s+)?up\b|\bback-?ups?\b(?![^.;]{0,60}\b(?:delet|overwrit|eras|purg|destroy))/i,
	/\bpenetration[\s-]test\w*|\bvulnerabilit\w+|\bpatch\w*/i,
	/\blogg(?:ing|ed)\b|\b(?:keeps?\s+|access\s+)?logs\b|\baudit\s+logs?\b|\bmonitor(?:ing|ed)\b/i,
	/\bISO(?:\/IEC)?\s?27\d{3}|\bSOC\s?(?:2|II)\b/i,
	/\bfirewalls?\b|\bintrusion\b|\bantivirus|\bmalware/i,
	/\bdisaster\s+recovery|\bbusiness\s+continuity|\brestor(?:e|ation)\b/i,
	longPattern('i')`
		\bsecurity\s+(?:awareness\s+)?training
		|\btrain(?:ing|ed)\b[^.;]{0,40}\b(?:staff|employees|personnel)
		|\b(?:staff|employees|personnel)\b[^.;]{0,40}\btrain(?:ing|ed)\b
	`,
	/\bphysical\s+(?:access|security)\b|\bbadge|\bdata\s+cent(?:er|re)\s+security/i,
	longPattern('i')`
		\b(?:regular|yearly|annual|quarterly)\w*\s+(?:\w+\s+)?(?:test\w*|review\w*)\b
		|\b(?:tests?|tested|reviewed)\b[^.;]{0,30}\b(?:each|every|per|once\s+a|twice\s+a)\s+(?:year|quarter|month)\b
	`,
]
const promise = longPattern('i')`
	\b(?:technical\s+(?:and|or)\s+organi[sz]ational|security|safeguards?|protect(?:ive|ion)?)\b[^.;]{0,60}\b
		(?:measures?|safeguards?|controls?|standards?|program\w*)\b
	|\b(?:measures?|safeguards?|controls?)\b[^.;]{0,80}\b(?:secur\w+|protect\w*)\b
	|\b(?:appropriate|reasonable|adequate)\s+(?:\w+\s+){0,3}(?:measures|safeguards|security)\b
	|\bkeeps?\b[^.;]{0,30}\bdata\s+(?:safe|secure)\b
	|\b(?:appl(?:y|ies)|maintains?|takes?|provides?|uses?|implements?|adopts?)\b[^.;]{0,40}\b(?:security|safeguards?)\b
`
const mayWeaken = longPattern('i')`
	\b(?:may|reserves?\s+the\s+right\s+to|can)\b[^.;]{0,60}\b(?:
		chang\w+|updat\w+|modif\w+|replac\w+|reduc\w+|amend|adapt|adjust|revis\w+|lower|drop|lift
	)\b[^.;]{0,80}\b(?:measures?|security|safeguards?|controls?)\b
	|\b(?:measures?|security|safeguards?|controls?)\b[^.;]{0,120}\b(?:may|can)\s+
		(?:chang\w+|updat\w+|modif\w+|replac\w+|reduc\w+|amend|adapt|revis\w+|lower|drop)\s+(?:it|them|these|those)\b
	|\b(?:measures?|security|safeguards?|controls?)\b[^.;]{0,40}\b(?:may|can)\s+be\s+
		(?:changed|updated|modified|replaced|reduced|lowered|dropped)\b
`
const notWeaker = longPattern('i')`
	\b(?:not|never|without)\b[^.;]{0,60}\b(?:reduc\w+|weaken\w*|lower\w*|degrad\w+|diminish\w*|decreas\w+|lessen\w*|impair\w*|below)\b
	|\b(?:at\s+least|no\s+less|equivalent|equal\w*|same|better|stronger)\b[^.;]{0,30}\b(?:level|protect\w*|secur\w+|standard|effect\w*)
	|\b(?:level|protect\w*|secur\w+|standard|safe|strong|good|effective)\b[^.;]{0,30}\b(?:
		no\s+less|not\s+(?:drop|fall|sink|go\s+down)|at\s+least|equally|equal|as\s+(?:much|well|good|strong)
	)\b
	|\b(?:at\s+least\s+)?as\s+(?:strong|good|safe|secure|protective|effective)\b
	|\bby\s+(?:an?\s+)?(?:equal|equivalent|better|stronger)\b
	|\b(?:level|protection|security|standard)\b[^.;]{0,40}\b(?:not|never)\s+
		(?:drop|fall|sink|go\s+down|be\s+(?:lower|less|reduced|worse))
`

export const security: DpaRule = {
	id: 'dpa.security',
	playbook: 'dpa',
	title: 'Security measures are specified',
	basis: { kind: 'S', source: 'GDPR Articles 28(3)(c) and 32; Annex II of the standard clauses' },
	protects: ['controller', 'customer'],
	stake: 9,
	standard: 'An annex lists the measures: encryption, access control, backups, tests. They may change but not become weaker.',
	law: 'european_or_american',
	wording: {
		clause: {
			heading: 'Security',
			home: /\bsecurity\b/i,
			said: /\bsecurity\b|\bsafeguards?\b|\bencrypt|\btechnical and organi[sz]ational\b|\bmeasures\b/i,
		},
	},
	decide(input) {
		const weaken = passages(input, mayWeaken).find(({ sentence }) => !notWeaker.test(nearby(input, sentence.end, sentence.text)))
		if (weaken) return flagged({ ...vague, span: weaken, says: weakened })
		const promises = mentions(input, promise, /\bmeans\b/i)
		const [first] = promises
		const measures = concrete.filter((pattern) => pattern.test(visibleText(input))).length
		if (measures >= fewestMeasures) return passed(mentions(input, anyMeasure, /\bmeans\b/i)[0] ?? first)
		if (!first) return absent({ ...vague, severity: { sending: 'medium', receiving: 'high', unsure: 'high' }, says: none })
		if (promises.some(({ sentence }) => /https?:\/\/|\bwww\./i.test(sentence.text))) return undecided
		// A list that stands in another paper was not read, and is not missing.
		if (
			promises.some(({ sentence }) => /\b(?:set\s+(?:forth|out)|listed|described|specified|detailed)\s+(?:in|at|on)\b/i.test(sentence.text))
		)
			return undecided
		return flagged({ ...vague, span: first })
	},
}

const anyMeasure = new RegExp(
	concrete
		.slice(0, 4)
		.map(({ source }) => source)
		.join('|'),
	'i',
)

/** A limit on changes is often the next sentence. */
function nearby(input: RuleInput, end: number, text: string) {
	return `${text} ${visibleText(input).slice(end, end + 250)}`
}

const none = 'There is no obligation to keep personal data secure.'
const weakened = 'Security measures may be changed, and nothing prevents a lower level of protection.'
const vague = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	says: 'Security is promised in general terms, with no list of measures.',
	why: 'Articles 28 and 32 GDPR require specific measures. Without a list you cannot show that a promise was broken.',
	market: 'An annex lists the measures: encryption, access control, backups, tests. They may change but not become weaker.',
	action: 'attach a list of security measures that may not be weakened',
	reason: 'Article 32 GDPR requires us to know what protects the data.',
	fallback: 'Accept a current SOC 2 or ISO 27001 report instead of a list.',
	replacement:
		'Provider will maintain at least the following measures: encryption in transit and at rest, role-based access with multi-factor ' +
		'authentication, logging, daily backups, an annual penetration test, and staff training. Provider may change a measure if the ' +
		'level of protection does not decrease.',
} as const
