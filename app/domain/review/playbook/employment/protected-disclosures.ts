import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { type Passage, passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { separatePaper } from './ownership.ts'
import { isCompanyWorker } from './worker.ts'

const secrecy =
	/\b(?:duty|duties|obligations?)\s+of\s+(?:confiden\w+|secrecy|non-?disclosure)\b|\b(?:confidential(?:ity)?|proprietary\s+information|trade\s+secrets?|non-?disclos\w+|secret)\b[^.;]{0,200}\b(?:shall|will|must|agrees?|may\s+not|not|keep|hold|protect|confidence)\b|\b(?:keeps?|holds?|treats?|guards?|protects?|not\s+(?:use|disclose|reveal|share)|(?:discloses?|reveals?)\s+(?:no|to\s+no)|shall\s+protect)\b[^.;]{0,160}\b(?:confiden\w+|proprietary|trade\s+secrets?|secret|non-?public)\b/i
const immunity = /\b1833\b|\bdefend\s+trade\s+secrets\s+act\b|\bDTSA\b|\btrade\s+secret\b[^.]{0,300}\b(?:immun\w+|not\s+be\s+(?:held\s+)?(?:criminally|civilly)?\s*(?:or\s+civilly\s+)?liable)|\b(?:immun\w+|not\s+be\s+held\b[^.]{0,40}\bliable)\b[^.]{0,300}\btrade\s+secret/i
const agencies = /\b(?:whistle-?blow\w*|(?:report|communicat|file\s+a?\s*charge|cooperat|speak|talk|disclos)\w*\b[^.]{0,160}\b(?:government(?:al)?|agenc(?:y|ies)|EEOC|NLRB|SEC\b|Securities\s+and\s+Exchange|Department\s+of\s+Labor|law\s+enforcement|authorit(?:y|ies)|unlawful|violations?\s+of\s+law)|section\s+7\b|National\s+Labor\s+Relations)/i

const pay = String.raw`\b(?:compensation|salar(?:y|ies)|wages?|pay\s+(?:rates?|levels?|and|of|or|to)|rates?\s+of\s+pay|(?:his|her|their|your|own)\s+pay|bonus(?:es)?|terms\s+(?:and\s+conditions\s+)?of\s+(?:\w+\s+)?employment|working\s+conditions|terms\s+of\s+this\s+(?:letter|offer))\b`
const silence = String.raw`\b(?:(?:shall|will|may|must|agrees?|can|do)\s*(?:not\b|not\s+to\b)|never|prohibited\s+from|forbidden\s+to|refrain\s+from|without\s+(?:\w+\s+){0,4}(?:consent|permission|approval))[^.;]{0,120}\b(?:discuss|disclos|reveal|shar|talk|tell|speak|communicat)\w*`
const payGag = new RegExp(String.raw`${silence}[^.;]{0,160}${pay}|${pay}[^.;]{0,120}\b(?:is|are|shall\s+be|remain\w*|keep|kept|treat\w*)\b[^.;]{0,40}\b(?:strictly\s+)?(?:confidential|secret)|\b(?:keep|treat|hold)\b[^.;]{0,60}${pay}[^.;]{0,60}\b(?:confidential|secret|confidence)|\bconfidential\s+information"?\s+(?:means|includes?)[^.;]{0,300}(?:\b(?:own|employee|worker|executive|your|his|her|their)(?:'s)?\s+(?:own\s+)?(?:compensation|salary|wages|pay)\b|\bwages\b|\bsalar(?:y|ies)\s+(?:and|or|of)\b[^.;]{0,40}\bemployees?)`, 'i')
const reportGag = new RegExp(String.raw`${silence}[^.;]{0,160}\b(?:government\w*|agenc(?:y|ies)|regulators?|authorit(?:y|ies)|law\s+enforcement|press\b[^.;]{0,40}\bagenc)|\b(?:(?:shall|will|may|must|agrees?|do)\s+(?:not|never)|refrain\s+from)\b[^.;]{0,80}\b(?:report|complain|file|contact|bring|raise|lodge)\w*\b[^.;]{0,100}\b(?:agenc(?:y|ies)|regulators?|authorit(?:y|ies)|government\w*|EEOC|unlawful|violations?)|\b(?:first|prior)\s+(?:obtain|notify|written)\b[^.;]{0,100}\bbefore\b[^.;]{0,80}\b(?:report|contact|agenc)`, 'i')
/** "Speaks to no agency", "no report goes to an authority without leave". */
const speaksToNone = /\b(?:complaints?|concerns?|grievances?)\b[^.;]{0,80}\b(?:not|never)\b[^.;]{0,30}\b(?:agenc(?:y|ies)|authorit(?:y|ies)|regulators?|courts?|officials?|outside)\b|\b(?:speaks?|talks?|writes?|turns?|reports?|complains?|discloses?|goes|go)\b[^.;]{0,40}\bto\s+(?:no|neither)\s+(?:\w+,?\s+){0,3}(?:agenc(?:y|ies)|authorit(?:y|ies)|regulators?|government|official|union|journalist|press|colleagues?|outsiders?|inspectors?)\b|\bno\s+(?:reports?|complaints?|statements?|contact)\b[^.;]{0,60}\b(?:agenc(?:y|ies)|authorit(?:y|ies)|regulators?|government\w*|union|official|inspectors?)\b|\b(?:only\s+with|without|needs?|asks?|seeks?)\b[^.;]{0,60}\b(?:consent|permission|leave|approval)\b[^.;]{0,60}\b(?:before|to)\b[^.;]{0,20}\b(?:speak|talk|turn|report|complain|go)\w*\b[^.;]{0,40}\b(?:agenc(?:y|ies)|authorit(?:y|ies)|regulators?|union)\b/i
const freedom = /\b(?:nothing|(?:does|do|shall|will)\s+not\s+(?:limit|prevent|restrict|prohibit|bar|apply|include|cover|stop|interfere)|may\s+(?:freely\s+)?(?:discuss|report|disclose|talk)|right\s+to\s+(?:discuss|report|disclose)|free\s+to|1833|immun\w+|(?:held|be)\s+(?:\w+\s+){0,3}liable|except\w*|other\s+than|unless\s+required)\b|\bcompensation\s+(?:committee|for\s+services)|\b(?:gross|net)\s+(?:pay|up)/i

const unhindered = new RegExp(`${freedom.source}|\\b(?:restrict|limit|affect|prevent|hinder|breach|prohibit|require|need)(?:s|ed)?\\b`, 'i')

export const protectedDisclosures: Rule = {
	id: 'employment.protected_disclosures',
	playbook: 'employment',
	title: 'Secrecy leaves room to speak of pay and wrongs',
	basis: { kind: 'L', source: '18 U.S.C. 1833(b); National Labor Relations Act, section 7; state laws on wage talk' },
	decide(input) {
		const gag = wording(input, payGag, freedom) ?? wording(input, reportGag, freedom) ?? wording(input, speaksToNone, unhindered)
		if (gag) {
			return flagged({
				severity: 'high',
				span: gag,
				says: {
					friendly: 'Let people speak of pay and of wrongs. This clause forbids that, and the law does not allow it.',
					neutral: 'The clause keeps a worker from talking about pay or from telling the authorities of a wrong.',
					legal: 'The provision restrains protected discussion of wages or reports to government agencies.',
				},
				why: 'Such a rule is unlawful in most states. It can cost fines and put your other secrecy terms in doubt.',
				market: 'Pay is free to discuss. Anyone may report a breach of law, with no leave and no notice.',
				action: 'leave pay talk and reports to agencies out of the secrecy duty',
				reason: 'The law protects both.',
				fallback: 'None: walk away from a rule that gags people.',
				replacement: freedomClause,
				decideBy: 'lawyer',
			})
		}
		const secret = confidentialityClause(input)
		if (!secret) return notApplicable
		const notice = wording(input, immunity)
		if (notice) return passed(notice)
		if (isCompanyWorker(input)) return notApplicable
		const carved = wording(input, agencies)
		return absent({
			severity: carved ? 'low' : 'medium',
			says: {
				friendly: 'Add the whistleblower notice. A secrecy promise by a person should carry it, and this one does not.',
				neutral: 'The notice on trade secrets and whistleblowers is missing.',
				legal: 'The notice of immunity under 18 U.S.C. 1833(b) is absent.',
			},
			why: 'Without it your company can’t win double damages or legal fees if this person takes its secrets.',
			market: 'Each secrecy promise by a worker has the notice, and leaves pay talk and reports free.',
			action: 'add the notice, and leave pay talk and reports to agencies free',
			reason: 'It costs one paragraph.',
			replacement: freedomClause,
		})
	},
}

const freedomClause =
	'Nothing in this Agreement keeps the Worker from talking about pay or working conditions, or from reporting a possible breach of law to any agency. Under 18 U.S.C. 1833(b), a person is not liable for showing a trade secret in confidence to an official or a lawyer in order to report a suspected breach of law, or in a court filing made under seal.'

/** The secrecy duty itself; a letter that leaves it to another paper has none. */
function confidentialityClause(input: RuleInput): Passage | null {
	if (input.documentType === 'Offer Letter' && separatePaper(input)) return null
	const ofOthers = /\b(?:former|previous|prior)\s+employer/i
	return passage(input, secrecy, ofOthers) ?? wording(input, secrecy, ofOthers)
}
