import { longPattern } from '#app/domain/text/long-pattern.ts'
import { blanks as generalBlanks } from '../general/blanks.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { companySuffix } from '#app/domain/review/facts/parties/party-name.ts'
import { inWords } from '../in-words.ts'
import { openBlanks } from '../general/blanks.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice, publisherShouldMend, readsAsUser } from './kinds.ts'

const reach = longPattern('i')`
	\bcontact(?:ing)?\s+us\b|\bcontact\s+form\b|\bmailto:|\bsupport\s+(?:team|cent(?:er|re))\b|\bhelp\s+cent(?:er|re)\b
	|\bdata\s+protection\s+officer\b|[\w.+-]+@[\w-]+(?:\.[\w-]+)+
	|\b(?:contact\s+(?:us|our|details|the)|reach\s+(?:us|out)|write\s+to|e-?mail\s+us|call\s+us|phone|mail\s+us)\b[^.]{0,100}\b(?:
		form|page|@|\d{3}[\s.-]\d{3,4}|\+\d|street|st\.|avenue|ave\.|road|suite|p\.?\s?o\.?\s+box|support|at\s+https?|link|in\s+the\s+app
		|help\s+cent(?:er|re)
	)
	|\+?\d{1,3}[\s.-]?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}
	|\b\d{1,5}\s+[A-Z]\w+(?:\s+\w+)?\s+(?:Street|St\.|Avenue|Ave\.|Road|Rd\.|Lane|Drive|Boulevard|Blvd)
`
/** Beside an address a name without a legal form is that of a person who trades alone. */
const postal = /\b\d{1,5}\s+[A-Z]\w+(?:\s+\w+)?\s+(?:Street|St\.|Avenue|Ave\.|Road|Rd\.|Lane|Drive|Boulevard|Blvd|Square|Way|Place|Court)\b/
const legalName = longPattern()`
	\b\w*[A-Z][\w&.'’-]*(?:\s+[A-Z][\w&.'’-]*){0,4},?\s+(?:
		Inc|Incorporated|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|GmbH|AG|B\.?V|S\.?A|SAS|SARL|S\.?r\.?l|PLC|plc|LLP|LP|Pty|Oy|AB|ApS|AS
		|KG|UG|Co|PBC|Company|OÜ|s\.r\.o|AB|NV|N\.V|K\.K|Ltda|e\.V|Foundation|Association|University
	)\b\.?
`

export const contact: Rule = {
	id: 'privacy_terms.contact',
	playbook: 'privacy_terms',
	title: 'It names the company and how to reach it',
	basis: { kind: 'S', source: 'state privacy laws and GDPR Art. 13; drafting practice for placeholders' },
	protects: ['provider'],
	supersedes: [generalBlanks],
	standard: 'The full legal name, a postal address and a monitored e-mail address.',
	decide(input) {
		// "[Company Name]" or a sample address shows that a template was published as it came.
		const [blank, ...more] = openBlanks(input)
		if (blank) {
			return flagged({
				severity: publisherShouldMend,
				span: blank,
				says:
					more.length === 0
						? 'A blank of the template is still open.'
						: `The text is a template with ${more.length + 1} blanks still open.`,
				why: 'Published like this, the text shows that nobody checked it, and users cannot tell who is responsible.',
				market: 'All blanks of a template are completed before it is published.',
				action: more.length === 0 ? 'fill in the blank before publishing' : 'fill in the blanks before publishing',
				reason: 'Users must know who is responsible for their data.',
				decideBy: 'you',
			})
		}
		if (input.documentType === 'End User License Agreement' || input.documentType === 'Acceptable Use Policy') return notApplicable
		const way = wayToReach(input)
		const name =
			namedCompany(input) ??
			factsNamed(input, 'party').find(({ value }) => companySuffix.test(value)) ??
			(postal.test(visibleText(input)) ? factsNamed(input, 'party')[0] : undefined)
		// The name in the charter and the company profile are not in this text: a name can be read but not confirmed.
		if (way && name) return passed(way)
		// A trade name may be the legal name, and terms of service may leave the contact to the site.
		if (readsAsUser(input) || way || !isPrivacyNotice(input)) return undecided
		const lacking = [name ? null : 'the legal name of the company', 'contact details'].filter((part) => part !== null)
		return absent({
			severity: publisherShouldMend,
			says: `The text does not give ${inWords(lacking)}.`,
			why: 'Privacy laws require a contact. Users who cannot reach you complain to the regulator instead.',
			market: 'The full legal name, a postal address and a monitored e-mail address.',
			action: `add ${inWords(lacking)}`,
			reason: 'Users must know who is responsible for their data.',
			replacement: null,
			decideBy: 'you',
		})
	},
}

function wayToReach(input: RuleInput) {
	const spoken = wording(input, reach, /\.{4,}/)
	if (spoken) return spoken
	const match = reach.exec(visibleText(input))
	return match ? { start: match.index, end: match.index + match[0].length } : null
}

function namedCompany(input: RuleInput) {
	const match = legalName.exec(visibleText(input))
	return match ? { start: match.index, end: match.index + match[0].length } : null
}
