import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { denial, passage, visibleText } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { isPrivacyNotice, publisherAnswers, publisherShouldMend } from './kinds.ts'

const adUse =
	/\b(?:hand|pass|give|let|make)\w*\b[^.;]{0,80}\b(?:ad(?:vertising)?\s+(?:networks?|partners?|platforms?)|advertisers|data\s+brokers?)\b|\b(?:show|send|see)\b[^.;]{0,30}\b(?:ads|advertisements|offers)\s+that\s+(?:fit|match|suit|interest)\b|\b(?:sell|sells|sold|sale\s+of|rent|rents)\b[^.;]{0,60}\b(?:personal|data|information)\b|\b(?:targeted|personali[sz]ed|interest-?\s?based|behaviou?ral|tailored|cross-?context(?:ual)?(?:\s+behaviou?ral)?|relevant)\s+(?:ads?|advert\w*)\b|\bre-?target\w*\b|\bcustom\s+audiences?\b|\b(?:share|disclose|provide|send|transfer)\w*\b[^.;]{0,100}\b(?:ad(?:vertising)?\s+(?:networks?|partners?|platforms?|compan\w+|technolog\w+)|advertisers|data\s+brokers?|marketing\s+partners)\b|\b(?:ad(?:vertising)?\s+(?:networks?|partners?|platforms?)|advertisers)\b[^.;]{0,80}\b(?:collect|receive|set|place|track|use)\b|\b(?:advertising|targeting|marketing)\s+cookies\b/i
const meetsOptOut = /\b(?:do\s+not\s+sell|your\s+privacy\s+choices|opt[\s-]?(?:ed\s+)?out|opting\s+out|turn\s+(?:off|them\s+off|it\s+off)|switch\s+off|disable|reject|refuse|decline|withdraw)\b[^.]{0,160}\b(?:sale|sell\w*|shar\w+|target\w*|ads?|advert\w*|interest|personali\w+|cookies|tracking|third[\s-]part)|\b(?:sale|sell\w*|shar\w+|target\w*|ads?|advert\w*|interest|personali\w+|cookies|tracking)\b[^.]{0,160}\b(?:opt[\s-]?(?:ed\s+)?out|opting\s+out|turn\s+(?:off|it\s+off|them\s+off)|switch\s+off|disable|reject|refuse|decline|only\s+(?:with|if|after)\s+(?:you|your))|\bdo\s+not\s+sell\s+or\s+share\b/i
const signal = /\bglobal\s+privacy\s+control\b|\bGPC\b|\bopt[\s-]?out\s+(?:preference\s+)?signals?\b|\b(?:browser|universal)[\s-](?:based\s+)?(?:opt[\s-]?out|privacy)\s+signals?\b/i
const ignoresSignal = /\b(?:do|does|will|can)\s*(?:not|n't)\b[^.;]{0,60}\b(?:respond|honou?r|recogni[sz]e|react|act\s+on)\b[^.;]{0,60}\b(?:global\s+privacy|GPC|opt[\s-]?out\s+(?:preference\s+)?signals?)/i

export const optOut: Rule = {
	id: 'privacy_terms.opt_out',
	playbook: 'privacy_terms',
	title: 'Users can say no to sale and ad tracking',
	basis: { kind: 'S', source: 'Cal. Civ. Code 1798.120 and 1798.135, 11 CCR 7025 (Global Privacy Control)' },
	decide(input) {
		if (!isPrivacyNotice(input)) return notApplicable
		const ads = passage(input, adUse, /\bwithout\s+(?:selling|sharing)|\b(?:right|ask|request|choose|able)\b[^.;]{0,40}\bopt[\s-]?out\b(?![^.]{0,80}\bwe\s+(?:sell|share))|\bmerger\b|\bacquisition\b|\bsale\s+of\s+(?:all|our|the|its|assets)/i)
		if (!ads) {
			const none = denial(input, /\b(?:sell|rent|share|advertis\w*|targeted\s+ad\w*|trade)\b/i)
			return none ? passed(none) : notApplicable
		}
		const text = visibleText(input)
		const way = meetsOptOut.test(text)
		const honours = signal.test(text) && !ignoresSignal.test(text)
		if (way && honours) return passed(ads)
		return flagged({
			severity: way ? publisherShouldMend : publisherAnswers,
			span: ads,
			says: {
				friendly: way ? 'Users can say no to ads, but the signal that browsers send for them is not named.' : 'Data goes into ads or is sold, and users get no way to say no.',
				neutral: way ? 'There is a way to opt out, but no word that the Global Privacy Control signal counts.' : 'Data is sold or used for ads, with no way to opt out.',
				legal: way ? 'The notice does not address opt-out preference signals (Global Privacy Control).' : 'Sale or cross-context advertising is disclosed without a right and method to opt out.',
			},
			why: 'State laws ask for both a link and the signal. Firms have paid fines of over a million dollars for less.',
			market: 'A link named "Do Not Sell or Share My Personal Information", and the browser signal is obeyed.',
			action: way ? 'say that the Global Privacy Control signal counts as an opt-out' : 'add an opt-out link and say that the Global Privacy Control signal counts',
			reason: 'The law gives users this choice.',
			fallback: 'Stop the sale and the ad tools; then no link is due.',
			replacement: 'You may opt out of the sale or sharing of your personal data for ads through the link "Do Not Sell or Share My Personal Information". We treat a Global Privacy Control signal from your browser as the same request.',
			decideBy: 'you',
		})
	},
}
