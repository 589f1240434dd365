import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { denial, passage, passages, visibleText } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { isPrivacyNotice, publisherMayMend, publishes } from './kinds.ts'

const adUse = longPattern('i')`
	\b(?:lets?|allows?|permits?)\s+(?:\w+\s+){0,2}(?:ad(?:vertising)?|marketing)\s+(?:networks?|partners?|firms?|compan\w+)\b[^.;]{0,40}\b
		(?:follow|track|collect|observe|watch)\w*
	|\b(?:our|the)\s+(?:ad(?:vertising)?|marketing)\s+(?:networks?|partners?|firms?|compan\w+)\b[^.;]{0,120}\b(?:use|follow|track)s?\b
		[^.;]{0,60}\byou\w*\b[^.;]{0,80}\b(?:ads?|advert\w+)\b
	|\b(?:hand|pass|giv|sell)(?:s|es|e|ing)?\s+(?:on\s+|over\s+)?(?:your|personal|users['’]?)\s+[^.;]{0,40}\b(?:to|with)\b[^.;]{0,20}\b
		(?:advertisers|ad\s+(?:networks?|partners?)|data\s+brokers?)\b
	|\bpartners\s+use\s+your\s+(?:data|information)\b[^.;]{0,40}\bads\b
	|\bwe\s+(?:\w+\s+){0,3}(?:sell|rent|share|disclose|provide|send|transfer|pass)\b[^.;]{0,140}\b(?:
		ad(?:vertising)?\s+(?:networks?|partners?|platforms?|compan\w+)|advertisers|data\s+brokers?|marketing\s+partners
	)\b
	|\b(?:personal\s+(?:data|information)|information|data)\b[^.;]{0,60}\b(?:is|are)\s+(?:shared|sold|disclosed)\b[^.;]{0,80}\b
		(?:ad(?:vertising)?\s+(?:networks?|partners?)|advertisers|data\s+brokers?)\b
	|\bwe\s+(?:\w+\s+){0,2}(?:sell|rent)\b[^.;]{0,40}\b(?:personal|data|information)\b
	|\b(?:we|our\s+partners|third\s+parties|us)\b[^.;]{0,80}\b
		(?:targeted|interest-?\s?based|behaviou?ral|cross-?context(?:ual)?(?:\s+behaviou?ral)?)\s+(?:ads?|advert\w*)\b
	|\bre-?target\w*\b
	|\bcustom\s+audiences?\b
	|\b(?:advertising|targeting)\s+cookies\s+(?:follow|track|collect|are)\b
`
/** What others do, what users may stop, and a sale of the company are no ads with users' data. */
const otherMatter = longPattern('i')`
	\b(?:were\s+we|if\s+we\s+(?:ever|were|decide)|we\s+mean|means)\b|\|\s*---|\bwithout\s+(?:selling|sharing)
	|\b(?:right|ask|request|choose|able)\b[^.;]{0,40}\bopt[\s-]?out\b(?![^.]{0,80}\bwe\s+(?:sell|share))|\bmerger\b|\bacquisition\b
	|\bsale\s+of\s+(?:all|our|the|its|assets)
	|\b(?:not|never|n't|n’t)\b[^.;]{0,60}\b(?:sell|share|rent|disclose|engage|use|provide|target)
`
const meetsOptOut = longPattern('i')`
	\b(?:
		do\s+not\s+sell|your\s+privacy\s+choices|opt[\s-]?(?:ed\s+)?out|opting\s+out|turn\s+(?:off|them\s+off|it\s+off)|switch\s+off
		|disable|reject|refuse|decline|withdraw
	)\b[^.]{0,160}\b(?:sale|sell\w*|shar\w+|target\w*|ads?|advert\w*|interest|personali\w+|cookies|tracking|third[\s-]part)
	|\b(?:sale|sell\w*|shar\w+|target\w*|ads?|advert\w*|interest|personali\w+|cookies|tracking)\b[^.]{0,160}\b(?:
		opt[\s-]?(?:ed\s+)?out|opting\s+out|turn\s+(?:off|it\s+off|them\s+off)|switch\s+off|disable|reject|refuse|decline
		|only\s+(?:with|if|after)\s+(?:you|your)
	)
	|\bdo\s+not\s+sell\s+or\s+share\b
`
const signal = longPattern('i')`
	\bglobal\s+privacy\s+control\b|\bGPC\b
	|\bopt[\s-]?out\s+(?:preference\s+)?signals?\b
	|\b(?:browser|universal)[\s-](?:based\s+)?(?:opt[\s-]?out|privacy)\s+signals?\b
`
const ignoresSignal = longPattern('i')`
	\b(?:do|does|will|can)\s*(?:not|n't)\b[^.;]{0,60}\b(?:respond|honou?r|recogni[sz]e|react|act\s+on)\b[^.;]{0,60}\b
	(?:global\s+privacy|GPC|opt[\s-]?out\s+(?:preference\s+)?signals?)
`

