import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { ClauseTopic } from '../rule-wording.ts'
import { ofCreations as creationsClause } from '../clause-homes.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { capitalized } from '../party-names.ts'
import { type Passage, clauseTextAround, passage, quoteSpan, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { anyAssignment, anyOwnership, presentAssignment, separatePaper } from './ownership.ts'
import { hiring, namesOfBoth } from './sides.ts'
import { isContractor } from './worker.ts'

const basis = { kind: 'S', source: 'Common Paper contractor form; published invention assignment forms' } as const

const paid = patternPart`
	\b(?:
		(?:up)?on|after|following|once|subject\s+to|(?:conditional|conditioned|contingent|dependent)\s+(?:up)?on|when|until
		|provided\s+that
	)\b[^.;]{0,60}\b(?:payments?|paid|pays|settled|cleared)\b
`
const passing = patternPart`
	\b(?:
		(?:obtains?|acquires?|gets|receives?|gains?)\b[^.;]{0,40}\b(?:rights?|title|ownership|copyrights?)
		|rights?\b[^.;]{0,40}\b(?:moves?|goes?|comes?\s+over|go\s+over)|assign(?:s|ed|ment)?
		|(?<!\b(?:wire|bank|funds|credit)\s)transfer(?:s|red)?|vests?|pass(?:es)?|titles?|ownership|owns?|retains?|belongs?\s+to
		|becomes?\s+the|(?:remains?|stays?)\s+(?:the\s+)?(?:property|with|owner|vested|owned)
	)\b
`
const passesOnPayment = new RegExp(
	String.raw`${paid}[^.]{0,60}\buntil\s+then\b[^.;]{0,60}\b(?:remains?|stays?|retain\w*)\b|${passing}[^.;]{0,160}${paid}|${paid}[^.;]{0,160}${passing}`,
	'i',
)
const work = longPattern('i')`
	\b(?:
		intellectual\s+property|IP\b|work\s+products?|deliverables?|inventions?|copyrights?|rights?\s+in|(?:all|the)\s+rights|title
		|source\s+code|software|code|designs?|results|developments?
	)\b
`
const notWaiting = longPattern('i')`
	\b(?:
		whether\s+or\s+not|regardless|irrespective|not\s+(?:be\s+)?(?:conditional|contingent|dependent|depend|subject|conditioned)
		|independent\s+of|expenses?|vest(?:s|ed|ing)?\s+(?:over|in\s+(?:equal|monthly)|as\s+to)|shares?|options?
	)\b
`

function conditionalOnPayment(input: RuleInput) {
	const late = wording(input, passesOnPayment, notWaiting)
	return late && work.test(late.sentence.text) ? late : null
}

const subcontracting = /\b(?:sub-?contract\w*|delegat\w+|assistants?|(?:its|their)\s+(?:own\s+)?(?:employees|staff|personnel))\b/i
const flowDown = longPattern('i')`
	\b(?:
		written\s+agreement|same\s+(?:terms|duties|obligations)|at\s+least\s+as\s+(?:strict|protective)
		|prior\s+(?:written\s+)?(?:consent|approval)|without\b[^.;]{0,60}\b(?:consent|approval|permission)
		|(?:sub-?contractors?|helpers?|each|every|personnel|staff|employees|assistants?|they|them|who)\b[^.;]{0,80}\b
			(?:assign\w*|sign\w*|execut\w+|agrees?|bound)\b
		|flow|may\s+not|(?:shall|will|must)\s+not|not\s+(?:use|engage|hire|subcontract)
	)\b
`
const thirdParty = longPattern('i')`
	\b(?:
		third[\s-]party\s+(?:
			materials?|code|software|components?|content|works?|rights?|IP|intellectual\s+property|tools?|libraries|property
		)
		|open[\s-]source|(?:generative\s+)?(?:AI|artificial\s+intelligence)\b|materials?\s+(?:owned\s+by|of)\s+(?:others|third)
	)
`
const builds = /\b(?:software|source\s+code|code|app(?:lication)?s?\b|website|develop(?:s|ment|er)?\b|engineering|program\w*)/i

export const ipTiming: Rule = {
	id: 'employment.ip_timing',
	playbook: 'employment',
	title: 'When IP passes, and from whom',
	basis,
	protects: hiring,
	provenByQuote: true,
	doubtedBy: ['ip_assignment'],
	stake: 9,
	standard: 'IP passes as the work is created. An unpaid invoice is a claim for money.',
	decide(input) {
		if (!isContractor(input)) return notApplicable
		const { company, worker } = namesOfBoth(input)
		const late = conditionalOnPayment(input)
		if (late) {
			return flagged({
				severity: 'high',
				span: late,
				says: `IP passes to ${company} only on payment.`,
				why: 'In a dispute over one invoice your product may hold code that you do not own. An investor or buyer will find that gap.',
				market: 'IP passes as the work is created. An unpaid invoice is a claim for money.',
				action: 'let IP pass as the work is created and not on payment',
				reason: 'An unpaid invoice can be claimed in court, and the product cannot wait for that.',
				fallback: 'Payment by milestone, with a license to use the work in the meantime.',
				replacement:
					`All right, title and interest in each part of the work will vest in ${company} as that part is created, whether or ` +
					'not payment has been made. This does not affect the right to be paid.',
			})
		}
		const helper = passage(
			input,
			new RegExp(String.raw`\b(?:may|can|is\s+(?:free|entitled)\s+to|right\s+to|at\s+liberty)\b[^.;]{0,60}${subcontracting.source}`, 'i'),
			aboutTheContract,
		)
		if (helper && !flowDown.test(clauseTextAround(input, helper).replace(withoutConsent, ' ')) && anyAssignment(input)) {
			return flagged({
				severity: 'medium',
				span: helper,
				says: `${capitalized(worker)} may use subcontractors who need not assign their IP.`,
				why: 'The company owns what its contractor assigns, and not what a subcontractor wrote. One such gap can hold up a financing.',
				market: 'Subcontractors only with consent, and only after each has signed IP and confidentiality terms.',
				action: 'require each subcontractor to sign the same IP and confidentiality terms first',
				reason: 'The chain of title must have no gap.',
				fallback: `A warranty that ${worker} owns everything it delivers.`,
				replacement:
					`${capitalized(worker)} will not use subcontractors without the prior written consent of ${company}, and only after ` +
					'each has signed an assignment of inventions and confidentiality terms at least as protective as this Agreement.',
			})
		}
		const owned = anyAssignment(input)
		if (!owned) return notApplicable
		const present = presentAssignment(input)
		const answered = wording(input, thirdParty) ?? wording(input, subcontracting)
		if (answered || !builds.test(owned.sentence.text) || separatePaper(input)) return present ? passed(present) : notApplicable
		return absent({
			severity: 'low',
			says: 'The contract is silent on open-source and third-party code.',
			why: 'Some open-source licenses require you to publish your own code, and diligence finds that late.',
			market: 'No third-party or open-source code in the deliverables without written consent.',
			action: 'require written consent before third-party or open-source code goes into the deliverables',
			reason: 'The company must know what is in its product.',
			replacement:
				`${capitalized(worker)} will not incorporate third-party or open-source materials into the deliverables without the ` +
				`prior written consent of ${company}.`,
		})
	},
}

const withoutConsent =
	/\bwithout\s+(?:the\s+)?(?:need\s+for\s+)?(?:prior\s+)?(?:consent|approval|permission)\b|\bconsent\s+is\s+not\s+required\b/gi
/** A right to delegate what the contract gives, or the company's own helpers: not the worker's. */
const aboutTheContract = /\b(?:company|client|customer|employer)\s+(?:may|can|shall|will)\b|\bassign\b[^.;]{0,40}\b(?:this\s+)?agreement\b/i

const furtherActs = longPattern('i')`
	\b(?:
		further\s+assurances?|power\s+of\s+attorney|attorney[\s-]in[\s-]fact
		|(?:execut\w+|sign)\b[^.;]{0,80}\b(?:documents?|instruments?|papers?|assignments?|forms?)\b
		|(?:assist|help|cooperat\w+|co-operat\w+|aid)\b[^.;]{0,120}\b(?:
			perfect\w*|secur\w+|obtain\w*|register\w*|record\w*|enforc\w+|protect\w*|evidenc\w+|confirm\w*|appl(?:y|ications?)|patents?
			|filings?
		)\b
		|all\s+(?:things|acts|steps)\s+(?:\w+\s+){0,3}(?:necessary|needed|required|reasonably)
		|(?:documents?|papers?|steps)\b[^.;]{0,60}\b(?:needed|necessary|required)\b[^.;]{0,60}\b
			(?:confirm|perfect|record|complete|secure|vest|give\s+effect)
	)
`
const ofRights = longPattern('i')`
	\b(?:
		(?:its|these|such|their|the\s+company['’]s)\s+rights?|rights?\s+(?:in|of)|title|assignments?|inventions?|patents?|copyrights?
		|intellectual\s+property|IP\b|ownership|work\s+products?|deliverables?|further\s+assurances?
	)\b
`
const ofCreations = /\b(?:intellectual\s+property|inventions?|copyrights?|patents?|work\s+product)\b/i
const givesBack = longPattern('i')`
	\b(?:
		return\w*|deliver\w*\s+(?:up|back|to\s+the\s+(?:company|client))|surrender\w*|hand\w*\s+(?:back|over|in)|give\w*\s+back|destroy\w*
		|delete\w*
	)\b[^.;]{0,160}\b(?:
		materials?|propert(?:y|ies)|documents?|equipment|laptops?|devices?|records?|cop(?:y|ies)|files?|information|data|keys|everything
		|items?
	)\b
	|\b(?:materials?|property|documents?|equipment|laptops?|devices?|records?|copies|files)\b[^.;]{0,100}\b
		(?:(?:be\s+)?returned|handed\s+(?:back|over)|surrendered|given\s+back)\b
	|\breturned\s+(?:by\b[^.;]{0,40}\b)?to,?\s+(?:the\s+)?(?:company|client|customer|employer)\b
`

const furtherAssurancesClause: ClauseTopic = {
	heading: 'Further Assurances',
	home: creationsClause,
	said: /\bfurther assurances?\b/i,
}
const returnOfMaterials: ClauseTopic = {
	heading: 'Return of Materials',
	said: /\b(?:return|hand|deliver|surrender)\w*\b[^.;]{0,160}\b(?:materials?|property|equipment|documents|embodiments|belongings)\b/i,
}

export const furtherAssurances: Rule = {
	id: 'employment.further_assurances',
	playbook: 'employment',
	title: 'Further assurances and return of materials',
	basis,
	protects: hiring,
	standard: 'A further-assurances clause with a power of attorney, and return of all materials at the end.',
	wording: { clause: (wording) => (/^Upon termination\b/.test(wording) ? returnOfMaterials : furtherAssurancesClause) },
	decide(input) {
		const owned = anyOwnership(input)
		if (!owned || (input.documentType === 'Offer Letter' && separatePaper(input))) return notApplicable
		const proven =
			sentencesSaying(input, furtherActs, /\bright\s+to\s+work\b|\bidentity\b/i).find(
				(place) => ofRights.test(place.sentence.text) || ofCreations.test(clauseTextAround(input, place)),
			) ?? null
		const back = wording(input, givesBack, /\bnot\s+(?:be\s+)?(?:required|obliged|need)\b|\breturn\s+(?:email|receipt)/i)
		if (proven && back) return passed(proven)
		const { company, worker } = namesOfBoth(input)
		const lacking = [
			proven ? null : 'sign later documents that record the IP (further assurances)',
			back ? null : 'return company materials at the end',
		].filter((item) => item !== null)
		return absent({
			severity: 'low',
			says: `Nothing obliges ${worker} to ${lacking.join(' or to ')}.`,
			why: proven
				? 'Code, keys and files may stay with someone who has left.'
				: 'A patent office wants a signed assignment. Someone who has left may refuse to sign it.',
			market: 'A further-assurances clause with a power of attorney, and return of all materials at the end.',
			action: `add a duty to ${lacking.join(' and to ')}`,
			reason: 'It costs little now and much later.',
			fallback: 'A reasonable hourly rate for help after the end.',
			replacement: [
				proven
					? null
					: `${capitalized(worker)} will execute all documents needed to perfect, register or enforce the rights of ${company} in ` +
						`the work product under this Agreement, and appoints ${company} as attorney-in-fact to do so if a signature cannot be ` +
						'obtained.',
				back ? null : `Upon termination ${worker} will promptly return all documents, files, devices and other materials of ${company}.`,
			]
				.filter((clause) => clause !== null)
				.join(' '),
		})
	},
}

/** Every sentence with `pattern`, denied or not: "if she does not sign, the Company may" denies no duty. */
function sentencesSaying({ structure }: RuleInput, pattern: RegExp, unless: RegExp): Passage[] {
	return structure.sentences.flatMap((sentence) => {
		const match = pattern.exec(sentence.text)
		return match && !unless.test(sentence.text) ? [{ ...quoteSpan(sentence, match), match, sentence }] : []
	})
}
