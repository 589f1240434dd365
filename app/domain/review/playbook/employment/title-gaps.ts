import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { clauseTextAround, passage, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { anyAssignment, anyOwnership, separatePaper } from './ownership.ts'
import { isContractor } from './worker.ts'

const basis = { kind: 'S', source: 'Common Paper contractor form; published invention assignment forms' } as const

const paid = String.raw`\b(?:(?:up)?on|after|following|once|subject\s+to|(?:conditional|conditioned|contingent|dependent)\s+(?:up)?on|when|until|provided\s+that)\b[^.;]{0,60}\b(?:payments?|paid|pays|settled|cleared)\b`
const passing = String.raw`\b(?:(?:obtains?|acquires?|gets|receives?|gains?)\b[^.;]{0,40}\b(?:rights?|title|ownership|copyrights?)|rights?\b[^.;]{0,40}\b(?:moves?|goes?|comes?\s+over|go\s+over)|assign(?:s|ed|ment)?|(?<!\b(?:wire|bank|funds|credit)\s)transfer(?:s|red)?|vests?|pass(?:es)?|titles?|ownership|owns?|retains?|belongs?\s+to|becomes?\s+the|(?:remains?|stays?)\s+(?:the\s+)?(?:property|with|owner|vested|owned))\b`
const passesOnPayment = new RegExp(String.raw`${paid}[^.]{0,60}\buntil\s+then\b[^.;]{0,60}\b(?:remains?|stays?|retain\w*)\b|${passing}[^.;]{0,160}${paid}|${paid}[^.;]{0,160}${passing}`, 'i')
const work = /\b(?:intellectual\s+property|IP\b|work\s+products?|deliverables?|inventions?|copyrights?|rights?\s+in|(?:all|the)\s+rights|title|source\s+code|software|code|designs?|results|developments?)\b/i
const notWaiting = /\b(?:whether\s+or\s+not|regardless|irrespective|not\s+(?:be\s+)?(?:conditional|contingent|dependent|depend|subject|conditioned)|independent\s+of|expenses?|vest(?:s|ed|ing)?\s+(?:over|in\s+(?:equal|monthly)|as\s+to)|shares?|options?)\b/i

/** A sentence that makes the passing of rights wait for money: "title passes upon full payment". */
function conditionalOnPayment(input: RuleInput) {
	const late = wording(input, passesOnPayment, notWaiting)
	return late && work.test(late.sentence.text) ? late : null
}

const subcontracting = /\b(?:sub-?contract\w*|delegat\w+|assistants?|(?:its|their)\s+(?:own\s+)?(?:employees|staff|personnel))\b/i
const flowDown = /\b(?:written\s+agreement|same\s+(?:terms|duties|obligations)|at\s+least\s+as\s+(?:strict|protective)|prior\s+(?:written\s+)?(?:consent|approval)|without\b[^.;]{0,60}\b(?:consent|approval|permission)|(?:sub-?contractors?|helpers?|each|every|personnel|staff|employees|assistants?|they|them|who)\b[^.;]{0,80}\b(?:assign\w*|sign\w*|execut\w+|agrees?|bound)\b|flow|may\s+not|(?:shall|will|must)\s+not|not\s+(?:use|engage|hire|subcontract))\b/i
const thirdParty = /\b(?:third[\s-]party\s+(?:materials?|code|software|components?|content|works?|rights?|IP|intellectual\s+property|tools?|libraries|property)|open[\s-]source|(?:generative\s+)?(?:AI|artificial\s+intelligence)\b|materials?\s+(?:owned\s+by|of)\s+(?:others|third))/i
const builds = /\b(?:software|source\s+code|code|app(?:lication)?s?\b|website|develop(?:s|ment|er)?\b|engineering|program\w*)/i

export const ipTiming: Rule = {
	id: 'employment.ip_timing',
	playbook: 'employment',
	title: 'Rights pass as the work is made',
	basis,
	decide(input) {
		const late = conditionalOnPayment(input)
		if (late) {
			return flagged({
				severity: 'high',
				span: late,
				says: {
					friendly: 'Let the rights pass as the work is made. Here they pass only once it is paid.',
					neutral: 'The company gets the rights only when it has paid.',
					legal: 'Title to the work product is conditional upon payment.',
				},
				why: 'In a fight over one bill your product may hold code that you do not own. A buyer of your company will see that gap.',
				market: 'Rights pass on creation. An unpaid bill is a claim for money, no more.',
				action: 'let the rights pass as the work is made, not on payment',
				reason: 'A bill can be claimed in court, and our product can’t wait for that.',
				fallback: 'Accept payment for each milestone, and a licence to use the work in the meantime.',
				replacement: 'The rights in each part of the work pass to the Company as that part is made, whether or not it has been paid for. The claim to payment is not affected.',
			})
		}
		if (!isContractor(input)) return notApplicable
		const helper = passage(input, new RegExp(String.raw`\b(?:may|can|is\s+(?:free|entitled)\s+to|right\s+to|at\s+liberty)\b[^.;]{0,60}${subcontracting.source}`, 'i'))
		if (helper && !flowDown.test(clauseTextAround(input, helper).replace(/\bwithout\s+(?:the\s+)?(?:need\s+for\s+)?(?:prior\s+)?(?:consent|approval|permission)\b|\bconsent\s+is\s+not\s+required\b/gi, ' '))) {
			return flagged({
				severity: 'medium',
				span: helper,
				says: {
					friendly: 'Helpers may do the work, but nobody makes them sign over their rights. Add that.',
					neutral: 'Subcontractors may be used, with no duty to have them assign their rights.',
					legal: 'Subcontracting is permitted without a flow-down of the assignment and confidentiality covenants.',
				},
				why: 'You would own what your contractor wrote, but not what a helper wrote. One such gap can stop a deal.',
				market: 'Helpers only with your consent, and only after they sign the same terms on rights and secrecy.',
				action: 'have each helper sign the same terms on rights and secrecy first',
				reason: 'The chain of rights must have no gap.',
				fallback: 'Take a promise that the contractor owns all it hands over and pays if it does not.',
				replacement: 'The Contractor uses subcontractors only with the Company’s written consent, and only after each has signed terms on rights and secrecy at least as strict as these.',
			})
		}
		const owned = anyAssignment(input)
		if (!owned) return notApplicable
		const others = wording(input, thirdParty)
		const helpers = wording(input, subcontracting)
		if (others ?? helpers) return passed(others ?? helpers)
		if (!builds.test(visibleText(input)) || separatePaper(input)) return passed(owned)
		return absent({
			severity: 'low',
			says: {
				friendly: 'Ask what code of others goes in. The paper is silent on open source, AI tools and helpers.',
				neutral: 'Nothing is said about open source, AI tools or helpers.',
				legal: 'The agreement is silent on third-party materials, open-source software, AI tools and subcontractors.',
			},
			why: 'Code of others may come with terms that force you to share your own, and you find out when you sell.',
			market: 'No code of others and no helpers without the company’s written consent.',
			action: 'add that code of others, AI tools and helpers need our consent',
			reason: 'We need to know what is in our product.',
			replacement: 'The Contractor uses third-party code, open-source software, AI tools and subcontractors only with the Company’s prior written consent.',
		})
	},
}

const furtherActs = /\b(?:further\s+assurances?|power\s+of\s+attorney|attorney[\s-]in[\s-]fact|(?:execut\w+|sign)\b[^.;]{0,80}\b(?:documents?|instruments?|papers?|assignments?|forms?)\b|(?:assist|help|cooperat\w+|co-operat\w+|aid)\b[^.;]{0,120}\b(?:perfect\w*|secur\w+|obtain\w*|register\w*|record\w*|enforc\w+|protect\w*|evidenc\w+|confirm\w*|appl(?:y|ications?)|patents?|filings?)\b|all\s+(?:things|acts|steps)\s+(?:\w+\s+){0,3}(?:necessary|needed|required|reasonably)|(?:documents?|papers?|steps)\b[^.;]{0,60}\b(?:needed|necessary|required)\b[^.;]{0,60}\b(?:confirm|perfect|record|complete|secure|vest|give\s+effect))/i
const ofRights = /\b(?:rights?|title|assign\w*|inventions?|patents?|copyrights?|intellectual\s+property|IP\b|ownership|work\s+products?|deliverables?|further\s+assurances?)\b/i
const givesBack = /\b(?:return\w*|deliver\w*\s+(?:up|back|to\s+the\s+(?:company|client))|surrender\w*|hand\w*\s+(?:back|over|in)|give\w*\s+back|destroy\w*|delete\w*)\b[^.;]{0,160}\b(?:materials?|propert(?:y|ies)|documents?|equipment|laptops?|devices?|records?|cop(?:y|ies)|files?|information|data|keys|everything|items?)\b|\b(?:materials?|property|documents?|equipment|laptops?|devices?|records?|copies|files)\b[^.;]{0,100}\b(?:(?:be\s+)?returned|handed\s+(?:back|over)|surrendered|given\s+back)\b/i

export const furtherAssurances: Rule = {
	id: 'employment.further_assurances',
	playbook: 'employment',
	title: 'Papers get signed and things come back',
	basis,
	decide(input) {
		const owned = anyOwnership(input)
		if (!owned || (input.documentType === 'Offer Letter' && separatePaper(input))) return notApplicable
		const acts = input.structure.sentences.find(({ text }) => furtherActs.test(text) && ofRights.test(text))
		const back = wording(input, givesBack, /\bnot\s+(?:be\s+)?(?:required|obliged|need)\b|\breturn\s+(?:email|receipt)/i)
		if (acts && back) return passed(acts)
		const lacking = acts ? 'return what belongs to the company' : back ? 'sign papers later that prove the company’s rights' : 'sign papers later, or to give things back at the end'
		return absent({
			severity: acts || back ? 'low' : 'medium',
			says: {
				friendly: `Add one line. The worker has no duty to ${lacking}.`,
				neutral: `There is no duty to ${lacking}.`,
				legal: `The agreement lacks ${acts ? 'a covenant to return materials' : back ? 'a further-assurances covenant or power of attorney' : 'both a further-assurances covenant and a duty to return materials'}.`,
			},
			why: acts ? 'Code, keys or files may stay with someone who has left.' : 'A patent office wants signed forms. One who has left may refuse, and then your right can’t be put on record.',
			market: 'The worker signs what is needed, the company may sign in their place if they can’t be found, and all things come back.',
			action: acts ? 'add a duty to return all materials at the end' : back ? 'add a duty to sign further papers, with a power to sign for the worker' : 'add a duty to sign further papers and to return all materials',
			reason: 'It costs little now and much later.',
			fallback: 'Pay a fair day rate for help after the end.',
			replacement: 'The Worker will sign any paper the Company needs to record its rights, and appoints the Company to sign it if the Worker cannot be reached. When the work ends the Worker returns all materials, files and devices of the Company.',
		})
	},
}
