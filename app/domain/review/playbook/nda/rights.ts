import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { ofSecrecy } from '../clause-homes.ts'
import type { NdaRule } from './answers.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { absent, flagged, notApplicable, passed, readYourself, undecided } from '../draft-finding.ts'
import { residuals as generalResiduals } from '../general/risk/rights.ts'
import { clauseTextAround, wording } from '../passages.ts'
import { framesOf } from '../reader-side.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { receives } from './carve-outs.ts'

const basis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' } as const

export const residuals: Rule = {
	...generalResiduals,
	id: 'nda.residuals',
	playbook: 'nda',
	basis,
	supersedes: [generalResiduals],
	stake: 9,
	standard: 'Most NDAs have no such clause. If there is one, it leaves out trade secrets and patents.',
}

const people = patternPart`
	(?:
		employees|representatives|advis[eo]rs|contractors|consultants|agents|attorneys|lawyers|accountants|counsel|directors|officers
		|personnel|staff|team|persons|people
	)
`
const circle = new RegExp(
	patternPart`
		\bneed(?:s|ed)?[\s-]+to[\s-]+know\b
		|\b(?:may|only|except|other\s+than|limit\w*|restrict\w*)\b[^.;]{0,80}\b
			(?:disclos\w+|access|shar\w+|provid\w+|availabl\w+|reveal|furnish\w*|communicat\w+|show\w*)\b[^.;]{0,120}\b(?:to|with|by|of)\b
			[^.;]{0,60}\b${people}\b
		|\b(?:disclos\w+|reveal\w*|shar\w+|available|access)\b[^.;]{0,100}\b(?:only\s+to|except\s+to|other\s+than\s+to|to\s+those|to\s+such)\b
			[^.;]{0,80}\b${people}\b
		|\b${people}\b[^.;]{0,40}\b(?:to\s+whom|who\s+(?:need|require|must|have))\b
	`,
	'i',
)
/** Words that may well let somebody in, wherever and however they stand: then the right is not absent. */
const permitted = longPattern('i')`
	\b(?:authori[sz]ed|permitted|approved)\s+(?:users?|persons?|recipients?|representatives?|personnel|employees)\b
	|\b(?:its|their|his|your|own)\s+(?:\w+,?\s+){0,3}(?:employees|representatives|advis[eo]rs|personnel|staff)\b
	|\b(?:employees?|persons?|individuals?)\b[^.;]{0,60}\bwho\b[^.;]{0,30}\b(?:requires?|needs?|authori[sz]ed)\b
`

/** "Any persons employed by it other than those who need it": people of the reader's own are let in, in whatever words. */
const tellsPeople = new RegExp(
	patternPart`
		\b(?:disclos|reveal|divulg|shar(?:e|ed|ing)|access|communicat|made\s+available|make\s+available|furnish|pass)\w*\b[^.;]{0,120}\b
		(?:${people}|persons?\s+employed|those)\b[^.;]{0,120}\b(?:need|necessary|require\w*|other\s+than|aside\s+from|except|bound|who)\b
	`,
	'i',
)
/** "Disclosure to outside agents must be agreed in writing": they are not let in. */
const byConsent =
	/(?<=[.;]\s|\n)\s*(?:any\s+)?disclosure\b[^.;]{0,160}\b(?:must|shall|requires?|needs?|only)\b[^.;]{0,80}\b(?:agreed|consent\w*|approv\w+|permission)\b/gi
