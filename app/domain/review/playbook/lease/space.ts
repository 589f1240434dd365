import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { changeOfControl } from '../general/deal/transfer.ts'
import { oneSidedAssignment } from '../general/deal/transfer.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { clauseTextAround, type Passage, passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { daysIn, harm, landlord, listed, passageIn, rooms, sentencesSaying, tenant, tenants } from './lease-words.ts'
import { shortestRelocationNotice } from './thresholds.ts'

const basis = { kind: 'S', source: 'published guides to office leases for tenants' } as const

const handing = patternPart`
	assign\w*|(?:sub-?|under-?)let\w*|sub-?leas\w*|part\s+with\s+possession|transfer\w*\b[^.;]{0,40}\b(?:lease|premises)
	|(?:pass|hand)(?:es)?\b[^.;]{0,30}\b(?:lease|it|${rooms})\s+on\b
	|(?:pass|hand)(?:es)?\s+on\b[^.;]{0,30}\b(?:lease|${rooms})|shares?\s+(?:the\s+|its\s+)?${rooms}
	|lets?\s+(?:others?|anyone|another|someone|third\s+parties)\s+(?:\w+\s+)?(?:use|have|work|into)
`
const barred = new RegExp(
	patternPart`
		\b(?:lease|tenancy|licen[cs]e)\b[^.;]{0,20}\bis\s+personal\s+to\b
		|\b(?:lease|tenancy|licen[cs]e)\b[^.;]{0,60}\b(?:may|can|shall)\s?not\s+be\s+(?:transferred|passed\s+on|handed\s+on|shared)\b
		|\blets?\s+(?:nobody|no\s+one)\s+else\b
		|\b(?:keeps?|uses?)\b[^.;]{0,20}\b${rooms}\b[^.;]{0,20}\bfor\s+(?:itself|its\s+own\s+use)\s+alone\b
	`,
	'i',
)
const passingOn = new RegExp(String.raw`\b(?:${handing})\b`, 'i')
const restricted = new RegExp(
	patternPart`
		\b(?:not|neither|no|without|only\s+with|prohibited|requires?|subject\s+to)\b[^.]{0,160}\b(?:${handing})\b
		|\b(?:${handing}|transfer\w*)\b[^.]{0,160}\b(?:
			consent|approv\w+|permission|agreement\b|leave\b|prohibited|not\s+(?:be\s+)?(?:permitted|allowed)|void|forbidden
		)
	`,
	'i',
)
const byLandlord = new RegExp(
	String.raw`${landlord}\s+(?:may|shall\s+have\s+the\s+right\s+to|can)\s+(?:freely\s+)?(?:assign|transfer|sell|pass)`,
	'i',
)
const askable =
	/\b(?:consent|approv\w+|permission|leave|agreement,?\s+(?:which|that|not)|(?:landlord|owner|lessor|licensor|sublandlord)['’]s\s+agreement)\b/i
const reasonable = longPattern('i')`
	\b(?:
		(?:refus\w+|with(?:hold|held)\w*|den(?:y|ied)|sa(?:y|id)\s+no)\b[^.;]{0,30}\bonly\s+(?:for|on|with|if)\b
		|(?:sound|good|valid|just|fair|proper)\s+(?:reasons?|grounds?|cause)
		|not\s+(?:to\s+)?(?:be\s+)?(?:unreasonably|withheld\s+unreasonably|refuse\w*\s+without)|reasonabl[ey]
		|may\s+not\s+(?:be\s+)?(?:withh\w+|refus\w+)|without\s+(?:\w+\s+){0,4}consent\b[^.;]{0,80}\b(?:affiliate|successor|merger)
	)
`
const whim = longPattern('i')`
	\b(?:needs?|giv(?:e|es|ing))\s+no\s+(?:good\s+)?reason
	|\bwithout\s+(?:giving\s+)?(?:a\s+|any\s+)?reasons?\b(?<!not[^.;]{0,60})|\bas\s+it\s+(?:likes|pleases|sees\s+fit)
	|\b(?:sole|absolute|unfettered)\s+(?:and\s+\w+\s+)?(?:discretion|judg\w+|option)|\bfor\s+any\s+(?:or\s+no\s+)?reason\b
	|\bunreasonably\s+withheld\s+or\s+not\b
`
const control = longPattern('i')`
	\b(?:
		change\s+(?:of|in)\s+(?:\w+\s+)?control|majority\b[^.;]{0,30}\b(?:shareholders|stockholders|owners|members)
		|(?:transfer|sale|issu\w+|change)\b[^.;]{0,80}\b(?:
			majority|controlling|fifty|\d{2}\s*(?:%|percent)|shares|stock|voting|membership\s+interests?|equity|ownership
		)
		|merger|consolidation|(?:new|preferred)\s+(?:stock|shares|investors?)|financing\s+round
	)\b
`
const counts = longPattern('i')`
	\b(?:
		deemed|constitut\w+|treated\s+as|considered|regarded\s+as|counts?\s+as|amounts?\s+to
		|is\s+(?:also\s+)?an?\s+(?:assignment|transfer)|includ\w+|requires?\b[^.;]{0,60}\bconsent
	)\b
`
const spared = longPattern('i')`
	\b(?:not|except\w*|exclud\w+|other\s+than|without)\b[^.]{0,200}\b(?:
		financing|affiliate\w*|merger|successor|sale\s+of|bona\s+fide|public\s+offering|investors?|change\s+(?:of|in)\s+control|stock
		|shares|reorgani[sz]ation
	)\b
	|\bnot\s+(?:be\s+)?(?:deemed|constitut\w+|treated|considered|count)
`
const takesBack = new RegExp(
	patternPart`
		\brecaptur\w+
		|${landlord}[^.;]{0,80}\b(?:may|right\s+to|option\s+to|elect\w*\s+to|can)\b[^.;]{0,80}\b(?:terminat\w+|take\s+back|cancel\w*|end)\b
			[^.;]{0,140}\b(?:proposed|sub-?let\w*|sub-?leas\w*|assign\w*|transfer\w*)
		|\b(?:asks?|request\w*|seeks?|notice)\b[^.;]{0,100}\b(?:sub-?let\w*|assign\w*|transfer\w*|consent)\b[^.;]{0,100}${landlord}
			[^.;]{0,40}\b(?:terminat\w+|take\s+back|cancel\w*|end)\b
	`,
	'i',
)

/** Said in the clause on passing the lease on, where "when Tenant asks" can mean nothing else. */
const takesItself = new RegExp(
	patternPart`
		${landlord}[^.;]{0,30}\b(?:may|can|has\s+the\s+right\s+to|is\s+free\s+to)\b[^.;]{0,60}\b(?:
			take\b[^.;]{0,40}\bback|reclaim|resume|end\s+(?:this|the)\s+(?:sub-?)?lease|cancel|terminate
		)\b
	`,
	'i',
)

export const assignment: Rule = {
	id: 'lease.assignment',
	playbook: 'lease',
	title: 'Assignment and subletting',
	basis,
	supersedes: [changeOfControl, oneSidedAssignment],
	protects: tenants,
	stake: 6,
	standard: 'Consent that may not be refused without good reason. Affiliates, funding rounds and a sale of the company are free.',
	decide(input) {
		const about = sentencesSaying(
			input,
			passingOn,
			longPattern('i')`
				\b(?:
					intellectual\s+property|inventions?|mortgage|ground\s+lease|bind\w*\b[^.;]{0,60}\b(?:successors|assigns)
					|successors\s+and\s+(?:permitted\s+)?assigns
				)\b
			`,
		)
		const limited = about.find(({ text }) => restricted.test(text) && !byLandlord.test(text))
		const limit =
			(limited && passageIn(limited, restricted)) ??
			passage(input, barred) ??
			wording(input, barred) ??
			wording(input, saleAlone, noSaleAlone)
		if (!limit) return notApplicable
		const words = [clauseTextAround(input, limit), ...about.map(({ text }) => text)].join(' ')
		const sale = sentencesSaying(input, control).find(
			({ text }) =>
				counts.test(text) &&
				(passingOn.test(text) || /\btransfer\b/i.test(text)) &&
				!longPattern('i')`
					\bnot\s+(?:be\s+)?(?:deemed|constitut\w+|treated|considered|count|an?\s+(?:assignment|transfer)|require)|\bno\s+(?:\w+\s+)?consent
					|\bwithout\b[^.;]{0,40}\bconsent|\bfree(?:ly)?\b
				`.test(text),
		)
		const saleBinds =
			sale &&
			!spared.test(
				clauseTextAround(input, { ...limit, sentence: sale }).replace(
					/\bnot\b[^.;]{0,80}\b(?:assign|sub-?let|transfer)[^.;]{0,160}/gi,
					' ',
				),
			)
		const back = wording(input, takesBack, keepsNothing) ?? takenInstead(input, limit)
		const faults = [
			askable.test(words) ? null : 'prohibited altogether',
			askable.test(words) && (!reasonable.test(words) || whim.test(limit.sentence.text)) ? 'consent may be withheld unreasonably' : null,
			saleBinds ? 'a change of control counts as an assignment' : null,
			back ? 'the landlord may recapture the space when you ask' : null,
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(limit)
		return flagged({
			severity: saleBinds || faults.length > 1 ? harm.grave : harm.plain,
			span: faults.length === 1 && saleBinds ? sale : faults.length === 1 && back ? back : limit,
			says: `Assignment and subletting: ${listed(faults)}.`,
			why: saleBinds
				? 'A financing or a sale of the company would need the landlord’s consent, which may cost money or time.'
				: 'If the team outgrows the space or shrinks, you pay for it with no way to pass it on.',
			market: 'Consent not unreasonably withheld. Affiliates, financings and a sale of the company need none.',
			// Nothing is asked for that the lease gives.
			action: [
				...(askable.test(words) && reasonable.test(words) && !whim.test(limit.sentence.text)
					? []
					: ['allow transfers with consent not unreasonably withheld']),
				...(saleBinds || !back ? ['exempt financings, affiliates and a sale of the company'] : []),
				...(back ? ['strike the right to take the space back'] : []),
			].join(' and '),
			reason: 'A growing company raises money and moves.',
			fallback: 'Notice of a sale, and a buyer of equal net worth.',
			replacement:
				'Tenant may assign this Lease or sublet with Landlord’s prior written consent, which will not be unreasonably withheld, ' +
				'conditioned or delayed. No consent is required for a transfer to an affiliate, an issuance or sale of equity, a merger or a sale ' +
				'of the business. Landlord has no right to recapture the Premises.',
		})
	},
}

/** "A new majority among the shareholders is treated as a transfer that needs consent": the sale alone is spoken of. */
const saleAlone = new RegExp(
	String.raw`${control.source}[^.;]{0,80}\b(?:deemed|treated\s+as|regarded\s+as|counts?\s+as|constitut\w+|is)\s+an?\s+(?:assignment|transfer)\b`,
	'i',
)
const noSaleAlone = /\b(?:not|no)\b[^.;]{0,30}\b(?:deemed|treated|regarded|counts?|constitut\w+|an?\s+(?:assignment|transfer))/i

const keepsNothing = /\b(?:no|not|waives?)\b[^.;]{0,40}\b(?:recapture|terminat|take)/i

function takenInstead({ structure }: RuleInput, { sentence }: Passage): Passage | null {
	const found = structure.sentences.find(
		({ clauseId, text }) =>
			clauseId !== null &&
			clauseId === sentence.clauseId &&
			takesItself.test(text) &&
			!keepsNothing.test(text) &&
			!/\b(?:breach|default|without\s+(?:such\s+)?consent|violation)\b/i.test(text),
	)
	return found ? passageIn(found, takesItself) : null
}

const moving = new RegExp(
	patternPart`
		\b(?:
			relocat(?:e|es|ed|ion|ing)|substitut(?:e|es|ed|ion|ing)\b[^.;]{0,60}\b${rooms}
			|move\s+(?:the\s+)?(?:sub-?)?(?:tenant|lessee|licensee|renter|you)\b
			|(?:swap|exchang|switch|trad)\w*\s+(?:(?:the|this|your|its|their|\w+['’]s)\s+)?(?:\w+\s+)?${rooms}\b[^.;]{0,20}\b
				(?:for|against|with)\b
			|(?:move|go|transfer)\s+(?:\w+\s+){0,2}to\s+(?:a\s+|an\s+)?(?:different|other|another|substitute|alternative)\s+${rooms}
			|(?:requires?|must|shall|has\s+to)\b[^.;]{0,40}\b(?:take|accept|occupy|use|go\s+to)\s+(?:\w+\s+)?
				(?:other|another|different|substitute)\s+${rooms}
			|(?:offer|give|provide|assign|allot|allocate|show)\b[^.;]{0,40}\b(?:(?:a|an)\s+)?
				(?:different|other|another|substitute|alternative)\s+${rooms}\b[^.;]{0,40}\b(?:in(?:stead|\s+place)|in\s+lieu)
		)
	`,
	'i',
)
const otherMove = longPattern('i')`
	\beasements?\b|\brepair,\s+replacement\b|\bsubstitution\s+and\s+improvement
	|\brelocat\w+\s+(?:of\s+)?(?:any\s+|the\s+|its\s+|all\s+)?(?:
		pipes?|conduits?|utilit\w+|common|entrances?|lines?|facilities|wiring|ducts?|driveways?|parking|expenses|employees|personnel
	)
	|\btenant'?s?\s+(?:own\s+)?relocation\s+(?:to|into)\s+the\s+premises
`
const alike = /\b(?:comparable|similar|equal|equivalent|like|same|no\s+(?:less|smaller|worse)|at\s+least\s+(?:as|the\s+same))\b/i
const paidFor = new RegExp(
	patternPart`
		(?:
			${landlord}[^.;]{0,120}\b(?:pay\w*|reimburse\w*|bear\w*|cover\w*|expense|cost)
			|\bat\s+(?:the\s+)?${landlord}\s+(?:sole\s+)?(?:cost|expense)
			|\b(?:costs?|expenses?)\b[^.;]{0,80}\b(?:paid|borne|covered|met)\s+by\s+(?:the\s+)?${landlord}
		)
	`,
	'i',
)

export const relocation: Rule = {
	id: 'lease.relocation',
	playbook: 'lease',
	title: 'Relocation',
	basis,
	protects: tenants,
	standard: 'None. Else like space in the same building, all costs paid by the landlord, and 90 days’ notice.',
	decide(input) {
		const clause = passage(input, moving, otherMove)
		if (!clause || !new RegExp(`${landlord}|${tenant}`, 'i').test(clauseTextAround(input, clause))) {
			const none = wording(input, /\b(?:no|not)\b[^.;]{0,60}\brelocat\w+/i, otherMove)
			return none ? passed(none) : notApplicable
		}
		const words = clauseTextAround(input, clause)
		const notice = Math.max(
			0,
			...daysIn({ text: words })
				.filter(({ before, behind }) => /\bnotice\b/i.test(before.slice(-60)) || /^[^.;]{0,40}\bnotice\b/i.test(behind))
				.map(({ days }) => days),
		)
		const faults = [
			alike.test(words) ? null : 'the new space need not be comparable',
			paidFor.test(words) && !/\btenant'?s?\s+(?:sole\s+)?(?:cost|expense)/i.test(words) ? null : 'the landlord does not pay for the move',
			notice >= shortestRelocationNotice ? null : notice > 0 ? `only ${Math.round(notice)} days’ notice` : 'no notice period',
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(clause)
		return flagged({
			severity: faults.length > 1 ? harm.grave : harm.plain,
			span: clause,
			says: `The landlord may relocate the tenant: ${listed(faults)}.`,
			why: 'A move costs weeks of work and new fit-out.',
			market: 'None; or comparable space, all costs paid by the landlord, and 90 days’ notice.',
			action: 'strike the relocation right',
			reason: 'The tenant chose this space and invests in it.',
			fallback: 'One relocation to comparable space, with 90 days’ notice, all costs paid, and a right to terminate instead.',
			replacement: 'Landlord has no right to relocate Tenant during the term.',
		})
	},
}

const allowed = String.raw`\b(?:permitted|allowed|agreed)\s+(?:use|activit(?:y|ies)|purpose|business)\b`
const usePhrase = new RegExp(
	patternPart`
		(?:\b(?:us(?:e[ds]?|ing)|occup(?:y|ies|ied)|serves?)\b|${allowed})[^.;]{0,120}\b(?:for|as|is|means)\b
		|\b(?:conducts?|carr(?:y|ies)\s+on|runs?)\b[^.;]{0,30}\bbusiness\b[^.;]{0,60}\b(?:in|at|from)\b
		|(?:${allowed}|\b(?:only|nothing\s+but|no\s+(?:other\s+)?(?:business|trade|activity|work))\b[^.;]{0,60})[^.;]{0,40}\b
			(?:takes?\s+place|carried\s+(?:on|out)|done|allowed|permitted)\b[^.;]{0,20}\b(?:in|at|from)\b
		|${allowed}\s*:
		|^\s*(?:use|purpose|activity)\s*:
	`,
	'i',
)
const onlyFor = new RegExp(
	patternPart`
		${allowed}"?\s*(?:is|means|:|shall)|^\s*(?:use|purpose|activity)\s*:
		|\b(?:only|solely|exclusively)\b[^.;]{0,40}\b(?:for|as|to)\b|\bno\s+other\s+(?:purpose|use|business)
		|\bfor\s+the\s+(?:sole|only)\s+purpose\b
		|\bnot\b[^.;]{0,40}\b(?:any\s+other|other)\s+(?:purpose|use)
		|\b(?:purposes?|use)\s+(?:other\s+than|except)|\b(?:other\s+than|except)\s+(?:for|as)\b|\bnothing\s+(?:but|except|other|else)\b
		|\botherwise\s+than\b
		|\bonly\s+its\s+(?:present|current|own|existing)\b|\bno\s+other\s+(?:work|trade|activity)
	`,
	'i',
)
const wide = longPattern('i')`
	\b(?:general|administrative|executive|business|professional|ordinary|usual)\s+(?:and\s+\w+\s+)?(?:\w+\s+)?offices?\b
	|\boffices?\s+(?:use|purposes?|space)\b
	|\b(?:any|other|all)\s+(?:\w+\s+){0,3}(?:lawful|legal|related|ancillary|permitted|incidental)\b
	|\b(?:lawful|legal)\s+(?:use|purpose|business)
	|(?:\b(?:as|for|means|is)|:)\s+(?:an?\s+)?offices?\b|\bany\s+(?:other\s+)?use\b
`
const aboutRooms = new RegExp(String.raw`\b${rooms}\b|${allowed}|^\s*(?:use|purpose|activity)\s*:`, 'i')
/** Used, and the space: within a breath of each other, or on a line of its own. */
const ofTheSpace = new RegExp(
	patternPart`
		\b(?:us(?:e[ds]?|ing)|occup\w+|serves?|business|trade|work|runs?|conducts?|activit(?:y|ies))\b[^.;]{0,80}\b${rooms}\b
		|\b${rooms}\b[^.;]{0,80}\b(?:us(?:e[ds]?|ing)|occup\w+|serves?|business|trade)\b|${allowed}|^\s*(?:use|purpose|activity)\s*:
	`,
	'i',
)
const tied = longPattern('i')`
	\b(?:
		tenant's\s+(?:current|present|existing)|as\s+(?:currently|presently)\s+(?:conducted|carried)
		|of\s+(?:developing|selling|designing|making|operating|running|providing|a\s+\w+)
		|for\s+(?:the\s+)?(?:development|sale|design|operation|production|storage|provision)\s+of|business\s+of\s+(?!tenant\b)\w+
	)
`

export const use: Rule = {
	id: 'lease.use',
	playbook: 'lease',
	title: 'Permitted use',
	basis,
	protects: tenants,
	standard: '"General office use and any other lawful use that suits the building".',
	decide(input) {
		const about = sentencesSaying(input, usePhrase, passingOn).filter(
			({ text }) =>
				aboutRooms.test(text) &&
				!longPattern('i')`
					\b(?:
						common\s+areas?|parking|signs?|logo|insurance|hazardous|deposit|proceeds|broker|services\s+of|taking|condemn\w*|award
						|reconstruction|finder|tax(?:es)?
					)\b
				`.test(text) &&
				ofTheSpace.test(text),
		)
		const clause = about.find(({ text }) => onlyFor.test(text)) ?? about.find(({ text }) => wide.test(text))
		if (!clause) return notApplicable
		const definition = input.structure.definedTerms.find(({ term }) => /\buse\b/i.test(term))
		const defined = definition
			? (input.structure.sentences.find(({ start, end }) => definition.definition.start >= start && definition.definition.start < end)
					?.text ?? '')
			: ''
		const words = `${clause.text} ${defined}`
		const narrow =
			onlyFor.test(clause.text) &&
			(!wide.test(words) || (tied.test(words) && !/\b(?:lawful|legal|related|ancillary|any\s+(?:other\s+)?use)\b/i.test(words)))
		if (!narrow) return passed(clause)
		return flagged({
			severity: 'low',
			span: clause,
			says: 'The permitted use is limited to one specific business.',
			why: 'If the product changes, or you sublet, you need the landlord’s consent.',
			market: 'General office use and any other lawful use.',
			action: 'widen the permitted use to general office and any other lawful use',
			reason: 'The business may change.',
			fallback: '"And related uses", with consent not unreasonably withheld.',
			replacement: 'Tenant may use the Premises for general office purposes and any other lawful use.',
		})
	},
}
