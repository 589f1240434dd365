import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { DpaRule } from './setting.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import { type Passage, passage, passages, visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import { headed } from './headed.ts'

const missingTerm = { sending: 'medium', receiving: 'high', unsure: 'high' } as const
const mildTerm = { sending: 'low', receiving: 'medium', unsure: 'low' } as const

const roleStated = longPattern('i')`
	\b(?:as|its|only\s+a)\s+(?:an?\s+|the\s+|customer['’]s\s+)?(?:data\s+)?(?:controllers?|processors?|service\s+providers?)\b
	|\b(?:is|are|acts?|acting|remains?|shall\s+be|will\s+be|considered|deemed|appoint\w*|engag\w+|process\w*)\b[^.;]{0,80}\b
		(?:controllers?|processors?|service\s+providers?)\b
	|\((?:the\s+|each,?\s+an?\s+)?"?(?:data\s+)?(?:controller|processor)"?\)
	|^\s*(?:data\s+)?(?:controller|processor)\s*:
	|\b(?:controller|processor)\b[^.;]{0,12}\bmeans\b[^.;]{0,60}\b(?:customer|client|provider|vendor|supplier|company)\b
`
const bothController = longPattern('i')`
	\b(?:joint|independent|separate)(?:ly)?\s+(?:data\s+)?controllers?\b
	|\b(?:processor|provider|vendor|supplier)\b[^.;]{0,60}\bas\s+(?:an?\s+)?(?:data\s+)?controller\b
	|\b(?:processor|provider|vendor|supplier)\b[^.;]{0,40}\b(?:may|shall|will)\s+act\s+as\b[^.;]{0,30}\bcontroller\s+(?:and|or)\b
`
const atWill = longPattern('i')`
	\b(?:controller|processor)\b[^.;]{0,80}\b(?:
		as\s+(?:it|they|we)\s+(?:sees?|thinks?|deems?|finds?|wish(?:es)?|chooses?|prefers?)
		|at\s+(?:its|their|our)\s+(?:\w+\s+)?(?:discretion|choice|option)|or\s+otherwise|or\s+both
	)\b
	|\b(?:may|can|will|shall)\s+(?:\w+\s+)?(?:decide|choose|determine)\b[^.;]{0,60}\b
		(?:controller|(?:purposes?|ends)\s+(?:and\s+(?:the\s+)?(?:means|ways)|for\s+which))\b
	|\b(?:decides|determines|chooses)\b[^.;]{0,40}\b(?:purposes?|ends)\b
`
/** Definitions repeat who is a controller by law and name nobody here. */
const definition =
	/\bmeanings?\b|["”]\s+(?:(?:shall|will)\s+)?means?\b|\bthe\s+(?:entity|body|person|company|party|organi[sz]ation|one)\s+(?:that|who|which)\b/i
const customerActs = /\b(?:customer|client|controller|business|exporter|each|either|both)\b[^.;]{0,80}$/i
/** A vendor is its own controller for accounts and bills, whoever's data it processes. */
const ownRecords = /\b(?:account|billing|invoic\w+|contact|business\s+relationship|usage|payment|registration|fraud|marketing)\b/i

/** "Will process data on behalf of Client as Data Controller": Client is the one. */
const onBehalfOfController = /\bon\s+behalf\s+of\s+(?:the\s+)?\p{Lu}\p{L}+\s+as\s+(?:the\s+|an?\s+)?(?:data\s+)?controller\b/iu

const inSoManyWords = longPattern('i')`
	\b(?:is|are|acts?|acting|remains?|as)\s+(?:an?\s+|the\s+|its\s+|your\s+|our\s+|customer['’]s\s+)?(?:data\s+)?
	(?:processor|service\s+provider)\b(?!\s+services)
`

export const roles: DpaRule = {
	id: 'dpa.roles',
	playbook: 'dpa',
	title: 'It says who is controller and who is processor',
	basis: { kind: 'S', source: 'GDPR Article 28; Common Paper data processing agreement' },
	protects: ['controller', 'customer'],
	standard: 'The customer is the controller and the vendor its processor. The vendor is a controller only for billing and account data.',
	law: 'european',
	decide(input) {
		const wrong =
			passages(input, bothController).find(
				({ sentence }) => !ownRecords.test(sentence.text) && !onBehalfOfController.test(sentence.text),
			) ?? passages(input, atWill, definition).find(({ sentence, match }) => !customerActs.test(sentence.text.slice(0, match.index)))
		if (wrong) {
			return flagged({
				severity: missingTerm,
				span: wrong,
				says: 'The processor is named as a controller of the personal data.',
				why: 'As a controller it may decide by itself what to do with the data of your users. You need a legal basis to hand it over.',
				market:
					'The customer is the controller and the vendor its processor. The vendor is a controller only for billing and account data.',
				action: 'state that the processor acts only on behalf of the controller',
				reason: 'It reflects what the parties do in fact.',
				fallback: 'Accept a controller role for account, billing and fraud data only.',
				replacement: rolesClause,
				decideBy: 'lawyer',
			})
		}
		const stated = mentions(input, roleStated, /\b(?:effective|replace\s+any)\b|^\s*[“"]\**[^”"]{1,60}[”"]\**\s+means\b/i).find(
			({ match }) => /controller|processor|provider/i.test(match[0]),
		)
		if (stated) return passed(mentions(input, inSoManyWords, /\bmeans\b/i)[0] ?? stated)
		return absent({
			severity: mildTerm,
			says: 'The roles of controller and processor are not allocated.',
			why: 'The GDPR puts different obligations on each. Without roles you may be held to both.',
			market: 'The customer is the controller and the vendor its processor.',
			action: 'state the role of each party under the GDPR',
			reason: 'All other obligations depend on it.',
			replacement: rolesClause,
		})
	},
}

const rolesClause = 'Customer is the controller of the Personal Data, and Provider processes it as Customer’s processor.'

const instructed = longPattern('i')`
	\b(?:process\w*|act\w*|use[sd]?|handl\w+)\b[^.]{0,220}\binstruct(?:ions?|ed|s)\b
	|\b(?:only|solely|exclusively|nothing\s+but)\b[^.;]{0,60}\b(?:
		wish(?:es)?|orders|mandate|commands?|directs?|directions?|directed|tells?\s+it
		|(?:asks?|orders?|says)\b[^.;]{0,20}\b(?:writ\w+|document\w+)
	)\b
	|\binstruct(?:ions?|ed|s)\b[^.]{0,220}\bprocess\w*\b
`
const ownPurpose = longPattern('i')`
	\b(?:process\w*|us(?:e|es|ing)|retain|analy[sz]e)\b[^.]{0,160}\b(?:
		(?:its|their|our)\s+own\s+(?:\w+\s+){0,2}(?:
			purposes?|benefit|business|products?|research|analytics|analys[ei]s|ends|use|development
		)
		|(?:improv\w+|enhanc\w+|develop\w*)\b[^.;]{0,50}\b(?:products?|services?|offerings?|technolog\w+|models?)
		|train\w*\b[^.;]{0,50}\b(?:models?|algorithms?|AI|machine)|(?:direct\s+)?marketing\s+purposes
		|any\s+(?:lawful\s+|other\s+|business\s+)?purposes?
	)\b
`
const forOthers = longPattern('i')`
	\b(?:combin\w+|mix\w*|merges?)\b[^.;]{0,60}\bwith\b[^.;]{0,30}\b(?:other\s+(?:clients|customers)|of\s+others)
	|\b(?:build|creat|compil)\w*\b[^.;]{0,60}\b(?:profiles?|audiences?|segments?|lists?|databases?)\b[^.;]{0,60}\bfor\s+
		(?:them|others|itself|other\s+(?:clients|customers)|third)
	|\b(?:sells?|rents?|trades?|exchanges?|shares?|discloses?|passes)\b[^.;]{0,80}\b(?:
		data\s+brokers?|advertisers?|advertising\s+(?:partners?|networks?)|for\s+(?:value|money|a\s+fee)
	)\b
	|\bits\s+own\b[^.;]{0,80}\b(?:advertis\w+|marketing)\b
`
const freed = longPattern('i')`
	\b(?:
		may|can|is\s+(?:entitled|permitted|authori[sz]ed)|(?:has|reserves|retains)\s+the\s+right|shall\s+be\s+(?:entitled|free)
		|authori[sz]es|agrees\s+that|will|uses|process(?:es)?|analy[sz]es|retains|keeps|combines|sells|shares
	)\b
`
/** Personal data as what is used: a "code review process" that enhances a product uses none. */
const aboutData = longPattern('i')`
	\b(?:process(?:es|ing)?|us(?:e|es|ed|ing)|retain\w*|analy[sz]\w+|combin\w+|sells?|shares?|collects?)\b[^.;]{0,80}\b
		(?:data|information|content|records|lists?)\b
	|\b(?:data|information|content|records)\b[^.;]{0,60}\b(?:for|to)\b
	|\bdecides?\b
`
const refuses = /\b(?:shall|will|may|must|does|do)\s+not\b|\bneither\b|\bprohibit|\brefrain/i
const stripped = /\b(?:anonymi[sz]ed|aggregated?|de-?identified|statistic\w*)\b/i

export const instructions: DpaRule = {
	id: 'dpa.instructions',
	playbook: 'dpa',
	title: 'Processing on documented instructions only',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(a)' },
	protects: ['controller', 'customer'],
	standard: 'Personal data is processed on documented instructions only. Aggregated data that identifies nobody may be used.',
	law: 'european_or_american',
	decide(input) {
		const own =
			passages(input, ownPurpose, refuses).find(
				({ sentence }) =>
					freed.test(sentence.text) &&
					aboutData.test(sentence.text) &&
					!(stripped.test(sentence.text) && !/\btrain/i.test(sentence.text)) &&
					!ownRecords.test(sentence.text.replace(/\bmarketing\s+purposes\b/gi, '')),
			) ?? passages(input, forOthers, refuses).find(({ sentence }) => freed.test(sentence.text) && !stripped.test(sentence.text))
		if (own) {
			return flagged({
				severity: missingTerm,
				span: own,
				says: 'The processor may use the personal data for its own purposes.',
				why: 'For that use it becomes a controller (Article 28(10) GDPR), and you need a legal basis to disclose the data to it.',
				market: 'Personal data is processed on documented instructions only. Aggregated data that identifies nobody may be used.',
				action: 'limit the processing to documented instructions',
				reason: 'Article 28(3)(a) GDPR allows a processor nothing else.',
				fallback: 'Accept aggregated statistics that identify no person and no customer.',
				replacement: instructionsClause,
				decideBy: 'lawyer',
			})
		}
		const told = passages(
			input,
			instructed,
			/\bsub-?processors?\b[^.;]{0,80}\binstructions?\b|[“"][^”"]{0,40}[”"]\**\s*(?:means|has\s+the\s+meaning)/i,
		)[0]
		if (told)
			return passed(
				passages(input, instructed).find(
					({ sentence }) => /\b(?:only|solely|exclusively|documented)\b/i.test(sentence.text) && !/\bwarrants?\b/i.test(sentence.text),
				) ?? told,
			)
		if (/\binstruct/i.test(visibleText(input))) return undecided
		return absent({
			severity: missingTerm,
			says: 'The processor is not bound to your documented instructions.',
			why: 'Article 28(3)(a) GDPR requires it. Without it the agreement falls short, and both parties may be fined.',
			market: 'Personal data is processed on documented instructions only, transfers included.',
			action: 'add that personal data is processed on documented instructions only',
			reason: 'Article 28(3)(a) GDPR requires it.',
			replacement: instructionsClause,
		})
	},
}

const instructionsClause =
	'Provider will process Personal Data only on documented instructions from Customer, including for transfers to a third country, ' +
	'unless law requires otherwise. Provider will inform Customer immediately if it believes that an instruction infringes the law.'

const people = patternPart`
	(?:
		personnel|employees?|staff|persons?|people|individuals?|workers?|team(?:\s+members?)?|contractors|agents|anyone|everyone|those
		|all\s+who
	)
`
const secrecy = String.raw`(?:confidential(?:ity|ly)?|secrecy|secret|non-?disclosure|NDAs?|silence|discretion|to\s+themselves|in\s+confidence)`
const staffBound = new RegExp(String.raw`\b${people}\b[^.;]{0,200}\b${secrecy}\b|\b${secrecy}\b[^.;]{0,200}\b${people}\b`, 'i')
const bound = longPattern('i')`
	\b(?:
		commit\w*|bound|bind\w*|obligat\w+|obliged|subject\s+to|dut(?:y|ies)|undertak\w+|sign\w*|agree\w*|requir\w+|ensur\w+|keep|under
		|sworn|promis\w+|swear\w*|pledg\w+
	)\b
`

const trained = new RegExp(
	patternPart`
		\b${people}\b[^.;]{0,80}\b(?:train\w*|aware\w*|careful\w*|qualified|vetted|instructed)\b
		|\b(?:train\w*|vets?|briefs?|instructs?)\b[^.;]{0,20}\b${people}\b
	`,
	'i',
)

export const staffConfidentiality: DpaRule = {
	id: 'dpa.staff_confidentiality',
	playbook: 'dpa',
	title: 'Staff are bound to confidentiality',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(b)' },
	protects: ['controller', 'customer'],
	stake: 5,
	standard: 'Everyone with access is bound to confidentiality by contract or by law.',
	law: 'european',
	decide(input) {
		const duty = passages(input, staffBound, /\bnot\s+(?:be\s+)?(?:required|obliged|bound)\b/i).find(
			({ sentence }) => bound.test(sentence.text) && !/\b(?:audit\w*|inspect\w*)\b/i.test(sentence.text),
		)
		if (duty) return passed(duty)
		const near = passage(input, trained)
		const wording = {
			severity: mildTerm,
			says: 'Staff with access to personal data are not bound to confidentiality.',
			why: 'Article 28(3)(b) GDPR requires it.',
			market: 'Everyone with access is bound to confidentiality by contract or by law.',
			action: 'add that everyone with access to personal data is bound to confidentiality',
			reason: 'Article 28(3)(b) GDPR requires it.',
			replacement:
				'Provider will limit access to Personal Data to persons who need it and who are bound to confidentiality by contract or by law.',
		} as const
		return near ? flagged({ ...wording, span: near }) : absent(wording)
	},
}

const rightsOfPeople = longPattern('i')`
	\b(?:data[\s-]+subjects?|individuals?|consumers?|persons?|people)(?:'s?|s')?\b[^.]{0,160}\b
		(?:requests?|rights?|exercis\w+|inquir\w+|complaints?)\b
	|\b(?:requests?|rights?|exercis\w+)\b[^.]{0,160}\b(?:data[\s-]+subjects?|individuals?|consumers?|people)\b
	|\b(?:asks?|writes?|turns?)\b[^.;]{0,40}\b(?:(?:for|about)\s+(?:a\s+copy\s+of\s+)?(?:his|her|their)\s+(?:\w+\s+)?data)\b|\bDSARs?\b
	|\b(?:articles?|chapter)\s+(?:12|15|III)\b
`
const helps = longPattern('i')`
	\b(?:
		assist\w*|help\w*|support\w*|co-?operat\w+|forward\w*|respond\w*|enabl\w+|pass\w*\s+(?:it\s+)?on|provide|notif\w+|inform\w*
		|refer\w*|redirect\w*|fulfil\w*
	)\b
`

export const dataSubjectHelp: DpaRule = {
	id: 'dpa.data_subject_help',
	playbook: 'dpa',
	title: 'Assistance with data subject requests',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(e)' },
	protects: ['controller', 'customer'],
	stake: 6,
	standard: 'The processor forwards requests without delay and assists with the response.',
	law: 'european',
	wording: {
		stands: 'instead',
		clause: {
			heading: 'Data Subject Requests',
			home: /\bdata subjects?\b|\bassist/i,
			said: longPattern('i')`
				\bdata subjects?['’]?\s+(?:requests?|rights)\b
				|\brequests?\b[^.;]{0,60}\b(?:data subject|individual|person)|\brights of (?:the )?data subjects?\b
			`,
		},
	},
	decide(input) {
		const refused = mentions(input, rightsOfPeople).find(
			({ sentence }) =>
				/\b(?:no|not)\b[^.;]{0,40}\b(?:obligat\w+|requir\w+|obliged|responsib\w+|assist)\b/i.test(sentence.text) &&
				helps.test(sentence.text) &&
				!/\brespond\b/i.test(sentence.text),
		)
		const alone = answersAlone(input)
		const duty = helpWith(input)
		if (duty && !refused && !alone) return passed(duty)
		const wording = {
			severity: mildTerm,
			says: 'The processor need not assist with data subject requests.',
			why: 'You have one month to respond to a data subject (Article 12 GDPR), and the processor holds the data.',
			market: 'The processor forwards requests without delay and assists with the response.',
			action: 'add assistance with data subject requests',
			reason: 'Article 28(3)(e) GDPR requires it.',
			fallback: 'Accept a reasonable hourly fee beyond a few requests a year.',
			replacement:
				'Provider will forward each data subject request to Customer without delay, will not respond to it itself unless Customer so ' +
				'instructs, and will assist Customer in responding in time.',
		} as const
		const place = alone ?? refused
		return place ? flagged({ ...wording, span: place, ...(alone ? { says: withoutYou } : {}) }) : absent(wording)
	},
}

const requestHeading = /\b(?:data\s+subjects?|individuals?|consumers?|persons?|people|rights)\b|^requests?$/i
const withoutYou = 'The processor may respond to data subjects without involving you.'

function answersAlone(input: RuleInput): Passage | null {
	const about = [...mentions(input, rightsOfPeople), ...headed(input, requestHeading)]
	return (
		about.find(
			({ sentence }) =>
				longPattern('i')`
					\b(?:may|can|will)\b[^.;]{0,40}\b(?:answer|respond|reply|reject|refuse|decide)\w*\b[^.;]{0,60}\b(?:
						as\s+it\s+(?:sees|thinks|deems|finds)|(?:in|at)\s+its\s+(?:own\s+|sole\s+)?(?:discretion|way)|by\s+itself|on\s+its\s+own
						|without\b[^.;]{0,30}\b(?:involv|inform|notif|ask|tell|consult)
					)
				`.test(sentence.text) || /\bneed\s+not\s+(?:involve|inform|tell|ask|notify|consult|help|forward)/i.test(sentence.text),
		) ?? null
	)
}

function helpWith(input: RuleInput): Passage | null {
	const about = [
		...mentions(input, rightsOfPeople),
		...headed(input, requestHeading).filter(({ sentence }) => /\brequests?\b|\brights?\b/i.test(sentence.text)),
	]
	return about.find(({ sentence }) => helps.test(sentence.text) && !/["”]\s+means\b/i.test(sentence.text)) ?? null
}