export const optOut: Rule = {
	id: 'privacy_terms.opt_out',
	playbook: 'privacy_terms',
	title: 'Users can opt out of sale and targeted advertising',
	protects: ['provider', 'user'],
	basis: { kind: 'S', source: 'Cal. Civ. Code 1798.120 and 1798.135, 11 CCR 7025 (Global Privacy Control)' },
	standard: 'A link "Do Not Sell or Share My Personal Information", and the browser signal Global Privacy Control counts as an opt-out.',
	decide(input) {
		if (!isPrivacyNotice(input)) return notApplicable
		const ads = passage(input, adUse, otherMatter)
		if (!ads) {
			// Who sells nothing may still show targeted ads.
			const none = denial(input, /\b(?:sell|rent)\b[^.;]{0,60}\b(?:data|information)\b/i)
			return !none
				? notApplicable
				: /\b(?:targeted|personali[sz]ed|interest-based|relevant|tailored)\s+ad|\badvertisers\b/i.test(visibleText(input))
					? undecided
					: passed(none)
		}
		const text = visibleText(input)
		const way = passages(input, meetsOptOut).find(
			({ sentence }) =>
				/\b(?:opt|choices|do\s+not\s+sell|reject|refuse|turn|switch|disable)\b/i.test(sentence.text) &&
				/\b(?:ads?|advert\w*|s[ae]l[el]\w*|shar\w+|target\w*|interest)\b/i.test(sentence.text),
		)
		if (!way && !meetsOptOut.test(text)) return flagged({ ...noWayOut, span: ads })
		if (signal.test(text) && !ignoresSignal.test(text)) return way ? passed(way) : undecided
		// The browser signal is Californian law: of a notice that does not speak of it, nothing can be said.
		if (!ignoresSignal.test(text) && (!/\bCalifornia\b|\bCCPA\b|\bCPRA\b/.test(text) || !publishes(input))) return undecided
		return flagged({
			...noWayOut,
			severity: publisherMayMend,
			span: ads,
			says: ignoresSignal.test(text)
				? 'Opt-out signals of browsers (Global Privacy Control) are ignored.'
				: 'The notice has an opt-out but does not mention Global Privacy Control, the opt-out signal of browsers.',
			why: 'California treats the signal as a valid opt-out. Ignoring it has led to fines.',
			action: 'state that a Global Privacy Control signal counts as an opt-out',
		})
	},
}

const noWayOut = {
	severity: { sending: 'medium', receiving: 'medium', unsure: 'medium' },
	says: 'Personal data goes to advertisers, and users are given no way to opt out.',
	why: 'State privacy laws give users a right to opt out of the sale of personal data and of targeted ads.',
	market: 'A link "Do Not Sell or Share My Personal Information", and the browser signal Global Privacy Control counts as an opt-out.',
	action: 'add an opt-out from the sale and sharing of personal data',
	reason: 'State privacy laws require it.',
	fallback: 'Stop sharing data with advertisers. Then no opt-out is needed.',
	replacement:
		'You may opt out of the sale or sharing of your personal data for advertising through the link "Do Not Sell or Share My Personal ' +
		'Information". We treat a Global Privacy Control signal from your browser as the same request.',
	decideBy: 'you',
} as const
