import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { type Passage, passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { harm, landlord, listed, passageIn, renter, rooms, sentencesSaying, tenants } from './lease-words.ts'
import { highestHoldoverRent } from './thresholds.ts'

const upkeep = patternPart`
	\b(?:
		maintain\w*|maintenance|repair\w*|replac\w+|keeps?|upkeep|renews?|responsib\w+|restor\w+|mends?|fix(?:es)?|sees?\s+to
		|looks?\s+after|takes?\s+care\s+of
	)\b
`
const heavy = patternPart`
	\b(?:
		roof\w*|structur(?:e|es|al)\b|foundations?|load-?bearing|(?:exterior|outer|outside)\s+walls?|building\s+systems|elevators?
		|lifts?\b|boilers?
	)
`
const airing = String.raw`\b(?:HVAC|heating|air[\s-]conditioning|ventilation|mechanical\s+systems?)\b`
/** Words between tenant and roof, none of which hands the duty to the landlord or leaves the roof out. */
const straight = (most: number) =>
	patternPart`
		(?:
			(?!
				\b(?:
					landlord|lessor|licensor|except\w*|exclud\w+|excluding|other\s+than|but\s+not|not|no|never|non|nor|neither|without|caused
					|alterations?|changes?
				)\b
			)[^.;]
		){0,${most}}?
	`
const tenantRepairs = new RegExp(
	patternPart`
		${renter}${straight(120)}${upkeep}${straight(220)}(?:${heavy}|\b(?:replac\w+)\b${straight(100)}${airing}|${airing}${straight(80)}\breplac\w+)
		|${renter}${straight(120)}\breplac\w+${straight(160)}${airing}
	`,
	'i',
)
const passive = new RegExp(
	patternPart`
		(?:${heavy}|\breplac\w+\b[^.;]{0,60}${airing}|${airing}[^.;]{0,60}\breplac\w+)[^.;]{0,160}\b(?:by|of|on|to)\s+(?:the\s+)?${renter}
			(?:'s)?\s*(?:at\b|sole|cost|expense|own|responsib\w+|account|alone|$|[.,;])
		|\b(?:all|any)\s+repairs?\b[^.;]{0,60}\bstructural\b[^.;]{0,120}\b(?:paid|borne|carried\s+out|made)\s+by\s+(?:the\s+)?${renter}
	`,
	'i',
)
const atItsCost = new RegExp(
	patternPart`
		(?:
			${heavy}\b[^.;]{0,100}\b(?:replac\w+|renew\w*|repair\w*|rebuil\w+|fail\w*|break\w*|leak\w*|mend\w*|works?)
			|\b(?:replac\w+|renew\w*|repair\w*|rebuil\w+|mend\w*)\b[^.;]{0,100}${heavy}
			|(?:${airing}|\b(?:heating|cooling)\s+(?:plant|unit)s?)\b[^.;]{0,100}\b(?:replac\w+|renew(?:ed|al))
		)\b(?:(?!\b(?:landlord|lessor|owner|except|excluding|not|no)\b)[^.;]){0,100}${renter}\s+(?:alone\s+)?(?:shall\s+|will\s+|must\s+)?
		(?:bears?|pays?|meets?|covers?|carries|carry|takes?|does|sees?\s+to)\b
	`,
	'i',
)
const spared = /\b(?:to\s+the\s+extent|if|where|when)\b[^.;]{0,60}\b(?:caused|damag\w+|negligen\w+|misuse)|\bcaused\s+by\b/i
const landlordKeeps = new RegExp(
	String.raw`${landlord}[^.;]{0,160}${upkeep}[^.;]{0,160}(?:${heavy}|${airing})|(?:${heavy})[^.;]{0,100}\b(?:by|of)\s+(?:the\s+)?${landlord}`,
	'i',
)

export const repairs: Rule = {
	id: 'lease.repairs',
	playbook: 'lease',
	title: 'Repairs',
	basis: { kind: 'S', source: 'published guides to office leases for tenants' },
	protects: tenants,
	standard: 'The landlord keeps up structure, roof and systems. The tenant keeps the inside tidy.',
	decide(input) {
		const heavyDuty = firstSaying(input, [tenantRepairs, passive, atItsCost], spared) ?? dutyByList(input) ?? dutyByDefinition(input)
		if (!heavyDuty) {
			const kept = wording(input, landlordKeeps)
			if (kept) return passed(kept)
			return notApplicable
		}
		return flagged({
			severity: harm.grave,
			span: heavyDuty,
			says: 'The tenant must repair or replace the structure or the building systems.',
			why: 'One broken unit or a leaking roof can cost more than a year of rent.',
			market: 'The landlord maintains structure, roof and building systems. The tenant maintains the interior.',
			action: 'have the landlord repair and replace structure, roof and building systems',
			reason: 'They belong to the building and outlast the lease.',
			fallback: 'Service of the HVAC system, and a yearly share of a new one over its useful life.',
			replacement:
				'Landlord will maintain, repair and replace the roof, the structure and all building systems at its expense. Tenant will keep the ' +
				'interior of the Premises clean and in good order.',
		})
	},
}

function firstSaying(input: RuleInput, patterns: readonly RegExp[], unless: RegExp): Passage | null {
	for (const pattern of patterns) {
		const found = passage(input, pattern, unless)
		if (found) return found
	}
	return null
}

/** "Tenant shall maintain: (a) the interior; (b) the roof": the duty stands above, the roof in an item of the list. */
function dutyByList(input: RuleInput): Passage | null {
	let listed = false
	for (const sentence of input.structure.sentences) {
		if (/:\s*$/.test(sentence.text))
			listed =
				new RegExp(String.raw`${renter}[^.;]{0,120}${upkeep}`, 'i').test(sentence.text) && !/\b(?:not|except\w*)\b/i.test(sentence.text)
		else if (listed) {
			const item = passageIn(
				sentence,
				new RegExp(String.raw`${heavy}|\breplac\w+\b[^.;]{0,60}${airing}|${airing}[^.;]{0,60}\breplac\w+`, 'i'),
			)
			if (item && !/\b(?:except\w*|exclud\w+|not|other\s+than|non|landlord|lessor)\b/i.test(sentence.text)) return item
			// A full stop ends the list.
			listed = !/\.\s*$/.test(sentence.text)
		}
	}
	return null
}

/** "Tenant shall repair the Premises", where "Premises" is said to include the roof. */
function dutyByDefinition(input: RuleInput): Passage | null {
	const duties = sentencesSaying(
		input,
		new RegExp(String.raw`${renter}[^.;]{0,60}\b(?:repair|replace|maintain|keep)\b`, 'i'),
		/\bexcept|\bexclud|\bother\s+than\b/i,
	)
	for (const { term, definition } of input.structure.definedTerms) {
		const meaning = input.structure.sentences.find(({ start, end }) => definition.start >= start && definition.start < end)
		if (
			!meaning ||
			!new RegExp(String.raw`\b(?:means|includes?)\b[^.]{0,200}(?:${heavy})`, 'i').test(meaning.text) ||
			/\b(?:not|except\w*|exclud\w+)\b/i.test(meaning.text)
		)
			continue
		const duty = duties.find(
			(sentence) =>
				sentence !== meaning &&
				new RegExp(String.raw`\b(?:repair|replace|maintain|keep)\b[^.;]{0,80}\b${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\b`).test(
					sentence.text,
				),
		)
		if (duty) return passageIn(duty, /\b(?:repair|replace|maintain|keep)\b/i)
	}
	return null
}

const restores = new RegExp(
	patternPart`
		\brestor\w+\b[^.;]{0,100}\b(?:
			original|prior|former|previous|initial|base[\s-]building|shell|same|condition\s+(?:that\s+)?(?:existed|before|at\s+the)|state
		)\b
		|\b(?:remov\w+|strip\s+out|demolish\w*|take\s+out)\b[^.;]{0,60}\b(?:all|any|every)\b[^.;]{0,60}\b
			(?:alterations?|improvements?|additions?|cabl(?:es|ing)|fit-?out|partitions?|installations?)\b
		|\breturn\w*\b[^.;]{0,40}\bto\s+(?:its\s+|their\s+)?(?:shell|original|former|base)
		|\breinstat\w+\b[^.;]{0,80}\b(?:premises|original|alterations?)
	`,
	'i',
)
const undoes = new RegExp(
	patternPart`
		\b(?:puts?|restores?|brings?|sets?|turns?)\b[^.;]{0,40}\bback\b[^.;]{0,20}\b(?:as\s+(?:it|they)\s+(?:was|were)|the\s+way)\b
		|\b(?:brings?|puts?|returns?|takes?|restores?)\b[^.;]{0,60}\b${rooms}\b[^.;]{0,30}\b(?:in)?to\s+(?:the|its|their)\s+(?:\w+\s+){0,2}
			(?:state|condition|form|layout)\b[^.;]{0,12}\b(?:of|in\s+which|in\s+(?:19|20)\d\d|as\s+(?:it|of|at|on)|before|at|when|prior|that)\b
		|\b(?:removes?|takes?\s+(?:out|away|down)|strips?\s+out|tears?\s+out|undo(?:es)?)\b[^.;]{0,30}\b(?:all|everything|whatever|anything)\s+
			(?:that\s+|which\s+)?(?:it|they|you|(?:the\s+)?(?:tenant|renter|lessee|licensee|subtenant))\s+(?:has\s+|have\s+)?
			(?:buil[dt]|install\w*|add\w*|fitted|put\s+(?:in|up)|changed|altered)
	`,
	'i',
)
const aboutEnd =
	/\b(?:ends?|expir\w+|terminat\w+|surrender\w*|vacat\w+|yield|leav\w+|last\s+day|hand\w*\s+back|at\s+its\s+(?:sole\s+)?(?:cost|expense))\b/i
const noRestoring = longPattern('i')`
	\b(?:not|no)\b[^.;]{0,60}\b(?:restor\w+|remov\w+|reinstat\w+|duty|obligat\w+|required|need)
	|\b(?:landlord|lessor)\s+(?:shall|will|must|may)\s+restore
	|\b(?:casualty|fire|condemn\w*|damage\s+by|destr\w+|sign(?:s|age)?)\b
	|\bpersonal\s+(?:property|belongings|effects)\b(?![^.;]{0,60}\b(?:alterations?|improvements?))
	|\bif\b[^.;]{0,60}\b(?:landlord|lessor)\b[^.;]{0,80}\b(?:when|at\s+the\s+time)\b[^.;]{0,60}\b(?:consent|approv)
`
const staying = longPattern('i')`
	\b(?:
		hold(?:s|ing)?[\s-]?over|holdover|remain\w*\s+in\s+(?:possession|occupancy|the\s+premises)
		|stays?\s+(?:on|in|past|beyond|after|longer|without|there)|overstay\w*|continu\w+\s+(?:in|to)\s+(?:possession|occup\w+)
		|fails?\s+to\s+(?:vacate|surrender|leave|move\s+out)
	)\b
`
const twice = /\b(?:double|twice|two\s+times|2x|three\s+times|triple|treble|two\s+hundred)\b/i

export const surrender: Rule = {
	id: 'lease.surrender',
	playbook: 'lease',
	title: 'Surrender and holdover',
	basis: { kind: 'G', source: 'leasing practice for young companies' },
	protects: tenants,
	standard: 'Leave the space as it is, clean and empty, wear and tear aside. Staying on costs 125 to 150% of the rent, by the day.',
	decide(input) {
		const restoring = input.structure.sentences.find(
			({ text }) => (restores.test(text) || undoes.test(text)) && !noRestoring.test(text) && aboutEnd.test(text),
		)
		const overstay = sentencesSaying(input, staying).find((sentence) => holdoverRent(sentence) > highestHoldoverRent)
		const place = restoring ?? overstay
		if (!place) {
			const fine = sentencesSaying(input, staying).find((sentence) => holdoverRent(sentence) > 0)
			return fine ? passed(fine) : notApplicable
		}
		const rate = overstay ? holdoverRent(overstay) : 0
		const faults = [
			restoring ? 'the tenant must remove its improvements and restore the space' : null,
			overstay ? `holdover costs ${rate}% of the rent` : null,
		].filter((fault) => fault !== null)
		return flagged({
			severity: faults.length > 1 ? harm.grave : harm.plain,
			span: passageIn(place, restoring ? (restores.test(place.text) ? restores : undoes) : staying) ?? place,
			says: `Surrender and holdover: ${listed(faults)}.`,
			why: 'Restoration can cost months of rent when cash is short.',
			market: 'Surrender as is, ordinary wear and tear excepted. Holdover (staying past the end) at 125% to 150% of rent, per day.',
			action:
				restoring && overstay
					? 'allow surrender as is, and cap holdover rent at 125%'
					: restoring
						? 'allow surrender as is'
						: 'cap holdover rent at 125%',
			reason: restoring ? 'The improvements stay useful for the next tenant.' : 'A short delay should not cost twice the rent.',
			fallback: restoring ? 'Removal of those items only that the landlord named when it consented to them.' : '150%, per day.',
			replacement: restoring
				? 'At the end of the term Tenant will surrender the Premises broom clean and in their then condition, ordinary wear and tear ' +
					'excepted. Tenant is not required to remove any alterations.'
				: 'If Tenant holds over, it will pay 125% of the last base rent, prorated per day.',
		})
	},
}

/** Percent of the last rent that staying on costs; 0 where the sentence names none. */
function holdoverRent({ text }: Sentence): number {
	const stated = readPercentages(text)
		.map(({ value }) => value)
		.filter((value) => value >= 100)
	if (stated.length > 0) return Math.max(...stated)
	if (!twice.test(text) || !/\brents?\b|\brate\b/i.test(text)) return 0
	return /\b(?:three\s+times|triple|treble)\b/i.test(text) ? 300 : 200
}
