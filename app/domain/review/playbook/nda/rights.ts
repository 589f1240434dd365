import { absent, flagged, passed } from '../draft-finding.ts'
import { clauseTextAround, passage, wording } from '../passages.ts'
import type { Rule, RuleBasis } from '../rule.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' }

export const residuals: Rule = {
	id: 'nda.residuals',
	playbook: 'nda',
	title: 'No free use of what people remember',
	basis,
	decide(input) {
		const clause = passage(input, /\bresiduals?\b(?!\s+(?:value|interest|risk))|\bunaided\s+memor\w+|\bretain(?:ed|s)?\s+in\s+(?:the\s+|their\s+|its\s+)?(?:\w+\s+){0,2}memor\w+/i)
		if (!clause) return passed()
		const narrow = /\b(?:except|exclud\w+|other\s+than|not\s+includ\w+|no\s+licen[cs]e)\b[^.]{0,120}\b(?:patent|trade\s+secret|copyright)/i.test(clauseTextAround(input, clause))
		return flagged({
			severity: narrow ? 'low' : { sending: 'high', receiving: 'low', unsure: 'medium' },
			span: clause,
			says: {
				friendly: 'People may use whatever they remember of your secrets. That is a large hole in the promise.',
				neutral: 'Facts that people remember may be used freely.',
				legal: 'A residuals clause permits use of information retained in unaided memory.',
			},
			why: 'A rival could rebuild your product from memory and owe you no money for it.',
			market: 'Most NDAs have no such clause. If there is one, it leaves out trade secrets and patents.',
			action: 'strike the clause on remembered facts',
			reason: 'It undoes the promise of secrecy.',
			fallback: 'Keep it for general skill only, and leave out trade secrets, patents and source code.',
			replacement: 'General skill that people gain is theirs to use. This gives no right to use trade secrets, patents, source code or financial data of the other party.',
		})
	},
}

export const noLicence: Rule = {
	id: 'nda.no_licence',
	playbook: 'nda',
	title: 'No rights are given away',
	basis,
	decide(input) {
		const grant = passage(
			input,
			/\b(?:hereby\s+(?:assign|grant|transfer)s?|(?:shall|will|agrees?\s+to)\s+(?:assign|grant|transfer)|assigns|grants)\b[^.;]{0,100}\b(?:licen[cs]e|right,?\s+title|ownership|intellectual\s+property|inventions?|feedback|suggestions|right\s+to\s+use|work\s+product)\b|\bfeedback\b[^.;]{0,80}\b(?:own\w*|property\s+of|freely|licen[cs]e|perpetual)|\b(?:ideas|improvements?|inventions?|feedback|suggestions|developments|derivative\s+works|work\s+product|intellectual\s+property)\b[^.;]{0,140}\b(?:(?:shall|will|must)\s+(?:vest|belong|be\s+(?:owned|assigned|transferred)|become\s+the\s+(?:\w+\s+){0,2}property)|(?:is|are)\s+(?:hereby\s+)?(?:assigned|transferred)|vests?\s+in|belongs?\s+to)\b/i,
			/\b(?:no|not|nothing|neither|none)\b[^.]{0,100}\b(?:licen[cs]e|grant|right)|\b(?:solely|only)\b[^.]{0,60}\b(?:purpose|necessary|evaluat\w+)/i,
		)
		if (grant) {
			return flagged({
				severity: { sending: 'medium', receiving: 'high', unsure: 'high' },
				span: grant,
				says: {
					friendly: 'You would give away rights in ideas or work, before there is any deal or pay.',
					neutral: 'This NDA hands over a licence or the ownership of ideas.',
					legal: 'The agreement effects a licence or an assignment of intellectual property.',
				},
				why: 'You may lose the right to your own work and get no money for it.',
				market: 'An NDA says that no licence is given.',
				action: 'strike the grant of rights',
				reason: 'Rights belong in the deal itself, with a price.',
				fallback: 'Limit it to a right to look at the facts for these talks.',
				replacement: noLicenceClause,
				decideBy: 'lawyer',
			})
		}
		const none = wording(input, /\b(?:no|not|nothing|neither|nobody|none|never|without)\b[^.;]{0,120}\b(?:licen[cs]es?|title|ownership|intellectual\s+property)\b|\b(?:no|nothing|nobody|neither|none)\b[^.;]{0,60}\b(?:rights?\s+(?:in|to|under|is|are)|(?:grants?|confers?|transfers?|gives?)\s+(?:any\s+)?rights?)\b|\bnothing\b[^.;]{0,80}\b(?:grant|confer|creat|giv|transfer|convey)\w*\b[^.;]{0,100}\brights?\b|\b(?:does|do|shall|will)\s+not\s+(?:grant|confer|create|give|transfer|convey)\b[^.;]{0,40}\brights?\b|\b(?:grants?|gives?|transfers?|confers?)\s+no\s+(?:\w+\s+){0,3}rights?\b/i, /\b(?:infring|warrant)\w*\b/i) ?? passage(input, /\bretains?\b[^.;]{0,60}\b(?:all|sole)?\s*(?:right|title|ownership)|\bremains?\b[^.;]{0,40}\bproperty\s+of\b|\b(?:keeps?|reserves?)\s+(?:all|its|their|the)\b[^.;]{0,30}\b(?:rights|ownership|title|intellectual\s+property)\b|\bstays?\b[^.;]{0,20}\b(?:property|(?:its|their|your|our)\s+own)\b|\b(?:owned|belongs?|property)\s+(?:solely|exclusively)\b|\b(?:sole|exclusive)\s+(?:owner(?:ship)?|property)\s+of\b/i)
		if (none) return passed(none)
		return absent({
			severity: { sending: 'medium', receiving: 'low', unsure: 'low' },
			says: {
				friendly: 'The paper does not say that your ideas stay yours. One line would settle it.',
				neutral: 'Nothing says that sharing facts gives no rights in them.',
				legal: 'There is no express denial of a licence.',
			},
			why: 'The other side could claim a silent right to use what you show, and you would pay to fight it.',
			market: 'An NDA says that no licence is given.',
			action: 'add a line that no licence is given',
			reason: 'It only says what both of us mean.',
			replacement: noLicenceClause,
		})
	},
}

