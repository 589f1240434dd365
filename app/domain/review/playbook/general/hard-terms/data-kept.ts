import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { mentions } from '../../mentions.ts'
import type { Rule } from '../../rule.ts'
import { isEmployment, isNda } from '../../reader-side.ts'
import { nearestSide } from './who-is-named.ts'

const data = patternPart`
	(?:
		(?:customer|client|user|personal|subscriber|your|our|such|host)\s+(?:\w+\s+){0,2}?(?:data|content|information|files|inputs?)
		|data\s+of\s+(?:the\s+)?(?:customer|client|users?)
	)
`
const keeps = new RegExp(
	patternPart`
		\b(?:may|can|reserves?\s+the\s+right\s+to|is\s+entitled\s+to)\b[^.;]{0,60}\b(?:retain|keep|store|hold|use)\b[^.;]{0,60}\b${data}\b
		[^.;]{0,160}\b(?:after|following|beyond|upon|survives?)\b[^.;]{0,60}\b(?:terminat\w+|expir\w+|end)\b
	`,
	'i',
)
const sells = new RegExp(
	patternPart`
		\b(?:may|can|reserves?\s+the\s+right\s+to|is\s+entitled\s+to|shall\s+be\s+free\s+to)\b[^.;]{0,60}\b(?:
			sell|rent|trade|monetiz\w+|commerciali[sz]e|disclose\s+to\s+(?:any|its)\s+(?:third|partners?)|share\b[^.;]{0,60}\bpartners?
		)\b[^.;]{0,60}\b${data}\b
	`,
	'i',
)
const endless = longPattern('i')`
	\b(?:
		indefinite\w*|forever|perpetual\w*|without\s+(?:any\s+)?(?:limit\w*|time)|for\s+any\s+purpose
		|as\s+long\s+as\s+it\s+(?:wishes|sees\s+fit|likes)|for\s+its\s+own\s+(?:purposes|use|business)
	)\b
`
const harmless = longPattern('i')`
	\b(?:
		aggregat\w*|anonymi[sz]\w*|de-?identif\w*|back-?ups?|archiv\w*|required\s+by\s+(?:applicable\s+)?law
		|legal\s+(?:obligations?|requirements?)|comply\s+with|compliance|days|retention\s+period|not\s+(?:sell|retain|keep|use)|consent
	)\b
`

export const dataKept: Rule = {
	id: 'general.data_kept',
	playbook: 'general',
	title: 'Your data is neither sold nor kept for good',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud and data forms' },
	stake: 6,
	step: { needs: /\bdata\b|\binformation\b/i },
	decide(input) {
		if (!input.reader.party || isEmployment(input) || isNda(input)) return notApplicable
		const other = (text: string, at: number) => nearestSide(input, text.slice(0, at + 1)) === 'other'
		const sold = mentions(input, sells, harmless, /\b(?:sell|rent|trade|monetiz|commerciali|disclose|share)/i).find(({ sentence, match }) =>
			other(sentence.text, match.index),
		)
		const kept = sold
			? undefined
			: mentions(input, keeps, harmless, /\b(?:retain|keep|store|hold|use)\b/i).find(
					({ sentence, match }) => endless.test(sentence.text) && other(sentence.text, match.index),
				)
		const place = sold ?? kept
		if (!place) return notApplicable
		return flagged({
			severity: 'high',
			span: place,
			says: sold
				? 'They may sell or share your data for their own ends.'
				: 'They may keep and use your data after the end, without a limit in time.',
			why: 'You answer to your own customers and the law for that data, and you lose control of it for good.',
			market: 'Data is used only to provide the service, and is returned or deleted within 30 days after the end.',
			action: sold
				? 'bar the sale and sharing of our data, other than to provide the service'
				: 'add a duty to return or delete our data within 30 days after the end',
			reason: 'Our own customers ask us to promise the same.',
			fallback: 'Statistics that identify neither you nor any person may be kept.',
			replacement: null,
			confidence: 0.75,
		})
	},
}
