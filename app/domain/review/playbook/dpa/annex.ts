import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DpaRule } from './setting.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

interface Detail {
	name: string
	label: RegExp
	/** Plain prose that says it without a label. */
	prose: RegExp
	/** Without it nobody can tell which data is meant. */
	vital: boolean
}

const details: Detail[] = [
	{
		name: 'subject matter',
		label: longPattern('gim')`
			\bsubject[\s-]+matter\b(?:\s+(?:and\s+\w+\s+)?of\s+(?:the\s+)?processing)?
			|(?<=^\s{0,3}|[.;]\s)(?:subject|matter|services?)(?:\s+and\s+\w+)?(?=\s*:)
			|\bsubject(?=\s+of\s+(?:this|the)\s+(?:agreement|contract|order|processing))
		`,
		prose: longPattern('i')`
			\bsubject\s+of\s+(?:this|the)\s+(?:\w+\s+)?(?:agreement|contract|order|annex|processing)\s+is\b
			|\bprocess\w*\b[^.;]{0,160}\b(?:
				in\s+order\s+to|to\s+(?:provide|perform|deliver|run|host|operate|supply)|in\s+connection\s+with\s+the\s+services
			)\b
		`,
		vital: false,
	},
	{
		name: 'duration',
		label: /\bduration\b(?:\s+of\s+(?:the\s+)?processing)?|\bretention(?:\s+period)?\b/gi,
		prose: longPattern('i')`
			\bfor\s+(?:as\s+long\s+as|the\s+(?:term|duration|period))\b
			|\b(?:process\w*|agreement|contract|order)\b[^.;]{0,40}\b(?:lasts?|runs?|continues?)\s+(?:for\s+)?
				(?:as\s+long\s+as|until|with|during)\b
			|\buntil\b[^.;]{0,60}\b(?:terminat\w+|expir\w+|deleted)\b
			|\bduring\s+the\s+term\b
		`,
		vital: false,
	},
	{
		name: 'purpose',
		label: /\b(?:nature\s+and\s+)?purposes?\b(?:\s+and\s+nature\b)?(?:\s+of\s+(?:the\s+)?(?:data\s+)?processing)?/gi,
		prose:
			/\bfor\s+the\s+(?:sole\s+)?purposes?\s+of\s+\w+|\bprocess\w*\b[^.;]{0,160}\bto\s+(?:provide|perform|deliver|run|host|operate|supply)\b/i,
		vital: false,
	},
	{
		name: 'types of personal data',
		label: longPattern('gim')`
			\b(?:types?|categor(?:y|ies)|kinds?)\s+of\s+(?:personal\s+)?(?:data|information)(?:\s+(?:processed|transferred))?(?!\s*subjects?)\b
				(?!\s+subjects?)
			|(?<=^\s{0,3}|[.;]\s)(?:
				(?:personal\s+|contact\s+)?(?:data|information)(?:\s+(?:fields|types|items|processed|held))?
				|(?:data\s+)?(?:kinds|types|categories|fields)
			)(?=\s*:)
		`,
		prose: longPattern('i')`
			\b(?:
				names?|e-?mail(?:\s+addresses)?|contact\s+(?:details|data)|IP\s+addresses|phone\s+numbers|payroll\s+data|health\s+data
				|login\s+data|order\s+history|addresses
			)\b[^.;]{0,120}\b(?:of|about|processed|relat\w+)\b
			|\b(?:personal\s+data|data)\b[^.;]{0,60}\b(?:such\s+as|includ\w+|consist\w*|namely|:)\s[^.;]{0,60}\b
				(?:names?|e-?mail|contact|address\w*|phone|IP)\b
		`,
		vital: true,
	},
	{
		name: 'categories of data subjects',
		label: longPattern('gim')`
			\b(?:categor(?:y|ies)|types?|kinds?|groups?)\s+of\s+(?:data\s+subjects?|individuals|persons|people)\b
			|(?<=^\s{0,3}|[.;]\s)(?:data\s+subjects?|people|persons|individuals|groups|whose\s+data)(?:\s+(?:concerned|affected))?(?=\s*:)
		`,
		prose: longPattern('i')`
			\b(?:names?|e-?mail(?:\s+addresses)?|data|details|information)\b[^.;]{0,80}\b(?:of|about|relat\w+\s+to|concerning)\s+
			(?:[\w']+\s+){0,4}(?:
				employees|users|customers|patients|visitors|consumers|contractors|subscribers|students|tenants|members|guests|staff|applicants
				|shoppers|buyers|clients|learners|pupils|parents|drivers|players|workers|donors|readers|residents|passengers|callers|contacts
			)\b
		`,
		vital: true,
	},
]

