import { borrowedTerms } from '../general/terms-elsewhere.ts'
import { flagged, passed, type Wording } from '../draft-finding.ts'
import { mentions, sectionWords } from '../mentions.ts'
import { type Passage, quoteSpan } from '../passages.ts'
import { actsOf, sideName } from '../sides.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { tradeRole } from './roles.ts'

const change = /\b(?:may|reserves?\s+the\s+right\s+to|can|is\s+entitled\s+to|has\s+the\s+right\s+to|shall\s+be\s+entitled\s+to)\b(?!\s+not)[^.;]{0,40}\b(?:modif\w+|chang\w+|amend\w*|revis\w+|updat\w+|vary|varies|adjust\w*|adapt\w*|alter\w*|increase|raise|move|reset|replace|discontinue|remove|swap|drop)\b[^.;]{0,90}\b(?:scope|deadlines?|delivery\s+dates?|dates|price|agreement|terms|conditions|fees?|prices?|pricing|charges|polic(?:y|ies)|services?|rates?|contract|features?|functions?|functionality|service\s+levels?|platform|software)\b/i
const agreed = /\b(?:only|solely)\s+(?:by|with|in)\b[^.]{0,60}\b(?:both|written|mutual|writing)|\b(?:by|upon|on|with)\s+(?:the\s+)?(?:mutual|prior\s+written|written|customer's)\s+(?:\w+\s+){0,2}(?:agreement|consent|approval)|\bsigned\s+by\b|\bchange\s+orders?\b|\b(?:account|profile|password|settings)\b|\bsubject\s+to\b[^.;]{0,40}\b(?:consent|approval)|\b(?:propose|request|suggest|recommend)\w*\b/i
/** The price at renewal is a check of its own. */
const priceAtRenewal = /\b(?:fees?|prices?|pricing|rates?|charges?)\b/i
const renewal = /\brenew\w*|\banniversar\w+|\bannual(?:ly)?\b|\b(?:each|every|per|once\s+a)\s+(?:\w+\s+)?year\b|\bsubsequent\s+(?:term|period|year)|\b(?:new|next|further|following|later|extended)\s+(?:\w+\s+)?(?:term|period|year)/i
const harmless = /\b(?:not|never|without)\b[^.;]{0,60}\b(?:material\w*|substantial\w*|advers\w+)?[^.;]{0,30}\b(?:reduc\w+|degrad\w+|diminish\w*|decreas\w+|lessen\w*|worse\w*|impair\w*|advers\w+|lower\w*)\b|\b(?:no|not)\b[^.;]{0,40}\b(?:take|have|be)\s+(?:any\s+)?effect\b[^.;]{0,60}\b(?:renewal|current\s+term|next\s+term)|\bonly\s+(?:at|upon|from|on)\s+(?:the\s+)?(?:start\s+of\s+)?(?:the\s+)?(?:next\s+)?renewal/i
const notice = /\bnotice\b|\bnotif\w+\b|\binform\w*\b[^.;]{0,40}\bdays\b/i
const leave = /\b(?:terminat\w+|cancel\w*|reject\w*|object\w*)\b/i

const webTerms = /\b(?:terms|polic(?:y|ies)|agreement|conditions|guidelines|rules|documentation|addendum|schedule|price\s+list)\b[^;]{0,160}(?:https?:\/\/|\bwww\.|\b(?:at|on|under)\s+[\w-]{2,40}\.(?:com|net|org|io|ai|co|example|dev|app)\b|\b(?:posted|published|available|found|located|set\s+(?:out|forth))\b[^.;]{0,30}\b(?:(?:on|at)\s+(?:\S+\s+){0,4}(?:web\s?site|site|web\s+page|url|link|portal)))/i
const binding = /\b(?:incorporat\w+|govern\w*|subject\s+to|compl(?:y|ies)|part\s+of\s+this|agree\w*|appl(?:y|ies)|bound|consists?|includes?|in\s+accordance|accepts?)\b/i
const moving = /\b(?:as\s+(?:may\s+be\s+)?(?:\w+\s+)?(?:updated|amended|modified|changed|revised)|from\s+time\s+to\s+time|then-?current|current\s+version|latest\s+version|may\s+(?:be\s+)?(?:updat|chang|modif|amend|revis)\w*)\b/i
const frozen = /\b(?:version\s+\d|as\s+of\s+the\s+(?:effective\s+)?date|in\s+effect\s+on\s+the|as\s+(?:they\s+)?(?:stand|posted|published)\s+on|attached|copy\s+(?:of\s+which\s+)?is)\b|\bdated\s+\w+\s+\d/i

export const unilateralChange: Rule = {
	id: 'services.unilateral_change',
	playbook: 'services',
	title: 'The deal changes only if you agree',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' },
	supersedes: ['general.unilateral_changes'],
	decide(input) {
		const findings = [changesAlone(input), termsOnTheWeb(input)].filter((finding) => finding !== null)
		const [first, ...more] = findings
		if (first && more[0] && more[0].span.start === first.span.start) return flagged(first)
		return first ? flagged(first, ...more) : passed()
	},
}

type PlacedWording = Wording & { span: { start: number; end: number } }

function changesAlone(input: RuleInput): PlacedWording | null {
	const acts = actsOf(input, change)
		.filter(({ side, sentence }) => side !== 'both' && tradeRole(input, side) !== 'customer' && !agreed.test(sentence.text))
		.filter(({ sentence }) => !(priceAtRenewal.test(sentence.text) && renewal.test(sentence.text)))
	const act = acts.find(({ sentence, match }) => {
		const words = sectionWords(input, { ...quoteSpan(sentence, match), match, sentence })
		return !harmless.test(words) && !(notice.test(words) && leave.test(words) && /\brefund|\bwithout\s+(?:penalty|charge)|\bprepaid/i.test(words))
	})
	if (!act) return null
	const told = notice.test(act.sentence.text)
	const name = sideName(act.side)
	return {
		severity: { sending: 'low', receiving: told ? 'medium' : 'high', unsure: 'medium' },
		span: quoteSpan(act.sentence, act.match),
		says: {
			friendly: `${capitalised(name)} may change the deal alone${told ? '' : ', without even telling you'}.`,
			neutral: `${capitalised(name)} may change the terms, the price or the service alone${told ? ', after notice' : ', with no notice'}.`,
			legal: `${capitalised(name)} holds a unilateral right of amendment${told ? ' subject to notice' : ' without notice'}.`,
		},
		why: 'You would be held to a deal you never saw. The price or your rights may get worse mid-term.',
		market: 'Changes need both sides. A service may improve, but not get worse during the term, and a change comes with notice and a way out.',
		action: 'allow changes only if both sides agree in writing',
		reason: 'We both need to rely on what we sign.',
		fallback: 'Accept changes with 30 days’ notice that make nothing worse mid-term, a right to leave, and a refund of prepaid fees.',
		replacement: 'A change to this Agreement needs the written consent of both parties. Provider may update the service if the update does not materially reduce its features, security or support during the term.',
	}
}

function termsOnTheWeb(input: RuleInput): PlacedWording | null {
	const place = mentions(input, webTerms, frozen).find((each) => binding.test(each.sentence.text) && !isBorrowed(input, each))
	if (!place) return null
	const moves = moving.test(place.sentence.text)
	return {
		severity: moves ? { sending: 'low', receiving: 'medium', unsure: 'medium' } : 'low',
		span: place,
		says: {
			friendly: `Part of the deal stands on a web page${moves ? ' that they may change when they like' : ''}. I could not read it.`,
			neutral: `Some terms stand on a web page${moves ? ' that may change' : ''} and were not reviewed.`,
			legal: `Terms are incorporated by reference to a web page${moves ? ' as amended from time to time' : ''}.`,
		},
		why: 'You agree to rules that you have not seen here, and the page can be edited overnight.',
		market: 'The page as it stands on the day of signing, saved with the contract.',
		action: 'attach the web terms as they stand today, and let later changes bind only with consent',
		reason: 'We can only agree to what we have read.',
		fallback: 'Accept updates with 30 days’ notice that make nothing worse during the term.',
		replacement: 'Online terms and policies apply as they stand on the Effective Date. A later change does not bind Customer during the current term if it reduces Customer’s rights or adds to its duties.',
	}
}

/** When all terms stand elsewhere, a general rule says so; here that counts only if they may also change. */
function isBorrowed(input: RuleInput, place: Passage) {
	return borrowedTerms(input)?.sentence === place.sentence && !moving.test(place.sentence.text)
}

function capitalised(name: string) {
	return name.charAt(0).toUpperCase() + name.slice(1)
}
