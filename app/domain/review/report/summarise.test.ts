import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { readStructure } from '../clauses/structure/read-structure.ts'
import type { Finding, RuleResult, Severity } from './report.ts'
import { allRules } from '../playbook/all-rules.ts'
import { summarise } from './summarise.ts'

const document = documentFromText('1. Work. The parties meet once a month.')
const structure = readStructure(document)
const decided: RuleResult[] = ['nda.term', 'nda.purpose', 'general.governing_law'].map((id) => ({
	id,
	title: id,
	source: '',
	outcome: 'passed',
	evidence: { quote: 'The parties meet', start: 9, end: 25 },
}))

function finding(rule: string, severity: Severity): Finding {
	return {
		id: `${rule}-1`,
		rule,
		kind: 'issue',
		severity,
		clause: 'c1',
		quote: 'Work',
		start: 3,
		end: 7,
		page: 1,
		says: '',
		why: '',
		market: '',
		ask: '',
		fallback: null,
		replacement: null,
		decide_by: 'you',
		confidence: 0.9,
	}
}

function summaryOf(findings: Finding[], about: Partial<Parameters<typeof summarise>[0]> = {}) {
	const actions = new Map(findings.map(({ id, rule }) => [id, `settle ${rule}`]))
	return summarise({
		document,
		documentType: 'NDA',
		playbook: 'nda',
		structure,
		outcomes: { rules: decided, findings, actions, readYourself: [], grave: 0, heavy: 0, decided: decided.map(({ id }) => id) },
		tone: 'neutral',
		reader: null,
		deal: [],
		...about,
	})
}

test('nothing but low findings: sign', () => {
	expect(summaryOf([finding('nda.venue', 'low')]).verdict).toBe('sign')
})

test('a medium or a high finding: negotiate', () => {
	expect(summaryOf([finding('nda.term', 'medium')]).verdict).toBe('negotiate')
	expect(summaryOf([finding('nda.one_way', 'high')]).verdict).toBe('negotiate')
})

test('one high finding of the gravest consequence overrides everything that is fine', () => {
	expect(summaryOf([finding('safe.no_security', 'high')]).verdict).toBe('get_help')
	expect(summaryOf([finding('safe.no_security', 'medium')]).verdict).toBe('negotiate')
	for (const rule of ['services.indemnity', 'lease.guarantee', 'general.unlimited_liability', 'cofounder.ip_assignment'])
		expect(summaryOf([finding(rule, 'high')]).verdict, rule).toBe('get_help')
	expect(summaryOf([finding('dpa.roles', 'high')]).verdict, 'a term that is only to be added').toBe('negotiate')
})

test('four high findings are too many to settle alone', () => {
	expect(summaryOf(['a', 'b', 'c'].map((rule) => finding(rule, 'high'))).verdict).toBe('negotiate')
	expect(summaryOf(['a', 'b', 'c', 'd'].map((rule) => finding(rule, 'high'))).verdict).toBe('get_help')
})

test('unread pages are never safe to sign, and most pages unread need help', () => {
	const unread = (count: number) => ({
		document: {
			...document,
			pages: 4,
			pagesNotRead: Array.from({ length: count }, (_, i) => ({ page: i + 1, reason: 'damaged' as const })),
		},
	})
	expect(summaryOf([], unread(1)).verdict).toBe('negotiate')
	expect(summaryOf([], unread(3)).verdict).toBe('get_help')
})

test('when nothing could be decided, it is not safe', () => {
	const rules: RuleResult[] = [
		{ id: 'nda.term', title: '', source: '', outcome: 'undecided' },
		{ id: 'general.markup', title: '', source: '', outcome: 'passed' },
	]
	expect(
		summaryOf([], {
			outcomes: { rules, findings: [], actions: new Map(), readYourself: [], grave: 0, heavy: 0, decided: ['general.markup'] },
		}).verdict,
	).toBe('get_help')
})

