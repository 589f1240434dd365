import { flagged, passed, type Wording } from '../draft-finding.ts'
import { monthsIn } from '../measures.ts'
import { mentions } from '../mentions.ts'
import { type Passage, passage } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { longestNoHire } from './thresholds.ts'

type Restraint = (input: RuleInput) => (Wording & { span: Passage }) | null

export const marketRestraints: Rule = {
	id: 'services.market_restraints',
	playbook: 'services',
	title: 'You stay free to trade',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms, which have none' },
	decide(input) {
		const [first, ...more] = [exclusivity, bestPrice, minimum, noHire, publicity].map((restraint) => restraint(input)).filter((finding) => finding !== null)
		return first ? flagged(first, ...more) : passed()
	},
}

const severe = { sending: 'low', receiving: 'high', unsure: 'medium' } as const
const medium = { sending: 'low', receiving: 'medium', unsure: 'medium' } as const

const exclusivity: Restraint = (input) => {
	const place = passage(
		input,
		/\b(?:exclusive(?:ly)?\s+(?:provider|supplier|vendor|source|partner|customer|distributor|purchas\w+|basis|deal\w*|obtain\w*|engage\w*|appoint\w*)|exclusively\s+from|use\s+only\s+(?:our|the\s+services?\s+of|provider's|vendor's|supplier's)|(?:only|solely)\s+from\s+(?:us|provider|vendor|supplier|seller)|(?:sole|only)\s+(?:and\s+exclusive\s+)?(?:provider|supplier|vendor|source)\s+(?:of|for|to)|(?:purchase|buy|source|obtain|procure)s?\s+(?:exclusively|all\s+(?:of\s+)?its)|(?:buys?|purchases?|orders?|obtains?|sources?|procures?|books?|takes?)\s+(?:[\w'’-]+\s+){0,6}(?:only|solely|exclusively)\s+(?:from|through|via|with)|(?:from|to|through|with)\s+(?:nobody|no\s+one)\s+(?:else|other)|no\s+other\s+(?:supplier|vendor|provider|source)|all\s+(?:of\s+)?its\s+requirements|(?:gives?|sends?|places?)\s+all\s+(?:of\s+)?its\s+(?:\w+\s+){0,3}(?:work|business|orders?|projects)\s+(?:to|with)|(?:shall|will|agrees?\s+to|grants?|during)\b[^.;]{0,60}\bexclusivity)\b|\b(?:shall|will|may|must|agrees?)\s+not\b(?:(?!\b(?:be|have|disclos\w*|permit\w*|requir\w*)\b)[^.;]){0,100}?\b(?:(?:use|engage|purchase|buy|obtain|procure|retain|work|deal)\b[^.;]{0,60}\b(?:other(?!\s+party)|another(?!\s+party)|any\s+third|competing|competitors?|similar)\b|compete\b|(?:provide|offer|sell|perform|market|distribute|promote|develop)\w*\b[^.;]{0,80}\b(?:competitors?|competing|competitive|rivals?))|\bnon-?compet(?:e|ition)\b(?=[^.]{0,200}\b(?:shall|will|may|agrees?)\b)/i,
		/\bnon-?exclusiv|\bexclusive\s+(?:jurisdiction|venue|forum|remed|property|owner|right|licen[cs]e|control)|\bto\s+(?:build|develop|create|design)\b[^.;]{0,60}\bcompet|\bcompetitive\s+(?:analysis|purposes|product)|\bconfidential\s+information\b|\bsublicens\w+\b|\bresell\b|\bbenchmark|\breverse\b|\bsolicit|\blogos?\b|\btrademarks?\b|\bwarrant(?:y|ies)\b/i,
	)
	return place && {
		severity: severe,
		span: place,
		says: {
			friendly: 'You may deal with nobody else for this kind of work. That locks your market.',
			neutral: 'One side may not deal with others for this kind of work.',
			legal: 'The agreement contains an exclusivity or non-compete covenant.',
		},
		why: 'If the price or the work turns bad, you have nowhere to go. Lost deals cost you money.',
		market: 'No lock-in. If there is one, it is narrow, short and paid for.',
		action: 'strike the lock-in',
		reason: 'Both of us should stay free to deal with others.',
		fallback: 'Accept it for a named list of rivals and 6 months, for a fee. Walk away if it closes your main market.',
		replacement: 'This Agreement is not exclusive. Each party may buy from, sell to and work with others.',
	}
}

