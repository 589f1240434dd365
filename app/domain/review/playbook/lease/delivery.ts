import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { oneWayIndemnity } from '../general/risk/indemnity.ts'
import { liabilityCap } from '../general/risk/liability-caps.ts'
import type { Passage } from '../passages.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { capitalized } from '../party-names.ts'
import { clauseTextAround, wording } from '../passages.ts'
import { actsOf, onlySide } from '../sides.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { harm, landlord, listed, tenant, tenants } from './lease-words.ts'

const rentRuns = longPattern('i')`
	\b(?:pays?|owes?|paying)\b[^.;]{0,30}\brents?\b[^.;]{0,80}\b(?:
		whether\s+or\s+not|even\s+(?:if|though|where|when)|regardless|irrespective|notwithstanding|despite
	)\b[^.;]{0,140}\b(?:
		deliver\w*|possession|complet\w+|ready|finished|works?|keys|available|access|hand\w*\s+over|given\s+over|move[sd]?\s+in
	)
	|\brents?\b[^.;]{0,140}\b(?:due|payable|start\w*|begin\w*|commenc\w+|run\w*|accru\w+|paid|owed)\b[^.;]{0,140}\b
		(?:whether\s+or\s+not|even\s+(?:if|though)|regardless|irrespective|notwithstanding|despite)\b[^.;]{0,140}\b(?:
		deliver\w*|possession|complet\w+|ready|finished|works?|keys|available|access|hand\w*\s+over|move[sd]?\s+in
	)
	|\b(?:delay|fail\w*|unable|late)\b[^.;]{0,140}\b(?:deliver\w*|possession|complet\w+|hand\w*\s+over|ready)\b[^.;]{0,200}\b
		(?:rent|lease|commencement)\b[^.;]{0,80}\b(?:
		not\s+(?:be\s+)?(?:affect\w*|abate\w*|delay\w*|postpone\w*|defer\w*|change\w*)|shall\s+(?:still|nonetheless|nevertheless)
		|remains?\s+(?:due|payable)
	)
	|\bno\s+(?:such\s+)?(?:delay|failure)\b[^.;]{0,100}\b(?:affect\w*|postpone\w*|reliev\w+|defer\w*|abate\w*|delay\w*)\b[^.;]{0,80}\brents?\b
`
const noRemedy = new RegExp(
	patternPart`
		${landlord}[^.;]{0,60}\b(?:not|no)\b[^.;]{0,40}\b(?:liab\w+|responsib\w+|answers?\s+for|answerable)\b[^.;]{0,140}\b
			(?:delay\w*|deliver\w*|possession|complet\w+|hand-?over|handing\s+over)
		|\b(?:delay|failure)\b[^.;]{0,100}\b(?:deliver\w*|possession|complet\w+)\b[^.;]{0,140}\b
			(?:no\s+(?:claim|liability|right)|not\s+(?:be\s+)?liable|waives?)
	`,
	'i',
)
const waits = longPattern('i')`
	\brents?\b[^.]{0,160}\b(?:
		abate\w*|not\s+(?:be\s+)?(?:due|start|begin|commence|payable|accrue)|start\w*|begin\w*|commenc\w+|runs?|due|payable
	)\b[^.]{0,120}\b(?:deliver\w*|possession|handed\s+over|hand-?over|keys|substantial(?:ly)?\s+complet\w+|ready\s+for)
	|\b(?:commencement\s+date|start\s+date)\b[^.]{0,120}\b(?:means|is|shall\s+be|later\s+of)\b[^.]{0,120}\b
		(?:deliver\w*|possession|complet\w+|hand\w*\s+over)
	|\b(?:deliver\w*|possession)\b[^.]{0,160}\b(?:
		rent\b[^.]{0,40}\b(?:abate\w*|credit\w*|begin|start|commence)
		|commencement\s+date\b[^.]{0,60}\b(?:postponed|extended|moved|delayed)|day\s+for\s+day
	)
`