test('a type without a playbook of its own is not fully checked, and says so first', () => {
	const summary = summaryOf([], { documentType: 'Bylaws', playbook: 'general' })
	expect(summary.verdict).toBe('negotiate')
	expect(summary.sentence).toBe(
		'Not fully checked. The checks that could be made raised no serious point, but much of this Bylaws was not checked: read it yourself.',
	)
	expect(summary.not_covered).toEqual(['Only the general checks were made: there is no checklist of its own for a Bylaws yet.'])
})

test('orders to review software weigh nothing in the verdict and come last in what to do', () => {
	const summary = summaryOf([finding('general.hidden_text', 'high'), finding('nda.term', 'medium')])
	expect(summary.verdict).toBe('negotiate')
	expect(summary.before_signing).toEqual(['Settle nda.term (Section 1).', 'Settle general.hidden_text (Section 1).'])
})

test('the three steps are the worst by consequence, never a blank while liability is at stake', () => {
	const steps = summaryOf([
		finding('general.blanks', 'high'),
		finding('nda.venue', 'high'),
		finding('general.unlimited_liability', 'high'),
		finding('nda.non_compete', 'high'),
	]).before_signing
	expect(steps.map((step) => step.split(' ')[1])).toEqual(['general.unlimited_liability', 'nda.non_compete', 'nda.venue'])
})

test('a step says why in a sentence of at most 25 words, or not at all', () => {
	const short = { ...finding('nda.term', 'high'), why: 'You are bound for ten years. That is long.' }
	expect(summaryOf([short]).before_signing).toEqual(['Settle nda.term (Section 1): You are bound for ten years.'])
	const long = { ...finding('nda.term', 'high'), why: `You ${'really '.repeat(30)}lose.` }
	expect(summaryOf([long]).before_signing).toEqual(['Settle nda.term (Section 1).'])
})

test('a step names the place with the number its paragraph hangs under', () => {
	const paper = documentFromText(
		'# SAFE\n1. Events\n(a) Financing. The Company issues shares.\n(b) Sale. The Investor gets twice the amount.',
	)
	const clauses = readStructure(paper)
	const limb = clauses.clauses.find(({ number }) => number === '(b)')
	const sale = { ...finding('safe.no_payout', 'high'), clause: limb?.id ?? null }
	expect(summaryOf([sale], { document: paper, structure: clauses }).before_signing).toEqual(['Settle safe.no_payout (Section 1(b)).'])
})

test('balanced terms with open blanks are called balanced', () => {
	expect(summaryOf([finding('general.blanks', 'high')]).sentence).toBe(
		'The terms of this NDA are balanced, but 1 open item must be completed before signing.',
	)
})

test('the sentence names only the kinds of points there are, with the verb in their number', () => {
	expect(summaryOf([]).sentence).toBe('You can sign this NDA: its terms are balanced, and the checks below raised no point.')
	expect(summaryOf([finding('nda.venue', 'low')]).sentence).toBe(
		'You can sign this NDA: its terms are balanced, with 1 small point to tidy up.',
	)
	expect(summaryOf([finding('privacy_terms.assent', 'medium')], { documentType: 'Terms of Service' }).sentence).toMatch(
		/^Negotiate these Terms of Service/,
	)
	expect(summaryOf([finding('nda.one_way', 'high')]).sentence).toBe('Negotiate this NDA before signing: 1 high-severity point is open.')
	expect(summaryOf([finding('nda.one_way', 'high'), finding('nda.term', 'medium'), finding('nda.survival', 'medium')]).sentence).toBe(
		'Negotiate this NDA before signing: 1 high-severity point and 2 medium-severity points are open.',
	)
	expect(summaryOf([finding('nda.term', 'medium')], { tone: 'legal' }).sentence).toContain('1 medium-severity matter has been negotiated')
})

test('a disputed finding does not weigh', () => {
	expect(summaryOf([{ ...finding('nda.one_way', 'high'), disputed: { reason: '', quote: 'Work', start: 3, end: 7 } }]).verdict).toBe('sign')
})