const bestPrice: Restraint = (input) => {
	const place = passage(input, /\bmost[\s-]favou?red\b|\bMFN\b|\b(?:as|no\s+less|at\s+least\s+as)\s+favou?rable\b[^.;]{0,120}\b(?:price|pricing|fees?|terms|rates?)\b|\b(?:price|pricing|fees?|rates?|terms)\b[^.;]{0,120}\b(?:no\s+less\s+favou?rable|at\s+least\s+as\s+favou?rable|lowest|no\s+higher\s+than|most\s+favou?rable)\b[^.;]{0,100}\b(?:other|any|customers?|clients?|similar)/i, /\bdisclos|\bconfiden|\binterest\s+rate|\bhighest\s+rate\b|\bassign|\bemploy(?:ment|ed)\b/i)
		?? mentions(input, /\b(?:lower|better|higher)\s+(?:price|pricing|fees?|rates?|terms)\b[^.;]{0,120}\b(?:other|another|any)\s+(?:of\s+)?(?:\w+\s+){0,2}(?:customer|client|buyer)/i)[0] ?? null
	return place && {
		severity: medium,
		span: place,
		says: {
			friendly: 'This ties the price to the best deal that anyone else gets.',
			neutral: 'It has a best-price promise.',
			legal: 'The agreement contains a most-favoured-customer clause.',
		},
		why: 'If you are the seller, one cheap deal cuts the price for all. It also hurts when you sell the company.',
		market: 'None, or held to like orders of like size.',
		action: 'strike the best-price promise',
		reason: 'Each deal has its own size and terms.',
		fallback: 'Accept it for like volume and terms, going forward only, for one year.',
		replacement: null,
	}
}

const minimum: Restraint = (input) => {
	const place = passage(input, /\bminimum\s+(?:\w+\s+){0,3}(?:purchases?|commitments?|volumes?|fees?|spend|revenue|payments?|guarantees?|royalt(?:y|ies)|sales)\b|\bminimum\s+(?:\w+\s+){0,2}(?:orders?|quantit\w+)\b(?=[^.;]{0,60}\b(?:of|per|each)\b[^.;]{0,20}\d)|\b(?:shall|will|must|agrees?\s+to|commits?\s+to)\s+(?:purchase|order|buy|spend|pay)\b[^.;]{0,40}\b(?:at\s+least|a\s+minimum|no\s+(?:less|fewer)\s+than|not\s+less\s+than)\b|\btake[\s-]or[\s-]pay\b|\bshortfall\s+(?:fee|payment)\b/i, /\binsurance\b|\bminimum\s+wage|\bservice\s+level|\buptime|\bnotice\b[^.;]{0,30}\bat\s+least/i)
	return place && {
		severity: medium,
		span: place,
		says: {
			friendly: 'You must buy a set amount, whether you need it or not.',
			neutral: 'There is a minimum that must be bought or paid.',
			legal: 'The agreement imposes a minimum purchase commitment.',
		},
		why: 'If sales drop you still pay, and that can drain your cash.',
		market: 'None, or a small one that buys a real discount.',
		action: 'strike the minimum',
		reason: 'Use is hard to foresee this early.',
		fallback: 'Accept a minimum for one year if unused amounts carry over and the price is lower for it.',
		replacement: 'Customer has no duty to buy any minimum amount.',
	}
}

