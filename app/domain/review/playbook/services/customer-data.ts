import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { inDays } from '../measures.ts'
import { mentions, sectionWords } from '../mentions.ts'
import { withPartyNames } from '../party-words.ts'
import { clauseTextAround, type Passage, passage, passages, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { tradeRole } from './roles.ts'
import { customerDataWords, hangsUnderAnother, holdsCustomerData } from './setting.ts'
import { serviceSides } from './sides.ts'
import { shortestExport } from './thresholds.ts'

const data = customerDataWords
const owned = new RegExp(
	patternPart`
		\b(?:own\w*|retains?|keeps?|reserves?|remains?|belongs?|property|title)\b[^.;]{0,120}\b${data}
		|\b${data}\b[^.;]{0,120}\b(?:own\w*|belongs?|property|remains?|title|retain\w*)\b
	`,
	'i',
)
const vendorOwns = new RegExp(
	patternPart`
		\b(?:provider|vendor|supplier|licensor|company|we)\b(?:(?!\bcustomer\b|\bclient\b|\byou\b)[^.;]){0,40}\b
			(?:owns?|shall\s+own|will\s+own|jointly\s+own)\b[^.;]{0,80}\b${data}
		|\b${data}\b[^.;]{0,60}\b(?:becomes?|is|are|shall\s+be(?:come)?)\s+(?:the\s+)?(?:\w+\s+){0,2}property\s+of\s+
			(?:provider|vendor|supplier|licensor|company)\b
	`,
	'i',
)
const gone = /\b(?:terminat\w+|expir\w+|end(?:s|ed|ing)?|cancel\w*|request)\b/i
const anyData = /\bdata\b|\bcontent\b|\bfiles\b|\brecords\b/i
const exported = longPattern('i')`
	\b(?:
		export\w*|retriev\w+|download\w*|return\w*|extract\w*|cop(?:y|ies)\s+of|hand(?:s|ed|ing)?\b[^.;]{0,20}\b(?:over|back)
		|giv(?:e|es|ing)\b[^.;]{0,20}\bback|sends?\b[^.;]{0,20}\bback|tak(?:e|es)\b[^.;]{0,30}\bout|make\b[^.;]{0,40}\bavailable
		|transfer\w*|provide\b[^.;]{0,30}\bcopy
	)\b
`
const deleted = /\b(?:delet\w+|destroy\w*|destruction|eras\w+|purg\w+|dispos\w+|wipe[ds]?)\b/i
const proprietary = longPattern('i')`
	\bproprietary\b[^.;]{0,40}\b(?:format|form)\b
	|\b(?:format|form)\b[^.;]{0,40}\bproprietary\b
	|\bformat\b[^.;]{0,40}\b(?:of\s+)?(?:its|provider's|vendor's)\s+(?:sole\s+)?(?:choice|choosing|discretion)
`
const atAPrice = /\b(?:fee|charge|rates?|cost)\b/i

const rule: Rule = {
	id: 'services.data_return',
	playbook: 'services',
	title: 'The customer owns its data and gets it back',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' },
	protects: ['customer', 'buyer', 'licensee'],
	stake: 6,
	standard: 'The customer owns its data and can export it for 30 to 90 days after the end. Then it is deleted.',
	decide(input) {
		if (!holdsCustomerData(input)) return notApplicable
		const taken = passage(input, new RegExp(vendorOwns.source, 'i'), /\b(?:aggregated|anonymi[sz]ed|usage\s+data|statistic\w*)\b/i)
		const returns = dataSentences(input, exported)
		const deletions = dataSentences(input, deleted)
		const [first] = [...returns, ...deletions]
		const owner = ownership(input)
		const faults = [
			taken ? 'the provider owns it' : null,
			...(returns.length === 0
				? [deletions.length > 0 ? 'it is deleted, with no right to export it first' : 'no right to export it at the end']
				: exportFaults(input, returns)),
		].filter((fault) => fault !== null)
		if (faults.length === 0) return owner && first ? passed(first) : undecided
		const place = taken ?? returns[0] ?? first ?? null
		const severe = taken !== null || returns.length === 0
		const wording = {
			severity: { sending: 'low', receiving: taken ? 'high' : severe ? 'medium' : 'low', unsure: taken ? 'medium' : 'low' },
			says: `Customer data: ${faults.join('; ')}.`,
			why: taken
				? 'You would lose control over your own data and that of your users.'
				: 'Without a right to export your data you cannot move to another provider.',
			market: 'The customer owns its data and can export it for 30 to 90 days after the end. Then it is deleted.',
			action: taken
				? 'state that the customer owns its data'
				: 'add a right to export customer data for 30 days after the end, in a common format',
			reason: 'The data is the customer’s own.',
			fallback: taken
				? 'Accept a license to use aggregated data that identifies nobody.'
				: 'Accept export at any time during the term only.',
			replacement:
				'Customer owns all Customer Data. For at least 30 days after this Agreement ends Customer may export Customer Data in a common ' +
				'format at no charge. Provider will then delete Customer Data within 30 days and confirm the deletion in writing. Copies in ' +
				'routine backups will be overwritten within 90 days.',
		} as const
		if (place) return flagged({ ...wording, span: place })
		// A marketplace or a license may hold data that the customer never needs back.
		return hangsUnderAnother(input) || (input.documentType !== 'SaaS Agreement' && !keepsForCustomer.test(visibleText(input)))
			? undecided
			: absent(wording)
	},
}

export const dataReturn: Rule = withPartyNames(rule, serviceSides)

const keepsForCustomer = longPattern()`
	\b(?:stor(?:e|es|ed|ing)|hosts?|hosted|keeps?|kept)\b[^.;]{0,60}\b(?:Customer|Client|Subscriber)(?:['’]s)?\s+(?:Data|Content)\b
	|\b(?:Customer|Client|Subscriber)(?:['’]s)?\s+(?:Data|Content)\b[^.;]{0,60}\b(?:stored|hosted|kept)\b
`

function dataSentences(input: RuleInput, act: RegExp): Passage[] {
	return mentions(
		input,
		act,
		longPattern('i')`
			\b(?:no|not)\b[^.;]{0,30}\b(?:obligat\w+|obliged|required|responsib\w+)\b
			|\breturn\w*\b[^.;]{0,30}\b(?:response|output|result)
			|\b(?:confidential\s+information|backups?\s+of\s+the\s+software|equipment)\b(?![^.]*\bdata\b)
		`,
	).filter(
		(place) =>
			anyData.test(place.sentence.text) &&
			gone.test(`${place.sentence.text} ${clauseTextAround(input, place)} ${headingAbove(input, place)}`),
	)
}

function headingAbove({ structure }: RuleInput, { sentence }: Passage) {
	const clause = structure.clauses.find(({ id }) => id === sentence.clauseId)
	return structure.clauses.find(({ id }) => id === clause?.parentId)?.heading ?? ''
}

function ownership(input: RuleInput): Passage | null {
	return (
		mentions(input, owned, /\b(?:no|not)\b[^.;]{0,30}\b(?:obligat\w+|obliged|required)\b/i)[0] ??
		passage(
			input,
			longPattern('i')`
				\b(?:each\s+party|customer|client|you)\b[^.;]{0,40}\b(?:owns?|retains?|keeps?)\b[^.;]{0,80}\b
				(?:data|content|its\s+(?:own\s+)?(?:materials|property))\b
			`,
		) ??
		passages(input, byName).find(({ match }) => tradeRole(input, match[1] ?? '') !== 'vendor') ??
		null
	)
}

const byName = /\b(\p{Lu}[\p{L}&-]+)\s+(?:alone\s+)?(?:owns|keeps|retains)\b[^.;]{0,60}\b(?:data|content|records)\b/u

function exportFaults(input: RuleInput, returns: readonly Passage[]): string[] {
	const windows = returns
		.flatMap(({ sentence }) =>
			readDurations(sentence.text)
				.filter(
					({ unit, start }) =>
						unit !== 'hours' &&
						/\b(?:for|within|period\s+of|during|least|have|has|until|after|the)\s[^.;,]{0,30}$/i.test(sentence.text.slice(0, start)),
				)
				.filter(
					({ start }) =>
						!/\b(?:respond|provider\s+(?:shall|will)|vendor\s+(?:shall|will))\b[^.;]{0,60}\bwithin\b[^.;]{0,20}$/i.test(
							sentence.text.slice(0, start),
						),
				)
				.map(({ readings, unit }) => inDays({ quantity: Math.max(...readings), unit: unit === 'business days' ? 'days' : unit })),
		)
		.filter((days) => days !== null)
	const words = returns.map((place) => place.sentence.text).join('\n')
	const longest = windows.length > 0 ? Math.max(...windows) : null
	return [
		longest !== null && longest < shortestExport ? `only ${longest} days to export it` : null,
		proprietary.test(words) ? 'it is returned in a proprietary format' : null,
		returns.some(
			(place) =>
				atAPrice.test(place.sentence.text) &&
				/\b(?:then-?current|professional\s+services|additional|hourly)\b/i.test(sectionWords(input, place)),
		)
			? 'the provider may charge for returning it'
			: null,
	].filter((fault) => fault !== null)
}
