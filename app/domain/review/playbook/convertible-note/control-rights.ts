import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { issue, notApplicable, passed } from '../draft-finding.ts'
import { denial, passage } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { borrowing } from './sides.ts'

interface Extra {
	pattern: RegExp
	unless?: RegExp
	severity: Severity
	says: string
	why: string
	action: string
	fallback: string
	/** What the note is to say of this right, and of no other. */
	instead: string
}

const holder = String.raw`(?:holder|lender|investor|payee|purchaser|noteholder)s?`

/** Rights that a lender does not need, each apart so that each can be struck. */
const extras: Extra[] = [
	{
		pattern: new RegExp(
			patternPart`
				\b${holder}\b[^.;]{0,120}\b(?:
					(?:appoint|designate|nominate|elect|name|select)\w*\b[^.;]{0,60}\b(?:director|board|observer)|board\s+(?:seat|observer)
					|attend\b[^.;]{0,60}\bboard
				)
				|\bboard\s+(?:seat|observer(?:\s+rights?)?)\b|\bobserver\b[^.;]{0,60}\bboard\b
				|\b${holder}\b[^.;]{0,20}\bsits?\s+on\s+(?:the\s+)?board\b
			`,
			'i',
		),
		unless: /\b(?:requisite|required)\s+(?:holders|lenders)\b[^.;]{0,20}\b(?:elect|select)\w*\s+to\b/i,
		severity: 'high',
		says: 'The holder may appoint a director or an observer to the board.',
		why: 'The company gives up control before any priced round, and it is hard to take back.',
		action: 'strike the board seat or observer',
		instead: 'Prior to conversion, this Note does not entitle the holder to appoint any director or observer.',
		fallback: 'An observer in a side letter until the note converts.',
	},
	{
		pattern: new RegExp(
			patternPart`
				\b(?:company|borrower|issuer|maker)\b[^.;]{0,60}\b(?:shall|may|will|must)\s+not\b[^.]{0,260}\bwithout\b[^.;]{0,60}\b${holder}
				|\bwithout\b[^.;]{0,40}\b(?:consent|approval)\b[^.;]{0,40}\b${holder}\b[^.]{0,160}\b(?:shall|may|will)\s+not\b
				|\b(?:consent|approval)\s+of\s+(?:the\s+)?${holder}\b[^.;]{0,80}\b(?:required|needed|necessary)\b[^.]{0,160}\b
					(?:hire|budget|issue|incur|sell|borrow|debt|pay)
				|\bneeds?\b[^.;]{0,40}\b${holder}['’]?s?['’]?\b[^.;]{0,20}\b(?:consent|approval|leave)\b[^.;]{0,10}\bto\b
				|\b(?:company|borrower|issuer)\b[^.;]{0,20}\basks?\s+(?:the\s+)?${holder}\s+before\b|\bveto\b|\bprotective\s+provisions\b
			`,
			'i',
		),
		unless:
			/\b(?:pre-?pa(?:y|id|yment)|amend\w*|waive[dr]?|assign(?:ed|s|ment)?|transfer(?:red)?)\b(?![^.]{0,80}\b(?:budget|hire|debt|incur))/i,
		severity: 'high',
		says: 'The company needs the holder’s consent to act in its ordinary business (a veto).',
		why: 'Each hire, loan or budget may wait for the holder’s approval.',
		action: 'strike the holder’s consent rights',
		instead: 'Prior to conversion, this Note does not entitle the holder to vote or to consent to any action of the Company.',
		fallback: 'A consent right over debt that ranks ahead of this note.',
	},
	{
		pattern: longPattern('i')`
			\bmost\s+favou?red\s+nation\b|\bMFN\b
			|\b(?:more|most)\s+favou?rable\b[^.;]{0,100}\b(?:terms?|provisions?|rights?|notes?|securit\w+|holder|lender|investor|than)
			|\bbetter\s+terms?\b[^.;]{0,80}\b(?:given|granted|offered|issued|later|other|subsequent|another)\b
			|\bterms?\b[^.;]{0,60}\bmore\s+(?:favou?rable|beneficial|advantageous)\b
		`,
		unless: /\b(?:no\s+more|not\s+more|less)\s+favou?rable|\bno\s+less\s+favou?rable/i,
		severity: 'medium',
		says: 'The holder has an MFN right (most favored nation: better terms given to others apply here too).',
		why: 'One better deal for a later investor resets this note as well.',
		action: 'strike the MFN right, or limit it to this series of notes',
		instead: 'This Note does not change if the Company issues other securities on other terms.',
		fallback: 'An MFN right for notes sold in the next six months, in a side letter.',
	},
	{
		pattern: new RegExp(
			patternPart`
				\bpro[\s-]?rata\b[^.;]{0,80}\b(?:right|participat|purchas|invest|side\s+letter)
				|\b${holder}\b[^.;]{0,80}\b(?:right|option|entitled)\b[^.;]{0,60}\b(?:purchase|participate|invest|subscribe)\b[^.;]{0,160}\b
					(?:future|subsequent|next|each|any|all|qualified)\b[^.;]{0,40}\b(?:rounds?|financings?|offerings?|issuances?|securities)
				|\b(?:purchase|buy)\b[^.;]{0,40}\bpro[\s-]?rata\s+(?:share|portion)\b
				|\bright\s+of\s+first\s+(?:refusal|offer)\b|\bpre-?emptive\s+right
			`,
			'i',
		),
		unless: /\b(?:pari\s+passu|payments?|proceeds|distribut\w+|ratabl[ey]|in\s+proportion|among\s+the\s+holders|applied|allocat\w+)\b/i,
		severity: 'medium',
		says: 'The note gives a pro rata right (a right to buy into later rounds).',
		why: 'A lead investor wants room in the round. If it is taken, the company may lose that lead.',
		action: 'move the pro rata right to a side letter, for the next round only',
		instead: 'This Note does not entitle the holder to purchase any other securities of the Company.',
		fallback: 'The holder’s own share of the round in which the note converts.',
	},
	{
		pattern: new RegExp(
			patternPart`
				\b(?:deliver|furnish|provide|send|give)\b[^.;]{0,60}\b${holder}\b[^.;]{0,160}\b
					(?:monthly|quarterly|annual|audited|unaudited|financial\s+statements|budgets?|reports?)\b
				|\b${holder}\b[^.;]{0,80}\b(?:inspect|examine|audit)\b[^.;]{0,60}\b(?:books|records|premises|accounts)\b
				|\b${holder}\b[^.;]{0,40}\breceives?\b[^.;]{0,40}\b(?:monthly|quarterly|management\s+accounts|financial\s+statements|budgets?)\b
				|\binformation\s+rights\b
			`,
			'i',
		),
		unless: /\b(?:as\s+long\s+as\s+major|in\s+the\s+qualified\s+financing|tax\s+(?:forms?|reporting))\b/i,
		severity: 'low',
		says: 'The note gives information or inspection rights.',
		why: 'Each report costs time, and a late one may count as a default.',
		action: 'move the reporting duty to a side letter, with yearly figures only',
		instead:
			'Within 120 days after the end of each fiscal year, the Company will send the holder its unaudited annual financial statements.',
		fallback: 'Unaudited quarterly figures.',
	},
]