test('a document in which hardly any check could be decided is not called balanced', () => {
	const summary = summaryOf([], {
		outcomes: { rules: decided.slice(0, 1), findings: [], actions: new Map(), readYourself: [], grave: 0, heavy: 0, decided: ['nda.term'] },
	})
	expect(summary.verdict).toBe('negotiate')
	expect(summary.sentence).toMatch(/^Not fully checked\./)
	expect(summary.not_covered).toEqual(['Few of the checks for this type could be decided; read the document yourself.'])
})

test('a passage of weight that nobody could judge keeps a document from being called balanced', () => {
	const summary = summaryOf([], {
		outcomes: {
			rules: decided,
			findings: [],
			actions: new Map(),
			readYourself: [],
			grave: 2,
			heavy: 0,
			decided: decided.map(({ id }) => id),
		},
	})
	expect(summary.verdict).toBe('negotiate')
	expect(summary.not_covered).toEqual(['2 passages of weight could not be judged; read them under ‘Read these yourself’.'])
})

test('a long policy of which no check has words to show is not called fine', () => {
	const undecidedOnly = [{ id: 'privacy_terms.rights', title: 'Rights', source: '', outcome: 'undecided' as const }]
	const outcomes = {
		rules: undecidedOnly,
		findings: [],
		actions: new Map(),
		readYourself: [],
		grave: 0,
		heavy: 0,
		decided: ['privacy_terms.rights', 'privacy_terms.contact', 'privacy_terms.dates'],
	}
	const long = documentFromText(`1. Data. We keep data. ${'We use it well. '.repeat(1200)}`)
	const about = { documentType: 'Privacy Policy', playbook: 'privacy_terms', outcomes } as const
	expect(summaryOf([], { ...about, document: long }).verdict).toBe('negotiate')
	expect(summaryOf([], { ...about, document: long }).not_covered).toHaveLength(1)
})

test('terms are called balanced only where enough checks of substance show their words, or the form is known', () => {
	const outcomes = (rules: RuleResult[], ids: string[]) => ({
		rules,
		findings: [],
		actions: new Map<string, string>(),
		readYourself: [],
		grave: 0,
		heavy: 0,
		decided: ids,
	})
	const ids = ['nda.term', 'nda.purpose', 'nda.recipients', 'general.markup']
	const unshown = decided.map(({ evidence: _, ...rule }) => rule)
	const policy = { documentType: 'Privacy Policy', playbook: 'privacy_terms', outcomes: outcomes(unshown, ids) } as const
	expect(summaryOf([], policy).sentence).toMatch(/^Not fully checked\. The checks that could be made raised no serious point/)
	expect(summaryOf([], policy).not_covered).toEqual(['Few of the checks for this type could be decided; read the document yourself.'])
	const two = { outcomes: outcomes(decided.slice(0, 2), ids) }
	expect(summaryOf([], two).verdict).toBe('negotiate')
	expect(summaryOf([finding('general.blanks', 'high')], two).sentence).toMatch(/^Not fully checked\./)
	const form: RuleResult = { id: 'nda.standard_form', title: '', source: '', outcome: 'undecided' }
	expect(summaryOf([], { outcomes: outcomes([form], [...ids, form.id]) }).verdict).toBe('sign')
	expect(summaryOf([], { outcomes: outcomes([form], ids) }).verdict).toBe('negotiate')
})

test('lesser points beside many listed passages of weight are no full review', () => {
	const outcomes = (findings: Finding[], heavy: number) => ({
		rules: decided,
		findings,
		actions: new Map<string, string>(),
		readYourself: [],
		grave: 0,
		heavy,
		decided: decided.map(({ id }) => id),
	})
	const medium = [finding('nda.term', 'medium')]
	expect(summaryOf(medium, { outcomes: outcomes(medium, 3) })).toMatchObject({
		sentence: expect.stringMatching(/^Not fully checked\. Negotiate/),
		not_covered: ['3 passages of weight could not be judged; read them under ‘Read these yourself’.'],
	})
	expect(summaryOf(medium, { outcomes: outcomes(medium, 2) }).not_covered).toEqual([])
	const high = [finding('nda.one_way', 'high')]
	expect(summaryOf(high, { outcomes: outcomes(high, 3) }).not_covered).toEqual([])
})