/** Another paragraph keeps out those whom this one lets in. */
const noAdvisers = longPattern('i')`
	\b(?:shall|will|may|must)\s+not\b[^.;]{0,80}\b(?:speak|consult|talk|discuss|communicat\w+|share|disclose)\b[^.;]{0,60}\b(?:with|to)\b
	[^.;]{0,40}\b(?:lenders?|advis[eo]rs?|lawyers?|attorneys?|counsel|accountants?)\b
	(?![^.]{0,120}\b(?:except|unless|other\s+than|who\s+do\s+not)\b)
`
/** "Its directors, officers and employees ("Representatives")": the name lets in nobody else. */
const ownRepresentatives =
	/\b(?:officers|employees|directors|personnel|staff)\s*\((?:collectively,?\s+|together,?\s+|the\s+|its\s+)*["“'’]Representatives["”'’]\)/i

const advisers = /\b(?:advis[eo]rs?|attorneys?|counsel|lawyers?|consultants?|contractors?|agents?|accountants?|representatives)\b/i

export const recipients: NdaRule = {
	id: 'nda.recipients',
	playbook: 'nda',
	title: 'Advisors and contractors may receive Confidential Information',
	basis,
	protects: ['recipient', 'mutual_discloser'],
	stake: 5,
	standard: 'Staff, advisers and contractors may see the facts if they need them and are bound alike.',
	secondReader: {
		settledBy: ['nda-7'],
		about: /\b(?:represent|advis|consult|contract|agent|third|other|lawyer|attorney|counsel|accountant|affiliat)/i,
		deniedBy: /\[[^\]]*\b(?:advis|represent|consult|contract)/i,
	},
	wording: {
		stands: 'instead',
		clause: {
			heading: 'Permitted Recipients',
			home: ofSecrecy,
			said: /\b(?:disclos|shar|show|pass)\w*\b[^.;]{0,80}\b(?:employees|advis[eo]rs|representatives|staff|contractors|affiliates)\b/i,
		},
	},
	decide(input) {
		if (!receives(input)) return notApplicable
		const barred = input.structure.sentences.find(({ text }) => noAdvisers.test(text))
		if (barred) return readYourself('Check whether you may show Confidential Information to your advisors and lenders.', barred)
		const allowed = wording(
			input,
			circle,
			longPattern('i')`
				\bsolicit|\bhire\b|\bemployed\b|\bis\s+or\s+becomes\b|\blegally\s+required\b|\bin\s+breach\s+of\b|\bapproved\s+by\b
				|\b(?:do|does)\s+not\s+(?:have\s+(?:a|the)\s+)?need\b
			`,
		)
		if (!allowed) {
			if (
				framesOf(input, 'confidentiality', 'duty').length === 0 ||
				permitted.test(input.document.text) ||
				input.structure.sentences.some(({ text }) => tellsPeople.test(text))
			)
				return undecided
			return absent({
				severity: 'medium',
				says: 'You may not share Confidential Information with anyone, not even your lawyer: there is no permitted-recipients clause.',
				why: 'Asking a lawyer, contractor or co-founder for advice could put you in breach.',
				market: 'Employees, advisors and contractors who need to know and are bound alike.',
				action: 'allow disclosure to employees, advisors and contractors who need to know',
				reason: 'They need it to help with the project, and they will be bound alike.',
				replacement: recipientsClause,
				confidence: 0.65,
			})
		}
		const around = clauseTextAround(input, allowed).replace(byConsent, ' ')
		// What stands in brackets may be struck before signing.
		if (advisers.test(around) && !advisers.test(around.replace(/\[[^[\]]*\]/g, ' '))) return undecided
		if (advisers.test(ownRepresentatives.test(around) ? around.replace(/\brepresentatives\b/gi, ' ') : around)) return passed(allowed)
		const wider = isOthers(input, allowed.sentence.text) ? null : withAdvisors(allowed.sentence)
		return flagged({
			severity: 'low',
			span: wider === null ? allowed : allowed.sentence,
			says: 'Only your own employees may receive Confidential Information, not your lawyers or contractors.',
			why: 'You would need consent each time you ask for outside advice.',
			market: 'Employees, advisors and contractors who need to know and are bound alike.',
			action: 'add advisors and contractors to the permitted recipients',
			reason: 'They need it to help with the project, and they will be bound alike.',
			replacement: wider,
		})
	},
}

/** Whether a sentence opens with the other side by its name: what it may do is not what the reader may. */
function isOthers({ reader, parties }: RuleInput, text: string): boolean {
	const said = parties
		.map(({ id, names }) => ({ id, at: Math.min(...names.map((name) => text.indexOf(name)).filter((at) => at >= 0), Infinity) }))
		.sort((one, other) => one.at - other.at)[0]
	return reader.party !== null && said !== undefined && said.at < 20 && said.id !== reader.party.id
}

/** The sentence with advisors and contractors among those it lets in; `null` where it names its people more than once. */
function withAdvisors({ text }: { text: string }): string | null {
	const own = allMatches(text, /\b(?:employees|personnel|staff)\b/gi)
	const [one] = own
	if (
		!one ||
		own.length > 1 ||
		/^[^\p{Ll}]+$/u.test(text) ||
		!/\b(?:to|by|with|of|than|only|its|their|those)\s+(?:\w+,?\s+){0,4}$/i.test(text.slice(0, one.index))
	)
		return null
	const listed = /^\s*(?:,|and\b|or\b)/.test(text.slice(one.index + one[0].length)) || /\b(?:and|or|,)\s*$/.test(text.slice(0, one.index))
	return listed
		? null
		: `${text.slice(0, one.index)}${one[0]}, contractors and professional advisors${text.slice(one.index + one[0].length)}`
				.replace(/\s+/g, ' ')
				.trim()
}

const recipientsClause =
	'A party may share Confidential Information with its employees, contractors and professional advisors who need to know it for the ' +
	'purpose and are bound by confidentiality obligations at least as strict. The party is responsible for their compliance.'