const heldBack = new RegExp(String.raw`\b${holder}\b[^.;,]{0,40}\b(?:is|are|shall|will|does|do|has|have)\s+(?:not|no)\b`, 'i')

const withheld =
	/\bnothing\b[^.;]{0,60}\b(?:gives?|grants?|confers?|entitles?)\b|\b(?:does|do|shall|will)\s+not\s+(?:give|grant|confer|entitle)\b/i

export const controlRights: Rule = {
	id: 'convertible_note.control_rights',
	playbook: 'convertible_note',
	title: 'Control rights of the holder',
	basis: { kind: 'S', source: 'published guides to seed notes: such rights are few, and stand in a side letter' },
	protects: borrowing,
	stake: 8,
	confidence: 0.73,
	standard: 'A seed note gives no board seat, veto or MFN right. What is agreed goes into a side letter and ends on conversion.',
	decide(input) {
		const findings = extras.flatMap((extra) => {
			const clause = passage(input, extra.pattern, extra.unless)
			if (!clause || heldBack.test(clause.match[0]) || withheld.test(clause.sentence.text)) return []
			return issue({
				severity: extra.severity,
				span: clause,
				says: extra.says,
				why: extra.why,
				market: 'A seed note gives no board seat, veto or MFN right. What is agreed goes into a side letter and ends on conversion.',
				action: extra.action,
				reason: 'These rights belong to a priced round.',
				fallback: extra.fallback,
				replacement: extra.instead,
			})
		})
		if (findings.length > 0) return { outcome: 'flagged', findings }
		const none = denial(
			input,
			/\b(?:rights?\s+(?:as|of)\s+an?\s+(?:stockholder|shareholder)|stockholder\s+rights|voting\s+rights|right\s+to\s+vote)\b/i,
		)
		return none ? passed(none) : notApplicable
	},
}