test('a checklist that is about the harm of the other side is no review for this one', () => {
	const rulesOfType = (concerning: number) =>
		allRules
			.filter(({ playbook }) => playbook === 'employment')
			.slice(0, 8)
			.map(({ id, title }, index) => ({
				id,
				title,
				source: '',
				outcome: index < concerning ? ('undecided' as const) : ('not_applicable' as const),
			}))
	const outcomes = (concerning: number) => ({
		rules: [...rulesOfType(concerning), ...decided],
		findings: [],
		actions: new Map(),
		readYourself: [],
		grave: 0,
		heavy: 0,
		decided: ['general.governing_law', 'general.auto_renewal', 'general.payment_time'],
	})
	const about = { documentType: 'Offer Letter', playbook: 'employment' } as const
	expect(summaryOf([], { ...about, outcomes: outcomes(2) }).sentence).toMatch(/^Not fully checked\./)
	expect(summaryOf([], { ...about, outcomes: outcomes(5) }).verdict).toBe('sign')
})

test('who publishes terms is not told that their own terms are balanced', () => {
	const side = (roleKind: 'provider' | 'user') => ({
		id: 'p1',
		name: 'Acme',
		role: null,
		roleKind,
		names: ['Acme'],
		span: null,
		confidence: 1,
	})
	const outcomes = {
		rules: decided,
		findings: [],
		actions: new Map<string, string>(),
		readYourself: [],
		grave: 0,
		heavy: 0,
		decided: decided.map(({ id }) => id),
	}
	const about = { documentType: 'Terms of Service', playbook: 'nda', outcomes } as const
	expect(summaryOf([], { ...about, reader: side('provider') })).toMatchObject({ verdict: 'negotiate', not_covered: [expect.any(String)] })
	expect(summaryOf([], { ...about, reader: side('user') }).verdict).toBe('sign')
})

test('what is only listed is counted in the summary', () => {
	const listed = (count: number, findings: Finding[], grave = 0) =>
		summaryOf(findings, {
			outcomes: {
				rules: decided,
				findings,
				actions: new Map(),
				readYourself: Array.from({ length: count }, (_, at) => ({
					clause: null,
					start: at,
					end: at + 1,
					look_for: 'Fees: check.',
				})) as never,
				grave,
				heavy: 0,
				decided: decided.map(({ id }) => id),
			},
		})
	const open = [finding('nda.term', 'medium')]
	expect(listed(12, open).not_covered).toContain('12 passages could not be judged; read them under ‘Read these yourself’.')
	expect(listed(12, open, 2).not_covered).toContain(
		'12 passages could not be judged, 2 of them of weight; read them under ‘Read these yourself’.',
	)
	expect(listed(1, open, 1).not_covered).toContain('1 passage of weight could not be judged; read it under ‘Read these yourself’.')
	expect(listed(9, open).not_covered).toEqual([])
	expect(listed(12, []).verdict).toBe('sign')
})

test('terms of which much was not checked are not called balanced when blanks are open', () => {
	const blank = [finding('general.blanks', 'medium')]
	expect(summaryOf(blank, { documentType: null }).sentence).toBe(
		'Not fully checked. 1 open item must be completed before signing this document. The checks that could be made raised no other serious point, but much was not checked: read it yourself.',
	)
})

test('where no check was decided, the document is to be read', () => {
	const nothing = { rules: [], findings: [], actions: new Map(), readYourself: [], grave: 0, heavy: 0, decided: [] }
	expect(summaryOf([], { outcomes: nothing }).sentence).toBe(
		'None of the checks could be decided for this NDA: read it yourself, or have a lawyer read it.',
	)
})
