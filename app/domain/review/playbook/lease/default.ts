import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { daysIn, harm, landlord, listed, renter, sentencesSaying, tenants, within } from './lease-words.ts'
import { shortestMoneyCure, shortestOtherCure } from './thresholds.ts'

const failing = new RegExp(
	patternPart`
		${renter}[^.;]{0,120}\b(?:default\w*|fail\w*|breach\w*|does\s+not\s+(?:pay|perform|cure)|misses)\b
		|\b(?:events?\s+of\s+default|default|breach|failure)\b
		|\b(?:rent|sum|payment|instal\w+)\b[^.;]{0,60}\b(?:not\s+paid|unpaid|overdue|late|in\s+arrears|missed)\b|\bmissed\s+payment
		|\bdue\s+date\b
	`,
	'i',
)
const otherSide = new RegExp(
	patternPart`
		${landlord}[^.;]{0,40}\b(?:default|fails?|breach|does\s+not)\b
		|\b(?:
			late\s+(?:fee|charge)|interest|bankrupt\w*|insolven\w+|receiver|petition|dismiss\w*|discharg\w*|vacat\w+|abandon\w*|insurance
			|estoppel|mortgag\w*|subordinat\w*|option\b|purchase\s+price|condemn\w*|taking|restor\w*|renew\w*|lien\w*|deposit|certificate
			|(?:fails?|failure)\s+to\s+(?:sign|respond|reply|answer|object)
		)\b
	`,
	'i',
)
const cures = longPattern('i')`
	\b(?:
		cur(?:e[ds]?|ing)|remed\w+|rectif\w+|correct\w*|(?:set|put|made?)\s+(?:it\s+|things\s+)?(?:right|good)|mend\w*|within|after
		|for\s+(?:more\s+than\s+)?|continu\w+|grace|past\s+due|overdue|unpaid
	)\b
`
const money = /\b(?:due|pay\w*|(?:un)?paid|overdue|arrears|late|rents?|sums?|money|monetary|amounts?|instal\w+)\b/gi
const duty = /\b(?:other|covenants?|terms?|provisions?|obligations?|perform\w*|observ\w+|conditions?|non-?monetary|breach(?:es)?)\b/gi
const atOnce = longPattern('i')`
	\b(?:
		immediate(?:ly)?|at\s+once|forthwith|without\s+(?:any\s+)?(?:prior\s+)?(?:notice|grace|demand|opportunity)
		|no\s+(?:notice|grace|cure|right\s+to\s+cure)
	)\b
`

const speedsUp = new RegExp(
	patternPart`
		\baccelerat\w+\b${within(100)}\brents?\b|\brents?\b${within(100)}\baccelerat\w+
		|\b(?:all|entire|whole|full|total|remaining|balance\s+of(?:\s+the)?|future)\s+(?:\w+\s+){0,5}rents?\b${within(160)}\b(?:
			(?:immediately|at\s+once|forthwith)\s+(?:\w+\s+){0,2}(?:due|payable|owed)
			|(?:due|payable)\s+(?:\w+\s+){0,3}(?:immediately|at\s+once|in\s+full|forthwith|in\s+one\s+sum)
			|(?:become|fall|shall\s+be|is|are)s?\s+(?:immediately\s+)?due
		)
	`,
	'i',
)
const pledge = new RegExp(
	patternPart`
		${renter}[^.;]{0,60}\b(?:grants?|gives?|pledges?)\b[^.;]{0,100}\b(?:lien|security\s+interest|pledge|charge)\b
		|${landlord}[^.;]{0,100}\b(?:has|have|holds?|retains?|shall\s+have|takes?|obtains?)\b[^.;]{0,60}\b(?:lien|security\s+interest|pledge)\b
		|\blandlord'?s?\s+lien\b
		|${landlord}[^.;]{0,60}\b(?:may|can)\b[^.;]{0,30}\b(?:seize|distrain|keep|hold|sell)\b[^.;]{0,40}\b
			(?:goods|furniture|equipment|machines|things|belongings)\b
		|\b(?:property|goods|furniture|equipment|things|belongings)\b[^.;]{0,60}\b(?:stands?|serves?|held|kept|is|are)\s+(?:as\s+)?
			(?:security\s+for|a\s+pledge|collateral|pledged)\b
		|\b(?:lien|security\s+interest)\b[^.;]{0,60}\b(?:on|in|over|upon|against)\b[^.;]{0,80}\b
			(?:tenant's|lessee's|equipment|furniture|fixtures|inventory|personal\s+property|goods)
	`,
	'i',
)
const noPledge = longPattern('i')`
	\b(?:
		abandon\w*|(?:left|leaves?|remain\w*)\s+(?:\w+\s+){0,3}(?:behind|after|in)|waive\w*|releases?|no\s+(?:landlord'?s?\s+)?lien
		|free\s+(?:and\s+clear\s+)?(?:of|from)|mechanics?'?|materialm[ae]n\w*|contractor'?s|subordinat\w+|mortgag\w+|discharge
		|not\s+(?:have|hold|claim|be\s+subject|permit|suffer|allow|create)
	)\b
`

