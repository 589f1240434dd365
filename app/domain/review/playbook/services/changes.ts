import { longPattern } from '#app/domain/text/long-pattern.ts'
import { unilateralChanges } from '../general/changes.ts'
import { decideChanges, type PlacedWording } from '../general/changes.ts'
import { borrowedTerms } from '../general/terms-elsewhere.ts'
import { mentions } from '../mentions.ts'
import { readYourself, undecided } from '../draft-finding.ts'
import { type Passage, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

const webTerms = longPattern('i')`
	\b(?:terms|polic(?:y|ies)|agreement|conditions|guidelines|rules|documentation|addendum|schedule|price\s+list)\b[^;]{0,160}(?:
		https?:\/\/|\bwww\.|\b(?:at|on|under)\s+[\w-]{2,40}\.(?:com|net|org|io|ai|co|example|dev|app)\b
		|\b(?:posted|published|available|found|located|set\s+(?:out|forth))\b[^.;]{0,30}\b
			(?:(?:on|at)\s+(?:\S+\s+){0,4}(?:web\s?site|site|web\s+page|url|link|portal))
	)
`
const binding =
	/\b(?:incorporat\w+|govern\w*|subject\s+to|compl(?:y|ies)|part\s+of\s+this|agree\w*|appl(?:y|ies)|bound|consists?|includes?|in\s+accordance|accepts?)\b/i
const moving = longPattern('i')`
	\b(?:
		as\s+(?:may\s+be\s+)?(?:\w+\s+)?(?:updated|amended|modified|changed|revised)|from\s+time\s+to\s+time|then-?current
		|current\s+version|latest\s+version|may\s+(?:be\s+)?(?:updat|chang|modif|amend|revis)\w*
	)\b
`
const frozen = longPattern('i')`
	\b(?:
		version\s+\d|as\s+of\s+the\s+(?:effective\s+)?date|in\s+effect\s+on\s+the|as\s+(?:they\s+)?(?:stand|posted|published)\s+on
		|attached|copy\s+(?:of\s+which\s+)?is
	)\b
	|\bdated\s+\w+\s+\d
`

export const unilateralChange: Rule = {
	id: 'services.unilateral_change',
	playbook: 'services',
	title: 'The terms change only if you agree',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' },
	supersedes: [unilateralChanges],
	provenByQuote: true,
	doubtedBy: ['unilateral_change', 'price_change', 'sole_discretion'],
	stake: 6,
	standard:
		'Changes need both sides. A service may improve, but not get worse during the term, and a change comes with notice and a way out.',
	wording: {
		contradicted: {
			by: longPattern('i')`
				\b(?:may|reserves?\s+the\s+right\s+to|is\s+entitled\s+to|has\s+the\s+right\s+to)\b(?!\s+not)[^.;]{0,40}\b
				(?:modif|chang|amend|revis|updat|vary|alter|increase|raise|adjust)\w*\b[^.;]{0,60}\b
				(?:agreement|terms|conditions|fees?|prices?|pricing|charges|rates?|contract|polic(?:y|ies))\b
				|\b(?:terms|charges|rates|prices|fees)\b[^.;]{0,60}\bto\s+be\s+(?:amended|changed|modified|revised|updated|adjusted)\s+by\s+
				(?!mutual|written|agreement|the\s+parties|both|us\s+both)\w
			`,
			everywhere: true,
		},
	},
	decide(input) {
		const web = termsOnTheWeb(input)
		const decision = web ? decideChanges(input, web) : decideChanges(input)
		if (decision.outcome !== 'passed' || !decision.evidence) return decision
		const { end } = decision.evidence
		const part = mentions(input, changesPart, /\b(?:not|mutual\w*|both\s+parties|written\s+(?:consent|agreement|approval))\b/i).find(
			({ sentence }) => sentence.end > end - sameClause && sentence.start < end + sameClause,
		)
		if (part) return readYourself('Check whether a part of the deal can be changed without your agreement.', part)
		return amendmentClause.test(visibleText(input).slice(decision.evidence.start, decision.evidence.end)) ? decision : undecided
	},
}

const changesPart = longPattern('i')`
	\b(?:may|can|shall\s+have\s+the\s+right\s+to|reserves\s+the\s+right\s+to|is\s+entitled\s+to)\b[^.;]{0,60}\b
		(?:amend|chang|modif|revis|updat|alter|supplement|adjust)\w*\s+(?:\w+\s+){0,4}(?:
		tariffs?|procedures|policies|rules|guidelines|manuals?|price\s+lists?|rates|specifications|service\s+descriptions?|standards
	)\b
	|\b(?:tariffs?|procedures|policies|rules|guidelines|manuals?|price\s+lists?|rates|specifications|standards)\b[^.;]{0,40}\b
		(?:may|can)\s+be\s+(?:amended|changed|modified|revised|updated|altered|supplemented)\b[^.;]{0,60}\b
		(?:by\s+notice|from\s+time\s+to\s+time|at\s+any\s+time|discretion)
	|\bchanges?\s+(?:in|to|of)\b[^.;]{0,40}\b(?:procedures|policies|rules|rates|tariffs?|specifications)\b[^.;]{0,20}\b(?:shall|will)\s+
		(?:bind|apply|be\s+binding|take\s+effect)\b
`

/** Letters around the clause in which its own exception is looked for (ours). */
const sameClause = 1500

const amendmentClause = longPattern('i')`
	\b(?:no|not|nor|only|any|neither|except|unless|void)\b[^.]{0,400}\b(?:amend|modif|chang|alter|var(?:y|i)|supplement|waive|add)\w*
		[^.]{0,400}\b(?:writ\w+|instrument|signed|executed|consent|agreement|agreed)\b
	|\b(?:amend|modif|chang|alter|var(?:y|i)|supplement)\w*[^.]{0,200}\b(?:only|except|unless|not|void|effective|valid|binding)\b
	|\bmay\s+be\s+(?:amended|modified|changed|altered|supplemented)\b[^.]{0,160}\bby\b
`

function termsOnTheWeb(input: RuleInput): PlacedWording | null {
	const place = mentions(input, webTerms, frozen).find(
		(each) => binding.test(each.sentence.text) && moving.test(each.sentence.text) && !isBorrowed(input, each),
	)
	// The reader's own pages are changed by nobody but the reader.
	if (
		!place ||
		input.reader.party?.names.some(
			(name) =>
				/^\p{Lu}/u.test(name) &&
				new RegExp(
					String.raw`\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:['’]s)?\s+(?:\S+\s+){0,4}(?:guidelines|terms|polic(?:y|ies)|rules|conditions)`,
				).test(place.sentence.text),
		)
	)
		return null
	return {
		severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
		span: place,
		says: 'Part of the agreement stands on a web page that may change after you sign. It was not reviewed here.',
		why: 'You accept terms that are not in this file, and the page can be changed without you.',
		market: 'The page as it stands on the day of signing, with later changes that make nothing worse during the term.',
		action: 'attach the web terms as they stand today, and let later changes bind only if both parties agree',
		reason: 'We can only agree to what we have read.',
		fallback: 'Accept updates on 30 days’ notice that make nothing worse during the term.',
		replacement:
			'Online terms and policies apply as they stand on the Effective Date. A later change does not bind Customer during the current ' +
			'term if it reduces Customer’s rights or adds to its obligations.',
	}
}

/** When all terms stand elsewhere, a general rule covers it; here that counts only if they may also change. */
function isBorrowed(input: RuleInput, place: Passage) {
	return borrowedTerms(input)?.sentence === place.sentence && !moving.test(place.sentence.text)
}
