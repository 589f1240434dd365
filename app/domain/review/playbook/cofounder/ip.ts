import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { sureLabel } from '../sure-label.ts'
import { isPlainGrant } from './paper.ts'
import { ipTransfer, separateIpPaper } from './present-assignment.ts'

const earlier = /\b(?:before|prior\s+to|pre-?(?:incorporation|existing|formation)|existing|to\s+date|heretofore|previously|past|already|has\s+(?:created|made|developed)|have\s+(?:created|made|developed)|whether\s+(?:\w+\s+){0,3}(?:before|now)|now\s+or|at\s+any\s+time|all\s+(?:of\s+)?(?:his|her|its|their|the)?\s*(?:rights?|work)|schedule|exhibit)\b/i
const laterOnly = /\b(?:during\s+(?:the\s+|his\s+|her\s+|their\s+|its\s+)?(?:\w+\s+){0,2}(?:term|employment|service|engagement|time)|while\s+(?:\w+\s+){0,3}(?:employed|engaged|serv\w+|work\w+|founder)|from\s+(?:now\s+on|the\s+(?:effective\s+)?date)|after\s+(?:the\s+)?(?:effective\s+date|date|incorporation|formation|closing)|in\s+the\s+future|hereafter|in\s+the\s+course\s+of)\b/i
const condition = /\b(?:upon|on|once|after|when|if|subject\s+to|conditional\s+on|conditioned\s+(?:up)?on|only\s+after|effective\s+(?:up)?on)\s+(?:\w+\s+){0,4}(?:payment|paid|funding|financing|full\s+vesting|raises?|fully\s+vested)\b/i

const market = 'Each founder assigns all earlier work on the product now ("hereby assigns"), with a list of what is left out.'
const clause =
	'Each Founder hereby assigns to the Company all right, title and interest in all inventions, code, designs, names and other work that relate to the Company’s business and were made before or after the Company was formed. What a Founder keeps is listed in a schedule; an empty schedule means "none".'

export const ipAssignment: Rule = {
	id: 'cofounder.ip_assignment',
	playbook: 'cofounder',
	title: 'The company owns what the founders built before',
	basis: { kind: 'S', source: 'Stripe Atlas and Cooley GO founder papers; Stanford v. Roche on promises to assign' },
	decide(input) {
		const { kind, place, places } = ipTransfer(input)
		const severity = 'high' as const
		const later = { market, reason: 'New investors will ask who owns the product.', fallback: 'Accept a short list of old work that stays with a founder, with a free and lasting licence to the company.', replacement: clause }
		if (kind === 'none' || !place) {
			if (isPlainGrant(input)) return notApplicable
			if (separateIpPaper(input) || sureLabel(input, 'Ip Ownership Assignment')) return undecided
			return absent({
				...later,
				severity,
				says: {
					friendly: 'Nothing here hands the product over. What each founder built so far still belongs to that founder.',
					neutral: 'There is no assignment of the founders’ earlier work to the company.',
					legal: 'The agreement contains no assignment of pre-incorporation intellectual property.',
				},
				why: 'A partner who leaves could take the code along. No one funds a company that may not own its product.',
				action: 'have each founder assign all work on the product to the company now',
			})
		}
		if (kind === 'promised') {
			return flagged({
				...later,
				severity,
				span: place,
				says: {
					friendly: 'This only promises to hand the work over some day. It does not do it.',
					neutral: 'The work is promised to the company, not assigned to it.',
					legal: 'The clause is an agreement to assign and effects no present transfer of title.',
				},
				why: 'If a founder assigns the same work to someone else first, that buyer wins and you lose the product.',
				action: 'change the promise to "hereby assigns"',
			})
		}
		if (kind === 'licensed') {
			return flagged({
				...later,
				severity,
				span: place,
				says: {
					friendly: 'The company may only use the work. The founder still owns it.',
					neutral: 'The company gets a licence, not the ownership of the work.',
					legal: 'The founder grants a licence and retains title to the intellectual property.',
				},
				why: 'A licence can end, and a buyer of your company wants to own the product.',
				action: 'replace the licence by an assignment',
			})
		}
		const words = places.map((each) => `${each.sentence.text} ${clauseTextAround(input, each)}`).join(' ')
		const conditional = places.find(({ sentence }) => condition.test(sentence.text))
		if (conditional) {
			return flagged({
				...later,
				severity: 'medium',
				span: conditional,
				says: {
					friendly: 'The work passes to the company only once something else happens, such as a payment.',
					neutral: 'The assignment hangs on a condition.',
					legal: 'The assignment is subject to a condition precedent.',
				},
				why: 'Until then the company does not own its product, and you may not be able to raise money to meet the condition.',
				action: 'let the assignment take effect at once',
			})
		}
		if (places.every(({ sentence }) => laterOnly.test(sentence.text)) && !earlier.test(words)) {
			return flagged({
				...later,
				severity,
				span: place,
				says: {
					friendly: 'Only new work goes to the company. What was built before stays with each founder.',
					neutral: 'The assignment covers later work alone.',
					legal: 'The assignment is limited to work made during service and omits pre-incorporation work.',
				},
				why: 'The first version is often the heart of the product. Who owns it could stop your company, or ask for money.',
				action: 'extend the assignment to all work made before the company was formed',
			})
		}
		return passed(place)
	},
}
