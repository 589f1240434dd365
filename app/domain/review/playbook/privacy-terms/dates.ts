import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { effectiveDate } from '../general/effective-date.ts'
import { absent, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice, publisherMayMend, readsAsUser } from './kinds.ts'

const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?`
const date = patternPart`
	(?:
		${month}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${month},?\s+\d{4}|${month},?\s+\d{4}
		|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}
	)
`
const dated = new RegExp(
	patternPart`
		\b(?:effective|updated?|revis\w+|modif\w+|version|in\s+force|valid|dated|amended|as\s+of|since|published|date)\b[^\n]{0,50}${date}
		|${date}[^\n]{0,30}\b(?:effective|updated?|revis\w+|version)\b
	`,
	'i',
)
const dateLine = new RegExp(
	String.raw`\b(?:was\s+|is\s+)?(?:last\s+)?(?:updated|revised|modified|amended|changed)\b[^.\n]{0,20}${date}`,
	'i',
)
const changes = longPattern('i')`
	\b(?:changes?|updates?|revisions?)\b[^.]{0,80}\b(?:e-?mail|notif\w+|announce|post|tell|inform|let\s+you\s+know)\b
	|\b(?:chang|updat|modif|amend|revis)\w*\b[^.]{0,120}\b(?:polic\w+|notice|statement|terms|page|document)\b
	|\b(?:polic\w+|notice|statement|terms|it)\b[^.]{0,80}\b(?:chang|updat|modif|amend|revis)\w*\b
`

export const dates: Rule = {
	id: 'privacy_terms.dates',
	playbook: 'privacy_terms',
	title: 'It has an effective date and says how changes are announced',
	protects: ['provider'],
	basis: { kind: 'S', source: 'Cal. Civ. Code 1798.130 (update each 12 months) and Cal. Bus. & Prof. Code 22575' },
	supersedes: [effectiveDate],
	stake: 1,
	standard: 'An effective date at the top, a yearly review, and notice of material changes.',
	decide(input) {
		// A licence to software starts when it is accepted.
		if (input.documentType === 'End User License Agreement') return notApplicable
		const isDated = hasDate(input)
		const speaksOfChanges = input.structure.sentences.some(({ text }) => changes.test(text.replace(dateLine, ' ')))
		if (isDated && (speaksOfChanges || !isPrivacyNotice(input))) return passed(isDated)
		if (readsAsUser(input)) return undecided
		const lacking = isDated
			? 'how users learn of changes'
			: speaksOfChanges || !isPrivacyNotice(input)
				? 'its effective date'
				: 'its effective date and how users learn of changes'
		return absent({
			severity: publisherMayMend,
			says: `The text does not state ${lacking}.`,
			why: 'You must be able to prove which version a user saw. California also requires an effective date.',
			market: 'An effective date at the top, a yearly review, and notice of material changes.',
			action: `add ${lacking}`,
			reason: 'Users must know which version applies.',
			replacement: null,
			decideBy: 'you',
		})
	},
}

function hasDate(input: RuleInput) {
	const [fact] = factsNamed(input, 'effective_date')
	if (fact) return fact
	const text = visibleText(input)
	const match = dated.exec(text)
	if (match) return { start: match.index, end: match.index + match[0].length }
	// A date alone under the title.
	const [alone] = factsNamed(input, 'date')
	return alone && alone.start < 300 ? alone : null
}
