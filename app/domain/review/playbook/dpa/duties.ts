import { absent, flagged, passed } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import { type Passage, passage, passages } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { headed } from './headed.ts'

const missingTerm = { sending: 'medium', receiving: 'high', unsure: 'high' } as const
const mildTerm = { sending: 'low', receiving: 'medium', unsure: 'medium' } as const

const roleStated =
	/\b(?:as|its|only\s+a)\s+(?:an?\s+|the\s+|customer['’]s\s+)?(?:data\s+)?(?:controllers?|processors?|service\s+providers?)\b|\b(?:is|are|acts?|acting|remains?|shall\s+be|will\s+be|considered|deemed|appoint\w*|engag\w+|process\w*)\b[^.;]{0,80}\b(?:controllers?|processors?|service\s+providers?)\b|\((?:the\s+|each,?\s+an?\s+)?"?(?:data\s+)?(?:controller|processor)"?\)|^\s*(?:data\s+)?(?:controller|processor)\s*:|\b(?:controller|processor)\b[^.;]{0,12}\bmeans\b[^.;]{0,60}\b(?:customer|client|provider|vendor|supplier|company)\b/i
const bothController = /\b(?:joint|independent|separate)(?:ly)?\s+(?:data\s+)?controllers?\b|\b(?:processor|provider|vendor|supplier)\b[^.;]{0,60}\bas\s+(?:an?\s+)?(?:data\s+)?controller\b|\b(?:processor|provider|vendor|supplier)\b[^.;]{0,40}\b(?:may|shall|will)\s+act\s+as\b[^.;]{0,30}\bcontroller\s+(?:and|or)\b/i
/** A role that its holder picks: "may act as controller, processor or otherwise, as it sees fit", "decides for what purposes". */
const atWill = /\b(?:controller|processor)\b[^.;]{0,80}\b(?:as\s+(?:it|they|we)\s+(?:sees?|thinks?|deems?|finds?|wish(?:es)?|chooses?|prefers?)|at\s+(?:its|their|our)\s+(?:\w+\s+)?(?:discretion|choice|option)|or\s+otherwise|or\s+both)\b|\b(?:may|can|will|shall)\s+(?:\w+\s+)?(?:decide|choose|determine)\b[^.;]{0,60}\b(?:controller|(?:purposes?|ends)\s+(?:and\s+(?:the\s+)?(?:means|ways)|for\s+which))\b|\b(?:decides|determines|chooses)\b[^.;]{0,40}\b(?:purposes?|ends)\b/i
/** Who is a controller by law is said in definitions, of nobody here. */
const definition = /\bmeanings?\b|["”]\s+(?:(?:shall|will)\s+)?means?\b|\bthe\s+(?:entity|body|person|company|party|organi[sz]ation|one)\s+(?:that|who|which)\b/i
const customerActs = /\b(?:customer|client|controller|business|exporter|each|either|both)\b[^.;]{0,80}$/i
/** A vendor is its own controller for accounts and bills, whoever's data it processes. */
const ownRecords = /\b(?:account|billing|invoic\w+|contact|business\s+relationship|usage|payment|registration|fraud|marketing)\b/i

export const roles: Rule = {
	id: 'dpa.roles',
	playbook: 'dpa',
	title: 'It says who is controller and who is processor',
	basis: { kind: 'S', source: 'GDPR Article 28; Common Paper data processing agreement' },
	decide(input) {
		const wrong = passages(input, bothController).find(({ sentence }) => !ownRecords.test(sentence.text)) ?? passages(input, atWill, definition).find(({ sentence, match }) => !customerActs.test(sentence.text.slice(0, match.index)))
		if (wrong) {
			return flagged({
				severity: missingTerm,
				span: wrong,
				says: {
					friendly: 'The vendor calls itself a controller here. Then it may decide on its own what to do with the data.',
					neutral: 'The vendor is named as a controller of the data, not as a processor.',
					legal: 'The provider is characterised as a controller of the customer’s personal data.',
				},
				why: 'You would share the data, not just have it processed. People could claim against you for what the other side does.',
				market: 'The customer is the controller, the vendor its processor. The vendor is a controller for its own bills and accounts alone.',
				action: 'state that the customer is the controller and the vendor is its processor',
				reason: 'It is what both of us do in fact.',
				fallback: 'Accept a controller role for accounts, bills and fraud checks. Walk away if it covers the data of your users.',
				replacement: rolesClause,
				decideBy: 'lawyer',
			})
		}
		const stated = mentions(input, roleStated)[0]
		if (stated) return passed(stated)
		return absent({
			severity: mildTerm,
			says: {
				friendly: 'The paper never says who decides on the data and who just works on it.',
				neutral: 'Nothing says who is the controller and who the processor.',
				legal: 'The roles of controller and processor are not allocated.',
			},
			why: 'The law puts other duties on each. With no roles, you may be held to both.',
			market: 'The customer is the controller, the vendor its processor.',
			action: 'state who is the controller and who is the processor',
			reason: 'All other duties hang on it.',
			replacement: rolesClause,
		})
	},
}

const rolesClause = 'Customer is the controller of the personal data, and Provider processes it as Customer’s processor.'

const instructed = /\b(?:process\w*|act\w*|use[sd]?|handl\w+)\b[^.]{0,220}\binstruct(?:ions?|ed|s)\b|\b(?:only|solely|exclusively|nothing\s+but)\b[^.;]{0,60}\b(?:wish(?:es)?|orders|mandate|commands?|directs?|directions?|directed|tells?\s+it|(?:asks?|orders?|says)\b[^.;]{0,20}\b(?:writ\w+|document\w+))\b|\binstruct(?:ions?|ed|s)\b[^.]{0,220}\bprocess\w*\b/i
const ownPurpose = /\b(?:process\w*|us(?:e|es|ing)|retain|analy[sz]e)\b[^.]{0,160}\b(?:(?:its|their|our)\s+own\s+(?:\w+\s+){0,2}(?:purposes?|benefit|business|products?|research|analytics|analys[ei]s|ends|use|development)|(?:improv\w+|enhanc\w+|develop\w*)\b[^.;]{0,50}\b(?:products?|services?|offerings?|technolog\w+|models?)|train\w*\b[^.;]{0,50}\b(?:models?|algorithms?|AI|machine)|(?:direct\s+)?marketing\s+purposes|any\s+(?:lawful\s+|other\s+|business\s+)?purposes?)\b/i
/** Use for others: lists built for other clients, data handed to brokers and advertisers. */
const forOthers = /\b(?:combin\w+|mix\w*|merges?)\b[^.;]{0,60}\bwith\b[^.;]{0,30}\b(?:other\s+(?:clients|customers)|of\s+others)|\b(?:build|creat|compil)\w*\b[^.;]{0,60}\b(?:profiles?|audiences?|segments?|lists?|databases?)\b[^.;]{0,60}\bfor\s+(?:them|others|itself|other\s+(?:clients|customers)|third)|\b(?:sells?|rents?|trades?|exchanges?|shares?|discloses?|passes)\b[^.;]{0,80}\b(?:data\s+brokers?|advertisers?|advertising\s+(?:partners?|networks?)|for\s+(?:value|money|a\s+fee))\b|\bits\s+own\b[^.;]{0,80}\b(?:advertis\w+|marketing)\b/i
const freed = /\b(?:may|can|is\s+(?:entitled|permitted|authori[sz]ed)|(?:has|reserves|retains)\s+the\s+right|shall\s+be\s+(?:entitled|free)|authori[sz]es|agrees\s+that|will|uses|process(?:es)?|analy[sz]es|retains|keeps|combines|sells|shares)\b/i
const refuses = /\b(?:shall|will|may|must|does|do)\s+not\b|\bneither\b|\bprohibit|\brefrain/i
const stripped = /\b(?:anonymi[sz]ed|aggregated?|de-?identified|statistic\w*)\b/i

export const instructions: Rule = {
	id: 'dpa.instructions',
	playbook: 'dpa',
	title: 'Data is used on instructions only',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(a)' },
	decide(input) {
		const own = passages(input, ownPurpose, refuses).find(({ sentence }) => freed.test(sentence.text) && !(stripped.test(sentence.text) && !/\btrain/i.test(sentence.text)) && !ownRecords.test(sentence.text.replace(/\bmarketing\s+purposes\b/gi, ''))) ?? passages(input, forOthers, refuses).find(({ sentence }) => freed.test(sentence.text) && !stripped.test(sentence.text))
		if (own) {
			return flagged({
				severity: missingTerm,
				span: own,
				says: {
					friendly: 'The vendor may use the data for itself, not just for you.',
					neutral: 'The vendor may use the personal data for purposes of its own.',
					legal: 'The provider is permitted to process personal data for its own purposes.',
				},
				why: 'For that use it becomes a controller, and you need a legal basis to hand the data over. Most have none, so it may be your breach.',
				market: 'Data is used on documented instructions only. Figures that show no person may be used.',
				action: 'limit use of the data to our documented instructions',
				reason: 'The law allows a processor nothing else.',
				fallback: 'Accept statistics that show no person and no customer. Walk away if personal data may train their models.',
				replacement: instructionsClause,
				decideBy: 'lawyer',
			})
		}
		const told = passage(input, instructed)
		if (told) return passed(told)
		return absent({
			severity: missingTerm,
			says: {
				friendly: 'Nothing holds the vendor to your instructions. It could use the data as it likes.',
				neutral: 'There is no duty to process data on documented instructions only.',
				legal: 'The term required by Article 28(3)(a) GDPR is missing.',
			},
			why: 'With no such duty the contract does not meet the law, and a fine may hit you too.',
			market: 'Data is used on documented instructions only, transfers included.',
			action: 'add that data is processed on documented instructions only',
			reason: 'The law asks for these words.',
			replacement: instructionsClause,
		})
	},
}

const instructionsClause =
	'Provider processes personal data only on documented instructions from Customer, also for transfers to another country, unless law requires otherwise. It tells Customer at once if it thinks that an instruction breaks the law.'

const people = String.raw`(?:personnel|employees?|staff|persons?|people|individuals?|workers?|team(?:\s+members?)?|contractors|agents|anyone|everyone|those|all\s+who)`
const secrecy = String.raw`(?:confidential(?:ity|ly)?|secrecy|secret|non-?disclosure|NDAs?|silence|discretion|to\s+themselves|in\s+confidence)`
const staffBound = new RegExp(String.raw`\b${people}\b[^.;]{0,200}\b${secrecy}\b|\b${secrecy}\b[^.;]{0,200}\b${people}\b`, 'i')
const bound = /\b(?:commit\w*|bound|bind\w*|obligat\w+|obliged|subject\s+to|dut(?:y|ies)|undertak\w+|sign\w*|agree\w*|requir\w+|ensur\w+|keep|under|sworn|promis\w+|swear\w*|pledg\w+)\b/i

/** Training, or a call for care, is near the duty of secrecy and is none. */
const trained = new RegExp(String.raw`\b${people}\b[^.;]{0,80}\b(?:train\w*|aware\w*|careful\w*|qualified|vetted|instructed)\b|\b(?:train\w*|vets?|briefs?|instructs?)\b[^.;]{0,20}\b${people}\b`, 'i')

export const staffConfidentiality: Rule = {
	id: 'dpa.staff_confidentiality',
	playbook: 'dpa',
	title: 'Staff who see the data are bound to secrecy',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(b)' },
	decide(input) {
		const duty = passages(input, staffBound, /\bnot\s+(?:be\s+)?(?:required|obliged|bound)\b/i).find(({ sentence }) => bound.test(sentence.text) && !/\b(?:audit\w*|inspect\w*)\b/i.test(sentence.text))
		if (duty) return passed(duty)
		const near = passage(input, trained)
		const wording = {
			severity: mildTerm,
			says: {
				friendly: 'Nothing binds the people who will see the data to keep it secret.',
				neutral: 'Staff with access to the data are not bound to secrecy.',
				legal: 'The term required by Article 28(3)(b) GDPR is missing.',
			},
			why: 'If a worker leaks the data, nobody broke a promise. It is also a gap in law that you share.',
			market: 'All who may see the data have signed a duty of secrecy, or are under one by law.',
			action: 'add that all people with access to the data are bound to secrecy',
			reason: 'The law asks for it.',
			replacement: 'Provider lets only those people see personal data who need to and who are bound to secrecy by contract or by law.',
		} as const
		return near ? flagged({ ...wording, span: near }) : absent(wording)
	},
}

const rightsOfPeople = /\b(?:data\s+subjects?|individuals?|consumers?|persons?|people)(?:'s?|s')?\b[^.]{0,160}\b(?:requests?|rights?|exercis\w+|inquir\w+|complaints?)\b|\b(?:requests?|rights?|exercis\w+)\b[^.]{0,160}\b(?:data\s+subjects?|individuals?|consumers?|people)\b|\b(?:asks?|writes?|turns?)\b[^.;]{0,40}\b(?:(?:for|about)\s+(?:a\s+copy\s+of\s+)?(?:his|her|their)\s+(?:\w+\s+)?data)\b|\bDSARs?\b|\b(?:articles?|chapter)\s+(?:12|15|III)\b/i
const helps = /\b(?:assist\w*|help\w*|support\w*|co-?operat\w+|forward\w*|respond\w*|enabl\w+|pass\w*\s+(?:it\s+)?on|provide|notif\w+|inform\w*|refer\w*|redirect\w*|fulfil\w*)\b/i

export const dataSubjectHelp: Rule = {
	id: 'dpa.data_subject_help',
	playbook: 'dpa',
	title: 'Help when people ask for their data',
	basis: { kind: 'S', source: 'GDPR Article 28(3)(e)' },
	decide(input) {
		const refused = mentions(input, rightsOfPeople).find(({ sentence }) => /\b(?:no|not)\b[^.;]{0,40}\b(?:obligat\w+|requir\w+|obliged|responsib\w+|assist)\b/i.test(sentence.text) && helps.test(sentence.text) && !/\brespond\b/i.test(sentence.text))
		const alone = answersAlone(input)
		const duty = helpWith(input)
		if (duty && !refused && !alone) return passed(duty)
		const wording = {
			severity: mildTerm,
			says: {
				friendly: 'If a person asks for their data, the vendor need not help you.',
				neutral: 'There is no duty to help with requests by the people whose data it is.',
				legal: 'The term required by Article 28(3)(e) GDPR is missing.',
			},
			why: 'You have one month to answer, and the data sits with them. Miss it and you risk a fine.',
			market: 'The vendor passes requests on at once and helps to answer them.',
			action: 'add a duty to help with requests of data subjects',
			reason: 'We can’t answer without them.',
			fallback: 'Accept a fair hourly fee for more than a few requests a year.',
			replacement: 'Provider passes on each request of a data subject without delay, does not answer it itself, and helps Customer to answer it in time.',
		} as const
		const place = alone ?? refused
		return place ? flagged({ ...wording, span: place, ...(alone ? { says: withoutYou } : {}) }) : absent(wording)
	},
}

const requestHeading = /\b(?:data\s+subjects?|individuals?|consumers?|persons?|people|rights)\b|^requests?$/i
const withoutYou = {
	friendly: 'The vendor may answer people on its own, and you may never hear of it.',
	neutral: 'The vendor may answer requests of people by itself.',
	legal: 'The provider may respond to data subjects without the involvement of the controller.',
}

/** "It may answer as it thinks right and need not involve the customer." */
function answersAlone(input: RuleInput): Passage | null {
	const about = [...mentions(input, rightsOfPeople), ...headed(input, requestHeading)]
	return about.find(({ sentence }) => /\b(?:may|can|will)\b[^.;]{0,40}\b(?:answer|respond|reply|reject|refuse|decide)\w*\b[^.;]{0,60}\b(?:as\s+it\s+(?:sees|thinks|deems|finds)|(?:in|at)\s+its\s+(?:own\s+|sole\s+)?(?:discretion|way)|by\s+itself|on\s+its\s+own|without\b[^.;]{0,30}\b(?:involv|inform|notif|ask|tell|consult))/i.test(sentence.text) || /\bneed\s+not\s+(?:involve|inform|tell|ask|notify|consult|help|forward)/i.test(sentence.text)) ?? null
}

function helpWith(input: RuleInput): Passage | null {
	const about = [...mentions(input, rightsOfPeople), ...headed(input, requestHeading).filter(({ sentence }) => /\brequests?\b|\brights?\b/i.test(sentence.text))]
	return about.find(({ sentence }) => helps.test(sentence.text) && !/["”]\s+means\b/i.test(sentence.text)) ?? null
}
