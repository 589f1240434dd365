import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { ofSecrecy } from '../clause-homes.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { readerIs } from '../party-names.ts'
import { type Passage, passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { separatePaper } from './ownership.ts'
import { hiring, namesOfBoth, working } from './sides.ts'
import { isAmerican, jobStage, yearOf } from './stage.ts'
import { isCompanyWorker } from './worker.ts'

const secrecy = longPattern('i')`
	\b(?:duty|duties|obligations?)\s+of\s+(?:confiden\w+|secrecy|non-?disclosure)\b
	|\b(?:confidential(?:ity)?|proprietary\s+information|trade\s+secrets?|non-?disclos\w+|secret)\b[^.;]{0,200}\b
		(?:shall|will|must|agrees?|may\s+not|not|keep|hold|protect|confidence)\b
	|\b(?:
		keeps?|holds?|treats?|guards?|protects?|not\s+(?:use|disclose|reveal|share)|(?:discloses?|reveals?)\s+(?:no|to\s+no)
		|shall\s+protect
	)\b[^.;]{0,160}\b(?:confiden\w+|proprietary|trade\s+secrets?|secret|non-?public)\b
`
const immunity = longPattern('i')`
	\b1833\b|\bdefend\s+trade\s+secrets\s+act\b|\bDTSA\b
	|\btrade\s+secret\b[^.]{0,300}\b(?:immun\w+|not\s+be\s+(?:held\s+)?(?:criminally|civilly)?\s*(?:or\s+civilly\s+)?liable)
	|\b(?:immun\w+|not\s+be\s+held\b[^.]{0,40}\bliable)\b[^.]{0,300}\btrade\s+secret
`

const pay = patternPart`
	\b(?:
		compensation|salar(?:y|ies)|wages?|pay\s+(?:rates?|levels?|and|of|or|to)|rates?\s+of\s+pay|(?:his|her|their|your|own)\s+pay
		|bonus(?:es)?|terms\s+(?:and\s+conditions\s+)?of\s+(?:\w+\s+)?employment|working\s+conditions|terms\s+of\s+this\s+(?:letter|offer)
	)\b
`
const silence = patternPart`
	\b(?:
		(?:shall|will|may|must|agrees?|can|do)\s*(?:not\b|not\s+to\b)|never|prohibited\s+from|forbidden\s+to|refrain\s+from
		|without\s+(?:\w+\s+){0,4}(?:consent|permission|approval)
	)[^.;]{0,120}\b(?:discuss|disclos|reveal|shar|talk|tell|speak|communicat)\w*
`
const payGag = new RegExp(
	patternPart`
		${silence}[^.;]{0,160}${pay}
		|${pay}[^.;]{0,120}\b(?:is|are|shall\s+be|remain\w*|keep|kept|treat\w*)\b[^.;]{0,40}\b(?:strictly\s+)?(?:confidential|secret)
		|\b(?:keep|treat|hold)\b[^.;]{0,60}${pay}[^.;]{0,60}\b(?:confidential|secret|confidence)
		|\bconfidential\s+information"?\s+(?:means|includes?)[^.;]{0,300}(?:
			\b(?:own|employee|worker|executive|your|his|her|their)(?:'s)?\s+(?:own\s+)?(?:compensation|salary|wages|pay)\b|\bwages\b
			|\bsalar(?:y|ies)\s+(?:and|or|of)\b[^.;]{0,40}\bemployees?
		)
	`,
	'i',
)
const reportGag = new RegExp(
	patternPart`
		${silence}[^.;]{0,160}\b(?:government\w*|agenc(?:y|ies)|regulators?|authorit(?:y|ies)|law\s+enforcement|press\b[^.;]{0,40}\bagenc)
		|\b(?:(?:shall|will|may|must|agrees?|do)\s+(?:not|never)|refrain\s+from)\b[^.;]{0,80}\b
			(?:report|complain|file|contact|bring|raise|lodge)\w*\b[^.;]{0,100}\b
			(?:agenc(?:y|ies)|regulators?|authorit(?:y|ies)|government\w*|EEOC|unlawful|violations?)
		|\b(?:first|prior)\s+(?:obtain|notify|written)\b[^.;]{0,100}\bbefore\b[^.;]{0,80}\b(?:report|contact|agenc)
	`,
	'i',
)
const speaksToNone = longPattern('i')`
	\b(?:complaints?|concerns?|grievances?)\b[^.;]{0,80}\b(?:not|never)\b[^.;]{0,30}\b
		(?:agenc(?:y|ies)|authorit(?:y|ies)|regulators?|courts?|officials?|outside)\b
	|\b(?:speaks?|talks?|writes?|turns?|reports?|complains?|discloses?|goes|go)\b[^.;]{0,40}\bto\s+(?:no|neither)\s+(?:\w+,?\s+){0,3}(?:
		agenc(?:y|ies)|authorit(?:y|ies)|regulators?|government|official|union|journalist|press|colleagues?|outsiders?|inspectors?
	)\b
	|\bno\s+(?:reports?|complaints?|statements?|contact)\b[^.;]{0,60}\b
		(?:agenc(?:y|ies)|authorit(?:y|ies)|regulators?|government\w*|union|official|inspectors?)\b
	|\b(?:only\s+with|without|needs?|asks?|seeks?)\b[^.;]{0,60}\b(?:consent|permission|leave|approval)\b[^.;]{0,60}\b(?:before|to)\b
		[^.;]{0,20}\b(?:speak|talk|turn|report|complain|go)\w*\b[^.;]{0,40}\b(?:agenc(?:y|ies)|authorit(?:y|ies)|regulators?|union)\b
`
const freedom = longPattern('i')`
	\b(?:
		nothing
		|(?:does|do|shall|will)\s+not\s+(?:
			limit|prevent|restrict|prohibit|bar|apply|include|cover|stop|interfere|preclude|be\s+(?:interpreted|construed|deemed)
		)
		|not\s+be\s+(?:interpreted|construed|deemed)|preclud\w+|may\s+(?:freely\s+)?(?:discuss|report|disclose|talk)
		|right\s+to\s+(?:discuss|report|disclose)|free\s+to|1833|immun\w+|(?:held|be)\s+(?:\w+\s+){0,3}liable|except\w*|other\s+than
		|unless\s+required
	)\b
	|\bcompensation\s+(?:committee|for\s+services)|\b(?:gross|net)\s+(?:pay|up)
`

const unhindered = new RegExp(`${freedom.source}|\\b(?:restrict|limit|affect|prevent|hinder|breach|prohibit|require|need)(?:s|ed)?\\b`, 'i')

export const protectedDisclosures: Rule = {
	id: 'employment.protected_disclosures',
	playbook: 'employment',
	title: 'Whistleblower and wage-talk carve-outs',
	basis: { kind: 'L', source: '18 U.S.C. 1833(b); National Labor Relations Act, section 7; state laws on wage talk' },
	protects: [...hiring, ...working],
	standard: 'Wage talk and reports to government agencies are carved out of confidentiality.',
	wording: {
		stands: 'beside',
		clause: {
			heading: 'Protected Disclosures',
			home: ofSecrecy,
			said: /\bwhistle-?blow|\btrade secrets act\b|\b1833\b|\bgovernment(?:al)? agenc/i,
		},
	},
	decide(input) {
		const gag = wording(input, payGag, freedom) ?? wording(input, reportGag, freedom) ?? wording(input, speaksToNone, unhindered)
		const { worker } = namesOfBoth(input)
		if (gag && !isCompanyWorker(input)) {
			return flagged({
				severity: readerIs(input, working) ? 'high' : 'medium',
				span: gag,
				says: `The confidentiality clause bars ${worker} from discussing pay or reporting violations, which the law protects.`,
				why: readerIs(input, working)
					? 'You could be threatened with a breach claim for a report or a talk that the law allows.'
					: 'Such a gag is unlawful in most of the United States. It draws agency fines and can void the rest of the clause.',
				market: 'Wage talk and reports to government agencies are carved out of confidentiality.',
				action: 'carve wage talk and reports to government agencies out of confidentiality',
				reason: 'Federal law protects both.',
				fallback: null,
				replacement: freedomClause(worker),
				decideBy: 'lawyer',
			})
		}
		const secret = confidentialityClause(input)
		if (!secret) return notApplicable
		const notice = wording(input, immunity)
		if (notice) return passed(notice)
		if (
			isCompanyWorker(input) ||
			readerIs(input, working) ||
			jobStage(input) !== 'start' ||
			(yearOf(input) ?? noticeSince) < noticeSince ||
			!isAmerican(input)
		)
			return notApplicable
		return absent({
			severity: 'low',
			says: 'The Defend Trade Secrets Act notice (immunity for whistleblowers) is missing.',
			why: 'Without the notice the company cannot recover double damages or legal fees from this person for trade secret theft.',
			market: 'Every confidentiality clause with an employee or individual contractor carries the notice of 18 U.S.C. 1833(b).',
			action: 'add the notice of immunity under the Defend Trade Secrets Act',
			reason: 'The statute calls for it.',
			replacement: freedomClause(worker),
		})
	},
}

/** The Defend Trade Secrets Act requires the notice in contracts made from this year on. */
const noticeSince = 2016

function freedomClause(worker: string): string {
	return (
		`Nothing in this Agreement prevents ${worker} from discussing wages or working conditions or from reporting a possible ` +
		'violation of law to any government agency. Under 18 U.S.C. § 1833(b), an individual will not be held criminally or ' +
		'civilly liable under any federal or state trade secret law for the disclosure of a trade secret that is made (a) in ' +
		'confidence to a government official or an attorney solely for the purpose of reporting or investigating a suspected ' +
		'violation of law, or (b) in a document filed under seal in a lawsuit or other proceeding.'
	)
}

function confidentialityClause(input: RuleInput): Passage | null {
	if (input.documentType === 'Offer Letter' && separatePaper(input)) return null
	const ofOthers = /\b(?:former|previous|prior)\s+employer/i
	return passage(input, secrecy, ofOthers) ?? wording(input, secrecy, ofOthers)
}