const noLicenceClause = 'Each party keeps all rights in its Confidential Information. Sharing it gives no licence and no other right.'

export const recipients: Rule = {
	id: 'nda.recipients',
	playbook: 'nda',
	title: 'Advisers and contractors may see the facts',
	basis,
	decide(input) {
		const circle = wording(
			input,
			/\b(?:disclos\w+|access|shar\w+|provid\w+|availabl\w+|reveal|furnish\w*|communicat\w+|shows?|shown|pass(?:es|ed)?|hand(?:s|ed)?|gives?|given|tells?|seen?\s+by|let)\b[^.;]{0,200}\b(?:employees|representatives|advis[eo]rs|contractors|consultants|agents|attorneys|lawyers|accountants|counsel|directors|officers|personnel|staff|colleagues|team|need\s+to\s+know)\b|\b(?:employees|advis[eo]rs|contractors|consultants|agents|lawyers|counsel|directors|officers|staff|people)\b[^.;]{0,40}\bto\s+whom\b[^.;]{0,60}\b(?:disclos|show|shar|giv|pass|reveal)\w*|\brepresentatives"?\s*\)?[^.;]{0,30}\b(?:means|includes?)|\bneed(?:s|ed)?[\s-]+to[\s-]+know\b/i,
			/\bsolicit|\bhire\b/i,
		)
		if (!circle) {
			return absent({
				severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
				says: {
					friendly: 'The paper names nobody you may share with, so not even your lawyer may read the facts.',
					neutral: 'Nobody is named to whom the receiving side may show the facts.',
					legal: 'There are no permitted recipients.',
				},
				why: 'Asking your lawyer or a co-founder for advice could put you in breach.',
				market: 'Staff, advisers and contractors may see the facts if they need them and are bound alike.',
				action: 'let staff, advisers, contractors and investors see the facts',
				reason: 'They need the facts to help, and they will be bound alike.',
				replacement: recipientsClause,
			})
		}
		if (/\b(?:advis[eo]rs?|attorneys?|counsel|lawyers?|consultants?|contractors?|agents?|accountants?|representatives)\b/i.test(clauseTextAround(input, circle))) return passed(circle)
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: circle,
			says: {
				friendly: 'Only your own staff may see the facts. Your lawyer, contractors and investors may not.',
				neutral: 'The facts may go to staff alone, not to advisers, contractors or investors.',
				legal: 'Permitted recipients are limited to employees and the like.',
			},
			why: 'You would need leave each time you ask for advice, and that can cost weeks.',
			market: 'Staff, advisers and contractors may see the facts if they need them and are bound alike.',
			action: 'add advisers, contractors and investors to those who may see the facts',
			reason: 'They need the facts to help, and they will be bound alike.',
			replacement: recipientsClause,
		})
	},
}

const recipientsClause =
	'A party may share Confidential Information with its employees, contractors, professional advisers and investors who need it for the purpose and are bound by duties of confidence at least as strict. The party answers for their conduct.'
