import type { CarveOutName } from '../../frames/confidentiality.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { quoteOf } from '../general/risk/frame-words.ts'
import { clauseTextAround, sentenceAt } from '../passages.ts'
import { framesOf, standingOf } from '../reader-side.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' }

interface CarveOut {
	name: CarveOutName
	title: string
	words: string
	why: string
	limb: string
}

const carveOuts: readonly CarveOut[] = [
	{ name: 'public', title: 'Public information is carved out', words: 'information that is or becomes public', why: 'You could be in breach for using what anyone can look up.', limb: 'is or becomes public through no fault of the receiving party' },
	{ name: 'known', title: 'What you already knew is carved out', words: 'information you already knew', why: 'Your own know-how could be claimed as theirs, and proving the opposite takes time and fees.', limb: 'was known to the receiving party before it was disclosed' },
	{ name: 'third_party', title: 'Information from third parties is carved out', words: 'information you lawfully get from a third party', why: 'What a customer or supplier tells you could put you in breach.', limb: 'is received from a third party without a confidentiality obligation' },
	{ name: 'independent', title: 'Independent development is carved out', words: 'what you develop on your own', why: 'A product you build yourself could be called theirs. That can cost you the product or the next round.', limb: 'is independently developed without use of the Confidential Information' },
]

/** One rule for each of the four usual carve-outs; where more than one is missing, the last of them tells of all. */
export const carveOutRules: Rule[] = carveOuts.map((carveOut) => ({
	id: `nda.carve_out_${carveOut.name}`,
	playbook: 'nda',
	title: carveOut.title,
	basis,
	decide(input) {
		const found = framesOf(input, 'confidentiality', 'carve_out').filter(({ what }) => what?.value === carveOut.name).sort((a, b) => b.effect.confidence - a.effect.confidence)[0]
		if (found) return found.effect.confidence >= 0.6 ? passed(quoteOf(input, found)) : undecided
		if (!receives(input) || framesOf(input, 'confidentiality', 'duty').length === 0) return notApplicable
		const missing = missingOf(input)
		if (missing.at(-1) !== carveOut) return undecided
		const all = missing.length === carveOuts.length
		return absent({
			severity: all || missing.some(({ name }) => name === 'independent') ? 'medium' : 'low',
			says: all ? 'The definition of Confidential Information has none of the usual carve-outs (what does not count as confidential).' : `There is no carve-out for ${missing.map(({ words }) => words).join(' or ')}.`,
			why: carveOut.why,
			market: 'Four carve-outs: public, already known, from a third party, independently developed.',
			action: `add ${all ? 'the four usual carve-outs' : missing.length > 1 ? 'the missing carve-outs' : `a carve-out for ${carveOut.words.replace(/\byou\b/, 'we')}`}`,
			reason: 'They are in every standard form and cost the discloser nothing.',
			replacement: `Confidential Information does not include information that ${missing.map(({ limb }) => limb).join(', or ')}.`,
			confidence: 0.7,
		})
	},
}))

function missingOf(input: RuleInput): CarveOut[] {
	const there = new Set(framesOf(input, 'confidentiality', 'carve_out').map(({ what }) => what?.value))
	return carveOuts.filter(({ name }) => !there.has(name))
}

/** Whether a reader may come to hold information of others: all but one who only discloses. */
export function receives(input: RuleInput): boolean {
	const { reader } = input
	if (reader.party?.roleKind === 'discloser') return false
	const duties = framesOf(input, 'confidentiality', 'duty')
	return !reader.party || duties.length === 0 || duties.some((frame) => ['reader', 'both'].includes(standingOf(input, frame.who)))
}

export const compelledDisclosure: Rule = {
	id: 'nda.compelled_disclosure',
	playbook: 'nda',
	title: 'Compelled disclosure is allowed',
	basis,
	decide(input) {
		const [path] = framesOf(input, 'confidentiality', 'compelled')
		if (!path) {
			if (!receives(input) || framesOf(input, 'confidentiality', 'duty').length === 0) return notApplicable
			return absent({
				severity: 'medium',
				says: 'Nothing allows a compelled disclosure (one that a law or court demands).',
				why: 'If a court orders you to hand something over, you must break either the law or this agreement.',
				market: 'Disclosure that law demands is allowed, with prompt notice where notice is lawful.',
				action: 'allow disclosure that a law or court demands',
				reason: 'Neither party can promise to disobey a court.',
				replacement: compelledClause,
				confidence: 0.7,
			})
		}
		const sentence = sentenceAt(input, path)
		const around = sentence ? clauseTextAround(input, { start: path.start, end: path.end, sentence, match: [''] as unknown as RegExpExecArray }) : ''
		if (receives(input) || /\b(?:notice|notif\w+|inform(?:s|ed|ing)?\b|advise|tell(?:s|ing)?|warn\w*)\b/i.test(around)) return passed(quoteOf(input, path))
		return flagged({
			severity: 'low',
			span: quoteOf(input, path),
			says: 'A compelled disclosure needs no notice to you first.',
			why: 'Without notice you get no time to ask the court to protect your information.',
			market: 'Prompt notice is due wherever the law permits it.',
			action: 'add a duty to give prompt notice of a compelled disclosure',
			reason: 'The discloser needs time to seek protection.',
			replacement: compelledClause,
		})
	},
}

const compelledClause =
	'A party may disclose Confidential Information where law or a court requires it, but only as far as required, and only after prompt notice to the other party where notice is lawful.'
