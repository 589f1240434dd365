import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { type Passage, passage, wording } from '../passages.ts'
import type { Actor } from '../../frames/frame.ts'
import { namedActors } from '../../frames/reading/named-actors.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' }

function bindsReader(input: RuleInput, text: string): boolean {
	const id = input.reader.party?.id
	if (id === undefined) return true
	const actors = namedActors(text, input.parties)
	return actors.length === 0
		? input.reader.party?.roleKind !== 'discloser'
		: actors.some(({ actor }) => actor.kind !== 'party' || actor.party === id)
}

/** "You will owe us" for the reader that is "us": the sum comes to it. */
function otherPays({ reader, parties }: RuleInput, { sentence }: Passage): boolean {
	const paying = /\b(?:pay|owe|forfeit|liable)\w*/i.exec(sentence.text)
	const payer = paying ? namedActors(sentence.text.slice(0, paying.index), parties).at(-1)?.actor : undefined
	const discloses = reader.party?.names.some((name) => /^(?:the\s+)?disclos/i.test(name)) ?? false
	if (discloses && payer?.kind === 'floating' && /recei|recip/i.test(payer.role)) return true
	return reader.party !== null && payer?.kind === 'party' && payer.party !== reader.party.id
}

export const liquidatedDamages: Rule = {
	id: 'nda.liquidated_damages',
	playbook: 'nda',
	title: 'No liquidated damages for a breach',
	basis,
	protects: ['recipient', 'mutual_discloser'],
	stake: 7,
	standard: 'No fixed sum. The owner may ask a court to stop the leak and must prove a loss.',
	decide(input) {
		const sum = passage(
			input,
			longPattern('i')`
				\bliquidated\s+damages\b
				|\b(?:contractual\s+)?penalt(?:y|ies)\s+(?:of|in\s+the\s+amount|equal|payment)\b
				|\b(?:pays?|owes?|liable\s+for)\b[^.;]{0,60}(?:\bpenalty|\bfixed\s+(?:sum|amount|damages)|(?:\$|USD|EUR|€|£)\s?\d[\d,.]*)[^.;]{0,80}\b
					(?:breach|violation)
				|\b(?:for|upon|on|in\s+case\s+of)\s+(?:every|each|any|a)\s+(?:single\s+)?(?:breach|violation|disclosure)\b[^.;]{0,120}\b
					(?:pays?|owes?|forfeits?|liable\s+for)\b[^.;]{0,80}(?:\bpenalty|\bfixed\s+(?:sum|amount)|(?:\$|USD|EUR|€|£)\s?\d)
			`,
			longPattern('i')`
				\b(?:criminal|civil\s+penalt\w*|statut\w*|imprison\w*|law)\b
				|\b(?:no|without)\s+(?:contractual\s+)?(?:penalt\w+|fixed\s+sum|lump\s+sum|liquidated)
			`,
		)
		if (!sum || !bindsReader(input, sum.sentence.text) || otherPays(input, sum)) return notApplicable
		const amount = /(?:\$|USD\s?|€|£)\s?\d[\d,.]*\d/.exec(sum.sentence.text)?.[0]
		return flagged({
			severity: 'high',
			span: sum,
			says: `Liquidated damages (a sum fixed in advance)${amount ? ` of ${amount}` : ''} are due for a breach, even if nobody was harmed.`,
			why: `You would pay${amount ? ` ${amount}` : ' that sum'} for a small slip.`,
			market: 'No fixed sum. The discloser may ask for an injunction and must prove its loss.',
			action: 'strike the liquidated damages',
			reason: 'The real loss should be the measure.',
			fallback: 'Limit it to a knowing breach, and cap it.',
			replacement: null,
			decideBy: 'lawyer',
		})
	},
}

const legalFees = patternPart`
	(?:
		(?:attorneys?|lawyers?|counsel|solicitors?|legal)['’]?s?['’]?\s+(?:fees|costs|expenses)
		|(?:fees|costs)\s+of\s+(?:\w+\s+){0,3}(?:counsel|lawyers?|attorneys?)
	)
`

/** Who is named last before the verb; "you will reimburse us" names the other one behind it. */
function payerBefore({ sentence, match }: Passage, parties: RuleInput['parties']): Actor | undefined {
	const before = (further: number) => namedActors(sentence.text.slice(0, match.index + further), parties).at(-1)?.actor
	return before(0) ?? before(12)
}

export const oneWayFees: Rule = {
	id: 'nda.one_way_fees',
	playbook: 'nda',
	title: 'Legal fees fall on both sides alike',
	basis,
	protects: ['recipient', 'mutual_discloser'],
	stake: 7,
	standard: 'Each side pays its own, or the loser pays, both ways.',
	decide(input) {
		const { reader, parties } = input
		if (!reader.party) return notApplicable
		const clause = passage(
			input,
			new RegExp(
				String.raw`\b(?:pays?|reimburses?|bears?|recovers?|entitled\s+to|liable\s+for|responsible\s+for)\b[^.;]{0,160}\b${legalFees}`,
				'i',
			),
			/\b(?:prevail\w*|los(?:e|es|ing)\s+party|successful|each\s+party|either\s+party|own|indemnif\w+|third[\s-]part(?:y|ies)|hold\s+harmless)\b/i,
		)
		if (!clause) return notApplicable
		const payer = payerBefore(clause, parties)
		const recovers = /\b(?:recover|entitled)\b/i.test(clause.match[0])
		if (payer?.kind !== 'party' || (payer.party === reader.party.id) === recovers) return notApplicable
		return flagged({
			severity: 'medium',
			span: clause,
			says: 'If there is a dispute, only you pay legal fees for both sides.',
			why: 'A dispute over a small slip can cost more in fees than the slip itself.',
			market: 'Each side pays its own, or the losing side pays, both ways.',
			action: 'make the legal fees clause mutual',
			reason: 'The same rule should bind both of us.',
			fallback: 'Let each side pay its own fees.',
			replacement: 'The prevailing party in a dispute under this Agreement recovers its reasonable legal fees from the other party.',
		})
	},
}

export const bondWaiver: Rule = {
	id: 'nda.bond_waiver',
	playbook: 'nda',
	title: 'A court may ask for a bond',
	basis,
	protects: ['recipient'],
	standard: 'Either side may ask for a court order. Whether a bond is due is left to the court.',
	decide(input) {
		const waiver = wording(
			input,
			/\b(?:without|no|waiv\w+|not\s+be\s+required\s+to)\b[^.;]{0,80}\bbond\b|\bbond\b[^.;]{0,60}\b(?:is|are|be)\s+(?:hereby\s+)?waived\b/i,
		)
		const entitled = waiver && namedActors(waiver.sentence.text, input.parties)[0]?.actor
		// That the other side is entitled names nobody else: it is the reader who goes without the bond.
		const againstReader = entitled?.kind === 'party' && input.reader.party !== null && entitled.party !== input.reader.party.id
		if (
			!waiver ||
			(entitled?.kind === 'party' && entitled.party === input.reader.party?.id) ||
			!(againstReader || bindsReader(input, waiver.sentence.text))
		)
			return notApplicable
		return flagged({
			severity: 'low',
			span: waiver,
			says: 'The discloser can get an injunction (a court order to stop) against you without posting a bond.',
			why: 'If the order turns out wrong, there is no money set aside for your loss.',
			market: 'Either side may ask for an injunction. Whether a bond is due is left to the court.',
			action: 'leave the question of a bond to the court',
			reason: 'It protects whoever is wrongly stopped.',
			replacement: null,
			confidence: 0.5,
		})
	},
}