const covers = new RegExp(
	String.raw`\bindemnifies\b|\b(?:shall|will|must|agrees?\s+to|undertakes?\s+to)\b[^.;]{0,60}\b(?:indemnif\w+|hold\s+(?:\w+\s+){0,5}harmless)\b`,
	'i',
)
const landlordCovers = new RegExp(
	patternPart`
		${landlord}\s+(?:also\s+|likewise\s+)?indemnifies\b
		|${landlord}\s+(?:also\s+|likewise\s+|similarly\s+)?(?:shall|will|must|agrees?\s+to|undertakes?\s+to)\s+(?:also\s+|likewise\s+)?
			(?:\w+,?\s+(?:and\s+)?){0,3}(?:indemnify|hold)
	`,
	'i',
)
const anyFault = longPattern('i')`
	\b(?:even\s+if|whether\s+or\s+not|regardless|including)\b[^.;]{0,80}\b(?:negligen\w+|fault)\b[^.;]{0,40}\b(?:landlord|lessor)
	|\b(?:landlord|lessor)'?s?\s+(?:own\s+|sole\s+)?negligence\b
`
const remeasures = new RegExp(
	patternPart`
		\b(?:size|area)\b[^.;]{0,60}\b(?:whatever|even\s+if|regardless\s+of|no\s+matter)\b[^.;]{0,30}\bmeasur\w+
		|${landlord}[^.;]{0,80}\b(?:may|right\s+to|entitled\s+to|can)\b[^.;]{0,60}\bre-?measur\w+
		|\b(?:deemed|conclusive\w*|stipulat\w+|binding)\b[^.;]{0,100}\b(?:square\s+feet|rentable\s+area|measurement|square\s+footage)
		|\b(?:square\s+feet|rentable\s+area|square\s+footage)\b[^.;]{0,100}\b(?:conclusive\w*|binding|regardless|whether\s+or\s+not)
	`,
	'i',
)
const allowanceLost = longPattern('i')`
	\ballowance\b[^.;]{0,160}\b(?:
		sole\s+discretion|forfeit\w*|lost|lapses?|no\s+obligation|if\s+(?:and\s+when\s+)?funds
		|at\s+(?:the\s+)?(?:landlord|lessor)'?s?\s+(?:sole\s+)?(?:option|discretion)
	)
	|\b(?:landlord|lessor)\b[^.;]{0,60}\b(?:may|discretion)\b[^.;]{0,60}\b(?:withhold|refuse|reduce)\b[^.;]{0,60}\ballowance
`

export const delivery: Rule = {
	id: 'lease.delivery',
	playbook: 'lease',
	title: 'Delivery of possession and indemnity',
	basis: { kind: 'S', source: 'published guides to office leases for tenants' },
	// No tenant's liability is capped at twelve months of fees: who covers what is asked here.
	supersedes: [oneWayIndemnity, liabilityCap],
	protects: tenants,
	standard: 'Rent starts on hand-over, with a right to leave after a long delay. Each side covers its own faults.',
	wording: { splitBy: /\bindemnif/i },
	decide(input) {
		const early = wording(input, rentRuns) ?? unhelpedDelay(input)
		const oneWay = oneWayCover(input)
		const size = wording(input, remeasures, /\bboth\s+parties\s+may\b|\beither\s+party\b/i)
		const allowance = wording(input, allowanceLost)
		const faults = [
			early ? 'rent may start before delivery of possession' : null,
			allowance ? 'the improvement allowance can be lost' : null,
			size ? 'the area is what the landlord measures' : null,
			oneWay ? 'only the tenant indemnifies' : null,
		].filter((fault) => fault !== null)
		const place = early ?? allowance ?? size ?? oneWay
		if (!place) {
			const fine = wording(input, waits)
			return fine ? passed(fine) : notApplicable
		}
		return flagged({
			severity: early || (oneWay && anyFault.test(clauseTextAround(input, oneWay))) ? harm.grave : harm.plain,
			span: place,
			says: `${capitalized(listed(faults))}.`,
			why: early
				? 'You could pay rent for space you cannot enter, on top of the old office.'
				: 'You would pay for losses that the landlord caused.',
			market: 'Rent starts on delivery of possession. Each side indemnifies the other for its own negligence.',
			action: early
				? 'start the rent on delivery of possession'
				: oneWay
					? 'make the indemnity mutual'
					: 'tie area and allowance to a fixed figure',
			reason: 'Each side should bear what it controls.',
			fallback: early
				? 'A fixed start date, with one day of free rent for each day of delay.'
				: 'An indemnity limited to the tenant’s negligence.',
			replacement: early
				? 'Rent will commence on the date on which Landlord delivers possession of the Premises ready for use. If delivery is delayed by ' +
					'more than 60 days, Tenant may terminate this Lease.'
				: oneWay
					? 'Each party will indemnify the other against third-party claims to the extent caused by its own negligence or willful misconduct.'
					: null,
		})
	},
}

/** The landlord answers for no delay, and nothing makes the rent wait. */
function unhelpedDelay(input: RuleInput): Passage | null {
	const free = wording(input, noRemedy)
	return free && !waits.test(clauseTextAround(input, free)) && !wording(input, waits) ? free : null
}

function oneWayCover(input: RuleInput): Passage | null {
	const acts = actsOf(input, covers)
	const act = onlySide(acts)
	const whose = new RegExp(tenant, 'i')
	// What the landlord causes is left out: then each side bears its own.
	if (
		!act ||
		!whose.test(act.side) ||
		wording(input, landlordCovers) ||
		/\b(?:except|excluding|other\s+than|save)\b[^.;]{0,80}\b(?:negligen\w+|misconduct|fault)\b/i.test(act.sentence.text)
	)
		return null
	return { start: act.sentence.start, end: Math.min(act.sentence.end, act.sentence.start + 420), match: act.match, sentence: act.sentence }
}
