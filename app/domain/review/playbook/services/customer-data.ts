import { readDurations } from '../../facts/durations.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { inDays } from '../measures.ts'
import { mentions, sectionWords } from '../mentions.ts'
import { clauseTextAround, type Passage, passage, passages } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { tradeRole } from './roles.ts'
import { customerDataWords, hangsUnderAnother, holdsCustomerData } from './setting.ts'
import { shortestExport } from './thresholds.ts'

const data = customerDataWords
const owned = new RegExp(String.raw`\b(?:own\w*|retains?|keeps?|reserves?|remains?|belongs?|property|title)\b[^.;]{0,120}\b${data}|\b${data}\b[^.;]{0,120}\b(?:own\w*|belongs?|property|remains?|title|retain\w*)\b`, 'i')
const vendorOwns = new RegExp(String.raw`\b(?:provider|vendor|supplier|licensor|company|we)\b(?:(?!\bcustomer\b|\bclient\b|\byou\b)[^.;]){0,40}\b(?:owns?|shall\s+own|will\s+own|jointly\s+own)\b[^.;]{0,80}\b${data}|\b${data}\b[^.;]{0,60}\b(?:becomes?|is|are|shall\s+be(?:come)?)\s+(?:the\s+)?(?:\w+\s+){0,2}property\s+of\s+(?:provider|vendor|supplier|licensor|company)\b`, 'i')
const gone = /\b(?:terminat\w+|expir\w+|end(?:s|ed|ing)?|cancel\w*|request)\b/i
const anyData = /\bdata\b|\bcontent\b|\bfiles\b|\brecords\b/i
const exported = /\b(?:export\w*|retriev\w+|download\w*|return\w*|extract\w*|cop(?:y|ies)\s+of|hand(?:s|ed|ing)?\b[^.;]{0,20}\b(?:over|back)|giv(?:e|es|ing)\b[^.;]{0,20}\bback|sends?\b[^.;]{0,20}\bback|tak(?:e|es)\b[^.;]{0,30}\bout|make\b[^.;]{0,40}\bavailable|transfer\w*|provide\b[^.;]{0,30}\bcopy)\b/i
const deleted = /\b(?:delet\w+|destroy\w*|destruction|eras\w+|purg\w+|dispos\w+|wipe[ds]?)\b/i
const proprietary = /\bproprietary\b[^.;]{0,40}\b(?:format|form)\b|\b(?:format|form)\b[^.;]{0,40}\bproprietary\b|\bformat\b[^.;]{0,40}\b(?:of\s+)?(?:its|provider's|vendor's)\s+(?:sole\s+)?(?:choice|choosing|discretion)/i
const atAPrice = /\b(?:fee|charge|rates?|cost)\b/i