const noHire: Restraint = (input) => {
	const place = mentions(
		input,
		/\b(?:not|neither\s+(?:of\s+the\s+)?(?:party|parties)|neither\s+of\s+us)\b(?:(?!\b(?:disclos\w*|provid\w*|permit\w*|requir\w*|obligat\w*|liable|make|use|have)\b)[^.;:]){0,160}?\b(?:solicit|hire|recruit|entice|induce|poach|employ|engage|take\s+on)\b[^.;]{0,160}\b(?:(?:employees?|personnel|staff|contractors?|consultants?|customers?|clients?|suppliers?|team|workers?)\b|(?:person|persons|people|anyone|anybody|someone|somebody)\b[^.;]{0,30}\b(?:work\w*|employ\w*|serv\w+|is|was|from|of|at)\b)|\bnon-?solicit\w*\b[^.;]{0,60}\b(?:employees?|customers?|clients?|personnel|period|staff)/i,
		/\b(?:nothing|sub-?contract\w*|delegate|authori[sz]ed\s+users?|obligat\w+\s+to\s+(?:hire|employ))\b/i,
		/solicit|hire\b|recruit|entice|induce|poach|employ\b|engage\b|take\s+on/i,
	)[0]
	if (!place) return null
	const text = place.sentence.text
	const months = monthsIn(text)
	const customers = /\b(?:solicit|entice|induce)\w*\b[^.;]{0,120}\b(?:customers?|clients?|suppliers?)\b(?!'s?\s+(?:employ|person|staff))/i.test(text) && !/\b(?:employees?|personnel|staff|contractors?|consultants?)\b/i.test(text)
	const even = /\b(?:neither|either|each|both)\s+(?:of\s+the\s+)?(?:part(?:y|ies)|of\s+us)\b|\ba\s+party\b/i.test(text)
	if (even && !customers && months !== null && months <= longestNoHire) return null
	return {
		severity: customers || months === null || months > longestNoHire ? medium : 'low',
		span: place,
		says: {
			friendly: `There is a ban on ${customers ? 'winning over customers' : even ? 'hiring each other’s people' : 'hiring the other side’s people'}, ${months === null ? 'with no end date' : `for ${months} months`}.`,
			neutral: `It bans ${customers ? 'winning over customers' : 'hiring or winning over staff'}, ${months === null ? 'with no end date' : `for ${months} months`}.`,
			legal: `The agreement imposes a non-solicitation covenant ${months === null ? 'without limit in time' : `of ${months} months`}.`,
		},
		why: customers ? 'It may keep you from your own buyers and cost you sales.' : 'A good hire could cost you a claim.',
		market: 'None, or 12 months, both ways, for people met in the work, with open job ads allowed.',
		action: customers ? 'strike the ban on winning over customers' : 'limit the ban on hiring to 12 months, both ways',
		reason: 'People and buyers choose for themselves.',
		fallback: 'Accept 12 months for people who worked on this deal.',
		replacement: customers ? null : 'During the term and for twelve months after, neither party will target for hire a person of the other who worked on this Agreement. Open job advertisements are allowed.',
	}
}

const publicity: Restraint = (input) => {
	const place = passage(
		input,
		/\b(?:may|can|right\s+to|grants?|authori[sz]es|permission\s+to|agrees?\s+(?:that|to))\b[^.;]{0,120}\b(?:use|show|print|display|list|refer|identify|publish|disclose|issue|feature|mention|serve|act)\w*\b[^.;]{0,80}\b(?:logos?|trademarks?|name)\b[^.;]{0,160}\b(?:marketing|promotion\w*|website|publicity|customer\s+lists?|press|advertis\w+|sales|case\s+stud\w+|customer)\b|\b(?:may|shall|will|agrees?\s+to)\b[^.;]{0,60}\b(?:issue|publish|participate|serve|take\s+part)\b[^.;]{0,40}\b(?:press\s+release|case\s+stud\w+|reference\s+customer|testimonial)/i,
		/\b(?:with|subject\s+to|only\s+(?:with|after)|upon|after|obtain\w*)\b[^.;]{0,60}\b(?:consent|approval|permission)\b|\bwithout\b[^.;]{0,60}\b(?:consent|approval|permission)\b[^.;]{0,20}\bnot\b|\b(?:may|shall|will)\s+not\b|\bneither\b|\b(?:each|either)\s+party\s+may\b|\bdomain\s+name|\buser\s?name/i,
	)
	return place && {
		severity: 'low',
		span: place,
		says: {
			friendly: 'They may show your name and logo without asking you each time.',
			neutral: 'Your name and logo may be used in ads without your consent.',
			legal: 'The agreement grants publicity rights without prior consent.',
		},
		why: 'Your plans may come out before you want, and ending it later is hard.',
		market: 'Use of a name or logo only with consent, which can be taken back.',
		action: 'make use of our name and logo subject to our consent',
		reason: 'We want to see how our name is used.',
		fallback: 'Accept your name in a plain list of customers.',
		replacement: 'A party may use the name or logo of the other in public only with its prior written consent, which it may take back at any time.',
	}
}
