import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { sureLabel } from '../sure-label.ts'
import { isPlainGrant } from './paper.ts'
import { ipTransfer, separateIpPaper } from './present-assignment.ts'
import { staying } from './sides.ts'

const earlier = longPattern('i')`
	\b(?:
		before|prior\s+to|pre-?(?:incorporation|existing|formation)|existing|to\s+date|heretofore|previously|past|already
		|has\s+(?:created|made|developed)|have\s+(?:created|made|developed)|whether\s+(?:\w+\s+){0,3}(?:before|now)|now\s+or
		|at\s+any\s+time|all\s+(?:of\s+)?(?:his|her|its|their|the)?\s*(?:rights?|work)|schedule|exhibit
	)\b
`
const laterOnly = longPattern('i')`
	\b(?:
		during\s+(?:the\s+|his\s+|her\s+|their\s+|its\s+)?(?:\w+\s+){0,2}(?:term|employment|service|engagement|time)
		|while\s+(?:\w+\s+){0,3}(?:employed|engaged|serv\w+|work\w+|founder)|from\s+(?:now\s+on|the\s+(?:effective\s+)?date)
		|after\s+(?:the\s+)?(?:effective\s+date|date|incorporation|formation|closing)|in\s+the\s+future|hereafter|in\s+the\s+course\s+of
	)\b
`
const condition = longPattern('i')`
	\b(?:upon|on|once|after|when|if|subject\s+to|conditional\s+on|conditioned\s+(?:up)?on|only\s+after|effective\s+(?:up)?on)\s+
	(?:\w+\s+){0,4}(?:payment|paid|funding|financing|full\s+vesting|raises?|fully\s+vested)\b
`

const market = 'A present assignment ("hereby assigns") of all earlier work on the product, with a list of what is excluded.'
const clause =
	'Each Founder hereby irrevocably assigns to the Company all right, title and interest in and to all inventions, software, ' +
	'designs, trade names and other work product relating to the business of the Company, whether created before or after its ' +
	'incorporation, including all intellectual property rights therein. Excluded work is listed in Schedule A; if nothing is listed, ' +
	'there is none.'

export const ipAssignment: Rule = {
	id: 'cofounder.ip_assignment',
	playbook: 'cofounder',
	title: 'Assignment of founder IP',
	basis: { kind: 'S', source: 'Stripe Atlas and Cooley GO founder documents; Stanford v. Roche on promises to assign' },
	protects: staying,
	stake: 9,
	decide(input) {
		const { kind, place, places } = ipTransfer(input)
		const severity = 'high' as const
		const later = {
			market,
			reason: 'Investors will ask who owns the product.',
			fallback: 'A short list of earlier work that stays with a founder, with a perpetual, royalty-free license to the company.',
			replacement: clause,
		}
		if (kind === 'none' || !place) {
			if (isPlainGrant(input)) return notApplicable
			if (separateIpPaper(input) || sureLabel(input, 'Ip Ownership Assignment')) return undecided
			return absent({
				...later,
				severity,
				says: 'There is no assignment of the founders’ earlier work to the company.',
				why: 'A departing founder could take the code along, and no investor funds a company that may not own its product.',
				action: 'have each founder assign all work on the product to the company now',
			})
		}
		if (kind === 'promised') {
			return flagged({
				...later,
				severity,
				span: place,
				says: 'The founders only promise to assign their work. Title does not pass by these words.',
				why: 'If a founder assigns the same work to someone else first, that assignee may own it.',
				action: 'change the promise to "hereby assigns"',
			})
		}
		if (kind === 'licensed') {
			return flagged({
				...later,
				severity,
				span: place,
				says: 'The company receives a license, and the founder keeps title to the work.',
				why: 'A license can end, and a buyer of the company wants title.',
				action: 'replace the license by an assignment',
			})
		}
		const words = places.map((each) => `${each.sentence.text} ${clauseTextAround(input, each)}`).join(' ')
		const conditional = places.find(({ sentence }) => condition.test(sentence.text))
		if (conditional) {
			return flagged({
				...later,
				severity: 'medium',
				span: conditional,
				says: 'The assignment is conditional, so title has not passed yet.',
				why: 'Until the condition is met, the company does not own its product.',
				action: 'let the assignment take effect at signing',
			})
		}
		if (places.every(({ sentence }) => laterOnly.test(sentence.text)) && !earlier.test(words)) {
			return flagged({
				...later,
				severity,
				span: place,
				says: 'The assignment covers later work only, and not what was built before.',
				why: 'The first version is often the core of the product, and its author would still own it.',
				action: 'extend the assignment to all work made before incorporation',
			})
		}
		return passed(place)
	},
}