const pointsElsewhere = longPattern('i')`
	\b(?:types?|categor(?:y|ies)|kinds?|subject\s+matter|details)\b[^.;]{0,160}\b
	(?:set\s+(?:out|forth)|described|specified|listed|detailed)\b[^.;]{0,60}\b(?:agreement|product\s+terms|order|documentation|website)\b
`
const inOneLine = longPattern('im')`
	^[^\S\n]*(?:annex|exhibit|schedule|appendix)\s+[\dA-Z]{1,3}\b[^\S\n]*[–—:.-][^\n:]{0,60}\b(?:description|details|processing|data)\b
	[^\n:]{0,40}:(?=[^\n]{30})(?![^\n]{0,40}(?:_{2,}|\[|to\s+be\s+(?:completed|agreed|filled)))
`
const blank =
	/^[\s:–—-]{0,6}(?:_{2,}|\[[^\]]{0,60}\]|\.{3,}|t\.?b\.?d\b|to\s+be\s+(?:completed|determined|agreed|filled|specified)|\(?insert\b|n\/?a\b|●)/i
const elsewhere = longPattern('i')`
	^[\s:–—-]{0,6}(?:(?:is|are|shall\s+be|will\s+be)\s+)?(?:as\s+)?
	(?:set\s+(?:out|forth)|described|specified|listed|defined|detailed|stated|see)\b[^.;]{0,40}\b
	(?:annex|exhibit|schedule|appendix|agreement)\b
`
const content = longPattern('i')`
	^(?:
		[^\S\n]{0,3}(?::|–|—|-)\s*|\s*\n\s*
		|[^\S\n]{0,3}(?:\([^)]{0,40}\)\s*)?(?:
			is|are|includes?|consists?\s+of|comprises?|covers?|shall\s+be|will\s+be|concern\w*|process\w*\s+(?:is|are)
		)\b\s*
	)(?=[^\n]{4})
`

export const annex: DpaRule = {
	id: 'dpa.annex',
	playbook: 'dpa',
	title: 'The processing is described',
	basis: { kind: 'S', source: 'GDPR Article 28(3); Annex I of the standard clauses' },
	protects: ['controller', 'customer'],
	stake: 2,
	standard: 'An annex states subject matter, duration, purpose, types of personal data and categories of data subjects.',
	law: 'european',
	wording: { stands: 'beside' },
	decide(input) {
		const states = details.map((detail) => ({ ...detail, ...stateOf(input, detail) }))
		const empty = states.find(({ state }) => state === 'blank')
		const missing = states.filter(({ state }) => state !== 'filled')
		// What is missing here may stand in the main agreement or on the page of a product.
		if (!empty && missing.length > 0 && (pointsElsewhere.test(visibleText(input)) || inOneLine.test(visibleText(input)))) return undecided
		if (!empty && !missing.some(({ vital }) => vital) && missing.length < 3) {
			const shown = states.find(({ vital, place }) => vital && place)?.place
			return shown ? passed(shown) : undecided
		}
		const names = missing.map(({ name }) => name).join(', ')
		const place = empty?.place ?? missing.find((each) => each.place)?.place ?? null
		const wording = {
			severity: empty ? 'medium' : 'low',
			says: empty ? `The description of the processing is blank: ${names}.` : `The description of the processing does not state: ${names}.`,
			why: 'Article 28(3) GDPR requires it. Without it nobody can tell which personal data the agreement covers.',
			market: 'An annex states subject matter, duration, purpose, types of personal data and categories of data subjects.',
			action: `complete the description of the processing: ${names}`,
			reason: 'Article 28(3) GDPR requires it.',
			replacement: null,
			decideBy: 'you',
		} as const
		return place ? flagged({ ...wording, span: place }) : absent(wording)
	},
}

/** Whether a detail is given somewhere, stands there blank, or is not to be found. */
function stateOf(input: RuleInput, { label, prose }: Detail): { state: 'filled' | 'blank' | 'missing'; place: Span | null } {
	const text = visibleText(input)
	let open: Span | null = null
	for (const match of allMatches(text, label)) {
		const end = match.index + match[0].length
		const behind = text.slice(end, end + 200)
		const lead = content.exec(behind)
		if (!lead) continue
		const words = behind.slice(lead[0].length)
		if (blank.test(words) || blank.test(behind)) open ??= { start: match.index, end }
		else if (!elsewhere.test(words) && !elsewhere.test(behind)) return { state: 'filled', place: { start: match.index, end } }
	}
	if (open) return { state: 'blank', place: open }
	return { state: prose.test(text) ? 'filled' : 'missing', place: null }
}
