import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { passage, visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { sureLabel } from '../sure-label.ts'
import { isPlainGrant } from './paper.ts'
import { staying } from './sides.ts'

const firstRefusal = longPattern('i')`
	\bfirst\s+(?:chance|option|call|claim)\b
	|\b(?:others?|company|founders?)\b[^.;]{0,20}\b(?:have|has)\s+(?:declined|refused|turned\s+(?:them\s+)?down|not\s+(?:bought|taken))
	|\b(?:before|without|unless|until)\b[^.;]{0,40}\boffer(?:ing|s|ed)?\b[^.;]{0,60}\b(?:company|other|founders?|co-?founder)
	|\b(?:before|unless|until)\b[^.;]{0,20}\b(?:company|others?|founders?|co-?founder)\b[^.;]{0,60}\bto\s+
		(?:buy|purchase|take|match|acquire)\b
	|\b(?:company|others?|founders?)\b[^.;]{0,40}\b(?:may|can|has\s+(?:the|a)\s+(?:right|chance|option)\s+to)\s+(?:buy|purchase|take)\b
		[^.;]{0,40}\b(?:first|on\s+the\s+same\s+terms)
	|\b(?:right|rights)\s+of\s+first\s+(?:refusal|offer)\b
	|\bfirst\s+refusal\b
	|\bfirst\s+offer(?:ed)?\s+(?:them\s+|the\s+shares\s+)?to\s+(?:the\s+)?(?:company|other)|\bROFR\b|\bpre-?empti\w+\b
	|\b(?:must|shall|will)\s+(?:first\s+)?offer\b[^.;]{0,80}\b(?:company|other\s+founder\w*|founders)\b
	|\bfirst\s+offers?\b[^.;]{0,60}\b(?:company|founders?)
	|\boffer\w*\b[^.;]{0,60}\b(?:company|founders?)\b[^.;]{0,30}\b(?:first|before)\b
`
const limits = longPattern('i')`
	\b(?:shall|may|will|must|can|agrees?)\s*(?:not|never)\b(?:\s+to)?[^.;]{0,80}\b(?:sell|transfer|assign|pledge|dispose|encumber|gift)\b
		[^.;]{0,160}
	|\bneither\b[^.;]{0,60}\b(?:may|shall|will|can)\s+(?:sell|transfer|pledge|assign|dispose)\b[^.;]{0,160}
	|\b(?:no|none\s+of\s+the)\s+(?:founder|shares?|stock|transfer|holder|sale)\b[^.;]{0,100}\b
		(?:sell|transfer\w*|sold|pledge\w*|dispos\w+|permitted|valid|made)\b
	|\b(?:shares?|stock)\b[^.;]{0,60}\b(?:may|shall|can)\s*not\s+be\s+(?:\w+\s+){0,2}(?:sold|transferred|assigned|pledged)
	|\block-?\s?(?:up|in)\b|\bmarket\s+stand-?\s?off\b
	|\btransfer\w*\b[^.;]{0,80}\b(?:void|only\s+with|requires?|subject\s+to|restrict\w+|prohibited|without)\b[^.;]{0,60}
`
const ofShares = /\b(?:shares?|stock|equity|interests?|securities|units|stake|holding)\b/i
const free = longPattern('i')`
	\b(?:free(?:ly)?)\b[^.;]{0,40}\b(?:transfer\w*|sell|sold|dispose|assign\w*)\b
	|\b(?:may|can)\s+(?!not\b)(?:\w+\s+){0,2}(?:sell|transfer|dispose\s+of)\b[^.;]{0,80}\b(?:
		to\s+(?:any(?:one|body)?|whom)|without\s+(?:restriction|the\s+consent|consent|limit)|at\s+any\s+time
	)
`
const unvestedOnly = /\b(?:unvested|not\s+(?:yet\s+)?vested|until\s+(?:they\s+)?(?:are\s+|have\s+)?vest|before\s+(?:they\s+)?vest)/i

const market = 'A right of first refusal for the company, free transfers to family trusts, and a 180-day lock-up after an IPO.'
const clause =
	'Before transferring any Shares, a Founder will offer them to the Company in writing on the same terms. The Company has 30 days, ' +
	'and then the other Founders have 15 days, to accept. Any transfer in violation of this Section is void. Transfers to a family ' +
	'trust are permitted if the trust agrees in writing to be bound by this Agreement.'

export const transferLimits: Rule = {
	id: 'cofounder.transfer_limits',
	playbook: 'cofounder',
	title: 'Transfer restrictions',
	basis: { kind: 'S', source: 'Stripe Atlas and Cooley GO founder stock documents' },
	protects: staying,
	stake: 6,
	wording: { stands: 'beside' },
	decide(input) {
		const refusal = wording(
			input,
			firstRefusal,
			/\b(?:no|not\s+(?:be\s+)?subject\s+to(?:\s+any)?|free\s+of(?:\s+any)?|waives?)\s+(?:rights?\s+of\s+)?first\s+(?:refusal|offer)/i,
		)
		if (refusal) return passed(refusal)
		const open = passage(input, free, /\b(?:unless|except|provided|subject\s+to|only)\b/i)
		const limit = wording(
			input,
			limits,
			/\bthis\s+agreement\b(?![^.;]{0,80}\bshares)|\bconfidential|\binventions?\b|\bnot\s+be\s+unreasonably\b(?![^.]*\bshares)/i,
		)
		const limited = limit && ofShares.test(limit.sentence.text) ? limit : null
		const says = open ? 'Founders may transfer their shares freely.' : 'The transfer restrictions cover unvested shares only.'
		const rest = {
			severity: 'medium' as const,
			why: 'An outsider, even a competitor, may become a stockholder with votes.',
			market,
			action: 'add a right of first refusal for the company',
			reason: 'The founders chose each other as partners.',
			fallback: 'Free transfers within the family, if the transferee is bound as well.',
			replacement: clause,
		}
		if (open && ofShares.test(open.sentence.text)) return flagged({ ...rest, span: open, says })
		if (limited) {
			// Under a plan for employees the limits on vested stock stand in the plan.
			if (isPlainGrant(input)) return notApplicable
			const others = wording(input, limits, unvestedOnly)
			if (
				!unvestedOnly.test(limited.sentence.text) ||
				(others && ofShares.test(others.sentence.text) && !/\bthis\s+agreement\b/i.test(others.sentence.text))
			)
				return passed(limited)
			return flagged({ ...rest, span: limited, says })
		}
		if (!ofShares.test(visibleText(input))) return notApplicable
		if (sureLabel(input, 'Rofr/Rofo/Rofn')) return undecided
		return absent({
			...rest,
			says: 'There is no transfer restriction and no right of first refusal (the company’s right to buy before an outsider).',
		})
	},
}