const claimsAll = new RegExp(
	patternPart`
		${landlord}[^.;]{0,40}\b(?:may|can)\b[^.;]{0,60}\b(?:claim|demand|recover)s?\b[^.;]{0,20}\b(?:at\s+once|immediately|forthwith)\b
		[^.;]{0,20}\ball\b[^.;]{0,20}\brents?\b
	`,
	'i',
)

export const defaults: Rule = {
	id: 'lease.default',
	playbook: 'lease',
	title: 'Default and cure',
	basis: { kind: 'G', source: 'leasing practice for young companies' },
	protects: tenants,
	stake: 7,
	standard: 'Five to ten days for rent and 30 for the rest, each after notice. No lien, and no rent due early.',
	decide(input) {
		const cure = shortCures(input)
		const faster = passage(input, speedsUp, /\bsecurity\s+deposit\b|\b(?:sub-?lease|subrent)/i) ?? wording(input, claimsAll)
		const lien = passage(input, pledge, noPledge)
		// "At once" of what follows a default takes away no time to cure that stands elsewhere.
		const own = cure.evidence ? cure.faults.filter((fault) => fault !== 'no cure period') : cure.faults
		const faults = [
			...own,
			faster ? 'acceleration of all future rent' : null,
			lien ? 'a landlord’s lien on the tenant’s property' : null,
		].filter((fault) => fault !== null)
		const place = (own.length > 0 ? cure.span : null) ?? faster ?? lien
		if (!place || faults.length === 0) return cure.evidence ? passed(cure.evidence) : notApplicable
		return flagged({
			severity: faults.length > 1 || faster || cure.grave ? harm.grave : harm.plain,
			span: place,
			says: `Default terms: ${listed(faults)}.`,
			why: 'One late transfer could cost you the space, or make years of rent due at once.',
			market: 'A cure period of five to ten days for rent and 30 days otherwise, after notice. No lien and no acceleration of rent.',
			action: 'provide a cure period of ten days for rent and 30 days otherwise, after notice, and strike any lien and acceleration',
			reason: 'An honest mistake should not end the lease.',
			fallback: 'Five days for rent once a year without notice, and 15 days otherwise with more time if diligently pursued.',
			replacement:
				'Tenant will be in default only if it fails to pay rent within ten days after written notice, or fails to cure any other breach ' +
				'within 30 days after written notice or such longer period as is reasonably required if Tenant diligently pursues the cure. ' +
				'Landlord waives any lien on the property of Tenant, and rent will not be accelerated.',
		})
	},
}

const longer = /\bdiligent\w*\b|\breasonably\s+require\w*\b[^.;]{0,40}\bmore\b/i

interface Cures {
	faults: string[]
	grave: boolean
	span: Span | null
	/** A cure period that is long enough. */
	evidence: Span | null
}

/** The shortest time to cure a missed payment and any other breach, where it is under the usual. */
function shortCures(input: RuleInput): Cures {
	const result: Cures = { faults: [], grave: false, span: null, evidence: null }
	for (const sentence of sentencesSaying(input, failing, otherSide)) {
		const periods = daysIn(sentence).filter(
			({ days, before, behind }) =>
				days < 120 && (cures.test(before.slice(-70)) || /^[^.;]{0,60}\b(?:cur|remed|after|overdue|late|past)/i.test(behind)),
		)
		for (const { days, before, behind } of periods) {
			const ofMoney = isMoney(before, behind)
			// A cure that takes longer and is pursued diligently is time enough.
			if (!ofMoney && longer.test(sentence.text)) {
				result.evidence ??= sentence
				continue
			}
			if (days < (ofMoney ? shortestMoneyCure : shortestOtherCure))
				note(result, sentence, `a cure period of only ${shown(days)} for ${ofMoney ? 'late rent' : 'other breaches'}`)
			else result.evidence ??= sentence
		}
		if (
			periods.length === 0 &&
			atOnce.test(sentence.text) &&
			/\b(?:terminat\w+|end|re-?enter|evict|cancel\w*|default|forfeit\w*)\b/i.test(sentence.text) &&
			new RegExp(`${renter}|${landlord}`, 'i').test(sentence.text)
		)
			note(result, sentence, 'no cure period', true)
	}
	return result
}

function note(result: Cures, sentence: Sentence, fault: string, grave = false) {
	if (!result.faults.includes(fault)) result.faults.push(fault)
	result.grave ||= grave
	result.span ??= { start: sentence.start, end: Math.min(sentence.end, sentence.start + 420) }
}

/** Whether a time to cure is that for money: the nearer of the two subjects before it, else the one behind it. */
function isMoney(before: string, behind: string): boolean {
	const last = (text: string, pattern: RegExp) => allMatches(text, pattern).at(-1)?.index ?? -1
	const [paid, owed] = [last(before, money), last(before, duty)]
	return paid < 0 && owed < 0 ? last(behind, money) >= 0 : paid > owed
}

function shown(days: number) {
	const whole = Math.round(days)
	return whole === 1 ? '1 day' : `${whole} days`
}