export const dataReturn: Rule = {
	id: 'services.data_return',
	playbook: 'services',
	title: 'Your data stays yours and comes back',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' },
	decide(input) {
		if (!holdsCustomerData(input)) return notApplicable
		const taken = passage(input, new RegExp(vendorOwns.source, 'i'), /\b(?:aggregated|anonymi[sz]ed|usage\s+data|statistic\w*)\b/i)
		const returns = dataSentences(input, exported)
		const deletions = dataSentences(input, deleted)
		const [first] = [...returns, ...deletions]
		const faults = [
			taken ? 'the vendor owns it' : ownership(input) ? null : 'nobody says that you own it',
			...(returns.length === 0 ? [deletions.length > 0 ? 'it is deleted and you have no right to get it first' : 'nobody has to give it back'] : exportFaults(input, returns)),
			deletions.length === 0 ? 'it need not be deleted at the end' : null,
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(first)
		const place = taken ?? first ?? null
		const severe = taken !== null || returns.length === 0
		const wording = {
			severity: { sending: 'low', receiving: severe ? 'high' : 'medium', unsure: 'medium' },
			says: {
				friendly: `Think of the day you leave. On your data: ${faults.join('; ')}.`,
				neutral: `On your data: ${faults.join('; ')}.`,
				legal: `The provisions on customer data are deficient: ${faults.join('; ')}.`,
			},
			why: 'With no clear right to your data you can’t move to another vendor, and old copies may leak.',
			market: 'You own the data. You can fetch it for 30 to 90 days after the end as CSV or JSON, and then it is deleted.',
			action: 'say that the data is ours, can be fetched for 30 days after the end in a common format, and is then deleted',
			reason: 'We must be able to take our data with us.',
			fallback: 'Accept 30 days if you can export at any time during the term.',
			replacement: 'Customer owns all Customer Data. For at least 30 days after this Agreement ends Customer may export it in a common format such as CSV or JSON at no charge. After that Provider deletes it within 30 days and confirms this in writing. Routine backups are overwritten within 90 days.',
		} as const
		if (place) return flagged({ ...wording, span: place })
		return hangsUnderAnother(input) ? notApplicable : absent(wording)
	},
}

function dataSentences(input: RuleInput, act: RegExp): Passage[] {
	return mentions(input, act, /\b(?:no|not)\b[^.;]{0,30}\b(?:obligat\w+|obliged|required|responsib\w+)\b|\b(?:confidential\s+information|backups?\s+of\s+the\s+software|equipment)\b(?![^.]*\bdata\b)/i).filter((place) => anyData.test(place.sentence.text) && gone.test(`${place.sentence.text} ${clauseTextAround(input, place)} ${headingAbove(input, place)}`))
}

/** "Effect of termination." stands above the clause that deletes. */
function headingAbove({ structure }: RuleInput, { sentence }: Passage) {
	const clause = structure.clauses.find(({ id }) => id === sentence.clauseId)
	return structure.clauses.find(({ id }) => id === clause?.parentId)?.heading ?? ''
}

function ownership(input: RuleInput): Passage | null {
	return mentions(input, owned, /\b(?:no|not)\b[^.;]{0,30}\b(?:obligat\w+|obliged|required)\b/i)[0] ?? passage(input, /\b(?:each\s+party|customer|client|you)\b[^.;]{0,40}\b(?:owns?|retains?|keeps?)\b[^.;]{0,80}\b(?:data|content|its\s+(?:own\s+)?(?:materials|property))\b/i) ?? passages(input, byName).find(({ match }) => tradeRole(input, match[1] ?? '') !== 'vendor') ?? null
}

/** "Ember owns the guest records": a party by its own name. */
const byName = /\b(\p{Lu}[\p{L}&-]+)\s+(?:alone\s+)?(?:owns|keeps|retains)\b[^.;]{0,60}\b(?:data|content|records)\b/u

function exportFaults(input: RuleInput, returns: readonly Passage[]): string[] {
	const windows = returns.flatMap(({ sentence }) =>
		readDurations(sentence.text)
			.filter(({ unit, start }) => unit !== 'hours' && /\b(?:for|within|period\s+of|during|least|have|has|until|after|the)\s[^.;,]{0,30}$/i.test(sentence.text.slice(0, start)))
			.filter(({ start }) => !/\b(?:respond|provider\s+(?:shall|will)|vendor\s+(?:shall|will))\b[^.;]{0,60}\bwithin\b[^.;]{0,20}$/i.test(sentence.text.slice(0, start)))
			.map(({ readings, unit }) => inDays({ quantity: Math.max(...readings), unit: unit === 'business days' ? 'days' : unit })),
	).filter((days) => days !== null)
	const words = returns.map((place) => place.sentence.text).join('\n')
	const longest = windows.length > 0 ? Math.max(...windows) : null
	return [
		longest !== null && longest < shortestExport ? `you have only ${longest} days to fetch it` : null,
		proprietary.test(words) ? 'it comes in a format that others may not read' : null,
		returns.some((place) => atAPrice.test(place.sentence.text) && /\b(?:then-?current|professional\s+services|additional|hourly)\b/i.test(sectionWords(input, place))) ? 'they may charge for giving it back' : null,
	].filter((fault) => fault !== null)
}
