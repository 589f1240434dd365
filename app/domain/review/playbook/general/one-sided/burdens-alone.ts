import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Predication } from '../../../frames/parse/predication.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { namesEverySide } from '../around.ts'
import { isEmployment } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'
import { actorSide, type Point, spanOf, sureVerbs, wordsOf } from './point.ts'

/**
 * A burden that both sides usually share. The words around it differ too much for one wording: each is a request, none
 * is written in.
 */
interface BurdenClass {
	is(verb: Predication, words: string): boolean
	severity: Severity
	says(other: string): string
	why: string
	market: string
	action: string
	reason: string
}

const classes: BurdenClass[] = [
	{
		is: ({ verb, modality }, words) =>
			modality === 'must_not' &&
			(/^(?:disparage|defame|denigrate|criticize)$/.test(verb) ||
				(/^(?:make|publish|communicate|say)$/.test(verb) && /\b(?:disparag|derogatory|defamatory)/i.test(words))),
		severity: 'low',
		says: (other) => `Non-disparagement binds only you: ${other} may say what it likes about you.`,
		why: 'Your name is open to attack while you must stay silent.',
		market: 'Mutual, with an exception for truthful statements required by law.',
		action: 'make the non-disparagement clause mutual',
		reason: 'Both of us have a name to protect.',
	},
	{
		is: ({ verb, modality }, words) =>
			modality === 'must_not' &&
			/^(?:use|issue|make|publish|disclose|announce|refer)$/.test(verb) &&
			longPattern('i')`
				\bpress\s+release
				|\bpublic(?:ity)?\s+(?:announcement|statement|release)|\bpublicity\b
				|\b(?:name|logos?|trade\s?marks?)\b[^;]{0,60}\b(?:advertis|publicity|promot|marketing)
			`.test(words) &&
			/\bconsent|\bapproval|\bpermission/i.test(words),
		severity: 'low',
		says: (other) => `Only you need consent for publicity. Nothing stops ${other} from using your name.`,
		why: 'The other side can announce the deal in its own words and at its own time.',
		market: 'Neither side may use the other’s name or issue a press release without consent.',
		action: 'make the publicity clause mutual',
		reason: 'We need the same say about our own name.',
	},
]

/** A separation agreement: the employer gets the release, and few employers give one back unasked. */
const release: BurdenClass = {
	is: ({ verb, modality }, words) =>
		(modality === 'is' || modality === 'must') &&
		/^(?:release|discharge|acquit)$/.test(verb) &&
		/\b(?:claims?|liabilit\w+|actions?|demands?|company|employer|releasees|corporation)\b/i.test(words),
	severity: 'low',
	says: (other) => `Only you release claims: ${other} keeps every claim it may have against you.`,
	why: 'You could still be sued over your time there after you have given up your own claims.',
	market: 'A mutual release, or at least one of all claims the employer knows of.',
	action: 'make the release mutual',
	reason: 'A clean end should bind both of us.',
}

/** Burdens of a class that the reader has, and the other side does not. */
export function burdensAlone(input: RuleInput): Point[] {
	const verbs = sureVerbs(input).filter(({ passive }) => !passive)
	const others = input.parties.filter(({ id }) => id !== input.reader.party?.id)
	const other = others.length === 1 && others[0] ? (others[0].role ?? others[0].name) : null
	if (other === null || /^(?:you|we|us)$/i.test(other)) return []
	const all =
		isEmployment(input) &&
		input.reader.party?.roleKind === 'worker' &&
		/separation|severance|release/i.test(`${input.documentType ?? ''} ${input.document.text.slice(0, 300)}`)
			? [...classes, release]
			: classes
	return all.flatMap((burden) => {
		const bearing = verbs.filter((verb) => burden.is(verb, wordsOf(verb)))
		// "Neither the Consultant nor the Company will …" binds both, whichever of them was read.
		if (bearing.some(({ sentence }) => namesEverySide(sentence.text) || /\bneither\b[^.;]{0,160}\bnor\b/i.test(sentence.text))) return []
		if (bearing.some(({ subject }) => actorSide(input, subject?.actor) !== 'reader')) return []
		const [first] = bearing
		if (!first) return []
		return [{ ...burden, span: spanOf(first), says: burden.says(nameWithArticle(other)), confidence: Math.min(0.65, first.confidence) }]
	})
}

function nameWithArticle(name: string): string {
	return longPattern('i')`
		^(?:
			Company|Customer|Client|Vendor|Supplier|Provider|Contractor|Consultant|Licensor|Licensee|Landlord|Tenant|Employer|Employee
			|Executive|Buyer|Seller|Lender|Borrower|Distributor|Bank|Corporation
		)$
	`.test(name)
		? `the ${name}`
		: name
}
