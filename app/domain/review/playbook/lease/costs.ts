import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { monthsIn } from '../measures.ts'
import { passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { daysIn, harm, listed, sentencesSaying, tenant, tenants, within } from './lease-words.ts'
import { largestDeposit, latestDepositReturn } from './thresholds.ts'

const costs = longPattern('i')`
	\b(?:
		operating\s+(?:expenses?|costs?|charges)|common\s+area\s+(?:maintenance|costs?|charges|expenses?)|CAM\b|service\s+charges?
		|triple[\s-]net|NNN\b|building\s+(?:expenses?|(?:operating\s+)?costs?)
		|(?:pro[\s-]?rata|proportionate)\s+share\s+of\b[^.;]{0,60}\b(?:expenses|costs|taxes)|outgoings|running\s+costs
		|(?:all|any)\s+(?:the\s+)?(?:costs?|expenses|charges|outlays)\s+(?:of|for)\s+(?:the\s+)?(?:property|building|house|estate)
		|costs?\s+of\s+(?:running|operating|maintaining|keeping\s+up|managing)\s+the\s+(?:building|house|property|estate)
		|(?:
			one[\s-]\w+|half|(?:a|an)\s+(?:third|quarter|fifth|sixth|eighth|tenth|part|share)
			|(?:its|your|their|a\s+fair)\s+(?:\w+\s+)?(?:share|part)|\d[\d.]*\s?(?:%|percent|per\s+cent)
		)\s+of\s+(?:all\s+)?(?:the\s+)?(?:(?:yearly|annual|total)\s+)?
			(?:costs?\b|expenses\b|charges\b|whatever\b|what\b[^.;]{0,40}\b(?:spends|pays|lays\s+out))[^.;]{0,80}\b(?:
			building|house|estate|common|shared|cleaning|lighting|insurance|insuring|taxes|upkeep|repair\w*|heating
		)
	)
`
const costsMatter = new RegExp(
	String.raw`${costs.source}|\b(?:capital|audit|books|records|vouchers|receipts|controllable|upper\s+limit|year-end|statement)\b`,
	'i',
)
const allIn = longPattern('i')`
	\b(?:full[\s-]service|gross)\s+(?:lease|rent|basis)
	|\brent\s+(?:includes|covers|is\s+inclusive\s+of)\b|\ball[\s-]inclusive\b
	|\b(?:no|not)\b[^.;]{0,60}\b(?:pay|owe|charge\w*|liable|responsible|share)\b[^.;]{0,60}\b
		(?:operating|common\s+area|CAM|service\s+charge|building)\b
	|\bno\s+(?:additional\s+rent|operating\s+expenses?|CAM|service\s+charges?)\b
`
const capped = new RegExp(
	patternPart`
		\b(?:
			(?:not|never)\s+(?:to\s+)?(?:increases?|exceeds?|rises?|grows?|go(?:es)?\s+up|be\s+more|more\s+than)|no\s+more\s+than
			|cap(?:ped|s)?\b|ceiling|limited\s+to|at\s+most|maximum
		)\b${within(120)}(?:%|\bpercent|\$|£|€)
		|(?:%|\bpercent)${within(40)}\bcap\b
	`,
	'i',
)
const audits = longPattern('i')`
	\b(?:audit\w*|inspect\w*|examin\w+|review\w*|check)\b[^.;]{0,100}\b(?:
		books|records|statements?|accounts?|invoices|vouchers|receipts|bills|expenses|costs|charges
	)\b
	|\b(?:books|records|accounts|receipts|vouchers)\b[^.;]{0,20}\bopen\s+to\b
	|\b(?:see|copies\s+of|shows?)\b[^.;]{0,40}\b(?:books|records|accounts|invoices|receipts|vouchers|bills)\b
	|\b(?:books|records|statements?|accounts|invoices)\b[^.;]{0,80}\b(?:audit\w*|inspect\w*|examin\w+|review\w*)
`
const noAudit = /\b(?:no|not|without|waives?|neither)\b[^.;]{0,60}\b(?:audit|inspect|examine|review|right)|\bfinal\s+and\s+binding\b/i
const capital = /\bcapital\b/i
const worksOut = longPattern('i')`
	\b(?:not|no|without|exclud\w+|except\w*|other\s+than|nor|bears?\s+alone)\b[^.]{0,120}\b(?:
		improvements?|rebuild\w*|major\s+works|structural|structure|replacements?|renewals?|replacing|new\s+(?:plant|equipment|roof)
	)\b
`
const capitalOut = new RegExp(
	patternPart`
		\b(?:exclud\w+|not\s+includ\w*|except\w*|other\s+than|shall\s+not|do(?:es)?\s+not|not\s+be|no|without)\b[^.]{0,240}\bcapital\b
		|\bcapital\b[^.]{0,160}\b(?:are|is|shall\s+be)\s+(?:excluded|left\s+out|not)
		|\bcapital\b[^.]{0,200}\b(?:amorti[sz]ed|spread)\b
	`,
	'i',
)

export const operatingCosts: Rule = {
	id: 'lease.operating_costs',
	playbook: 'lease',
	title: 'Operating expenses',
	basis: { kind: 'S', source: 'published guides to office leases for tenants' },
	protects: tenants,
	stake: 7,
	standard: 'A cap of about 5% a year on costs the landlord controls, big works left out, and a right to check the books.',
	wording: { stands: 'beside' },
	decide(input) {
		const gross = wording(input, allIn)
		const clause = passage(
			input,
			new RegExp(
				patternPart`
					(?:
						\b(?:pay|pays|paid|payable|refunds?|reimburse\w*|bears?|carr(?:y|ies)|contribut\w+|responsible|share)\b[^.;]{0,160}
						(?:${costs.source})
					)
					|(?:${costs.source})[^.;]{0,160}\b(?:pay|pays|paid|payable|reimburse\w*|borne|charged|responsible)\b
				`,
				'i',
			),
			allIn,
		)
		if (!clause) return gross ? passed(gross) : notApplicable
		// Utilities that a provider bills to the tenant are no share of the building's costs.
		if (ownBills.test(clause.sentence.text)) return notApplicable
		const clauses = new Set(sentencesSaying(input, costs).map(({ clauseId }) => clauseId))
		const about = input.structure.sentences.filter(
			({ text, clauseId }) =>
				(costsMatter.test(text) || (clauseId !== null && clauses.has(clauseId))) &&
				!/\b(?:security\s+deposit|insurance\s+polic)/i.test(text),
		)
		const words = about.map(({ text }) => text).join(' ')
		const hasCap = about.some(
			({ text }) =>
				capped.test(text.replace(/\bwithout\s+(?:any\s+)?(?:cap|limit)\b|\bno\s+cap\b|\buncapped\b|\bnot\s+(?:be\s+)?capped\b/gi, ' ')) &&
				!/\b(?:management|administrative)\s+fees?\b[^.;]{0,40}\b(?:not\s+exceed|of|capped)/i.test(text),
		)
		const hasAudit = about.some(({ text }) => audits.test(text) && !noAudit.test(text))
		const capitalFree = about.some(({ text }) => capitalOut.test(text) || worksOut.test(text))
		const faults = [
			hasCap ? null : 'no cap',
			capitalFree ? null : capital.test(words) ? 'capital expenditures included' : 'no exclusion of capital expenditures',
			hasAudit ? null : 'no audit right',
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(clause)
		return flagged({
			severity: faults.length > 1 ? harm.plain : 'low',
			span: clause,
			says: `Operating expenses (your share of the building’s costs) are passed through with ${listed(faults)}.`,
			why: 'The landlord decides what is spent, and a new roof can cost more than a month of rent.',
			market: 'A cap of about 5% a year on controllable costs, capital expenditures excluded, and an audit right.',
			action: 'cap controllable operating expenses at 5% a year, exclude capital expenditures and add an audit right',
			reason: 'The tenant needs to plan its costs.',
			fallback: 'Capital expenditures amortized over their useful life.',
			replacement:
				'Controllable operating expenses charged to Tenant will not increase by more than 5% per year. Capital expenditures are excluded ' +
				'from operating expenses. Tenant may audit Landlord’s books once per year, and Landlord will refund any overcharge within 30 days.',
		})
	},
}

const ownBills = longPattern('i')`
	\b(?:directly\s+(?:billed|to)|billed\s+(?:directly\s+)?to\s+tenant|utilit(?:y|ies)|telephone|separately\s+metered)\b
	(?![^.]{0,80}\b(?:share|common|building)\b)
`

const security = patternPart`
	as\s+(?:a\s+)?security(?!\s+for\s+(?:the\s+|a\s+)?(?:loan|mortgage))|(?:rent(?:al)?|security)\s+bond|caution\s+money
	|^\s*(?:rent\s+|lease\s+)?security\s*[:|]
	|the\s+security(?!\s+(?:interest|guard|system|staff|service|camera|desk|of|for|code|card|polic))
`
const deposits = new RegExp(
	String.raw`\b(?:security\s+deposit|(?:rent|rental)\s+deposit|deposit(?:s|ed)?|letter\s+of\s+credit)\b|(?:\b|^)(?:${security})`,
	'i',
)
const depositOwed = new RegExp(
	patternPart`
		(?:${tenant}|\bshall|\bwill|\bmust)[^.;]{0,80}\b(?:pay|deposit|deliver|post|provide|lodge|furnish|leave|hand)\w*\b${within(160)}\b
			(?:deposit|letter\s+of\s+credit)\b
		|\bdeposit\w*\b${within(80)}(?:\$|£|€|\bmonths?)
		|\b(?:deposit|letter\s+of\s+credit)\b[^.;]{0,60}\b(?:in\s+the\s+amount|of|equal|is|shall\s+be)\b
		|^\s*(?:rent\s+|lease\s+)?security\s*[:|]\s*(?:\p{L}{0,3}\s?[$£€]|\p{L}{3}\s)?\s?\d
		|\b(?:pays?|leaves?|lodges?|hands?)\b[^.;]{0,60}\bas\s+(?:a\s+)?security\b|\b(?:rent(?:al)?|security)\s+bond\b
	`,
	'iu',
)
const comesBack = longPattern('i')`
	\b(?:
		(?:comes?|goes|pays?|paid|g[ei]ven?|hand(?:s|ed)?|sent|sends?|gets?|gives?)\b[^.;]{0,30}\bback|return\w*|refund\w*|repa(?:y|id)
		|give[sn]?\s+back|paid?\s+back|released?|surrender\w*
	)\b
`
const shrinks = /\b(?:reduc\w+|burn(?:s|ing)?[\s-]?(?:down|off)|step(?:s|ped)?[\s-]?down|decreas\w+|lower(?:ed)?|falls?)\b/i

export const deposit: Rule = {
	id: 'lease.deposit',
	playbook: 'lease',
	title: 'Security deposit',
	basis: { kind: 'G', source: 'leasing practice for young companies' },
	protects: tenants,
	standard: 'One to three months of rent, less each year rent is paid on time, back in 30 to 60 days.',
	decide(input) {
		const clause = passage(
			input,
			depositOwed,
			longPattern('i')`
				\bno\s+(?:security\s+)?deposit\b
				|\bdeposit(?:ed)?\s+(?:in|with)\s+(?:the\s+)?(?:mail|post|court|courier)|\boverdue|\bwaste|\bgarbage|\bexcess\b|\baward\b
				|\bnon-?refundable\b
				|\bexercise\s+of\s+(?:the|its|this)\s+option\b|\bpurchase\b|\brestoration\b|\binsurance\s+proceeds\b|\btrust\b|\bescrow\b
			`,
		)
		if (!clause) return notApplicable
		const about = sentencesSaying(input, deposits)
		const clauseSentences = input.structure.sentences.filter(
			({ text, clauseId }) => deposits.test(text) || (clauseId !== null && clauseId === clause.sentence.clauseId),
		)
		const months = depositMonths(
			input,
			about.map(({ text }) => text),
		)
		const back = clauseSentences.filter(
			({ text }) => comesBack.test(text) && (deposits.test(text) || /\b(?:it|balance|remainder|unused|rest)\b/i.test(text)),
		)
		const days = back.flatMap((sentence) =>
			daysIn(sentence)
				.filter(
					({ before, behind }) =>
						/\b(?:within|in|after|later\s+than|than)\b[^.;]{0,25}$/i.test(before) && !/^[^.;]{0,12}\bnotice/i.test(behind),
				)
				.map((period) => period.days),
		)
		const large = months !== null && months > largestDeposit && !clauseSentences.some(({ text }) => shrinks.test(text))
		const faults = [
			large ? `it is ${Number(months.toFixed(1))} months of rent with no step-down` : null,
			days.length === 0
				? 'no deadline for its return'
				: Math.min(...days) > latestDepositReturn
					? `its return takes ${Math.min(...days)} days`
					: null,
		].filter((fault) => fault !== null)
		// A sum that is not filled in yet proves nothing.
		if (faults.length === 0) return months === null && /_{3,}|\[/.test(clause.sentence.text) ? undecided : passed(clause)
		return flagged({
			severity: large ? harm.plain : 'low',
			span: clause,
			says: `The security deposit needs work: ${listed(faults)}.`,
			why: 'That cash sits idle for years, and without a date its return may take long.',
			market: 'One to three months of rent, reduced each year of timely payment, and returned in 30 to 60 days.',
			action: large
				? 'reduce the deposit, with a yearly step-down and its return within 30 days'
				: 'provide for the return of the deposit within 30 days',
			reason: 'The company needs that cash.',
			fallback: 'A letter of credit in place of cash, and 60 days.',
			replacement: large
				? 'The security deposit equals two months of base rent. One half will be returned after the first year without a default. Landlord ' +
					'will return the balance within 30 days after the end of the term, less documented damage, with an itemized statement.'
				: 'Landlord will return the security deposit within 30 days after the end of the term, less documented damage beyond ordinary wear ' +
					'and tear, with an itemized statement.',
		})
	},
}

function depositMonths(input: RuleInput, about: readonly string[]): number | null {
	for (const text of about) {
		const stated =
			/\b[\w-]+\s*(?:\(\d+\)\s*)?months?(?:'s|')?\s*(?:of\s+|worth\s+of\s+)?(?:the\s+)?(?:base\s+|fixed\s+|gross\s+|then-current\s+)?rent/i.exec(
				text,
			)
		const months = stated ? monthsIn(stated[0].replace(/'s|'/g, '')) : null
		if (months !== null) return months
	}
	const sum = about.map((text) => amountBehind(text, deposits)).find((amount) => amount !== null) ?? null
	const rent = input.structure.sentences
		.filter(({ text }) => /\brent\b/i.test(text) && /\b(?:per|a|each|every)\s+month|\bmonthly\b/i.test(text) && !deposits.test(text))
		.flatMap(({ text }) => readAmounts(text))[0]?.value
	return sum !== null && rent ? sum / rent : null
}

function amountBehind(text: string, pattern: RegExp): number | null {
	const match = pattern.exec(text)
	const amounts = readAmounts(text)
	return match ? ((amounts.find(({ start }) => start > match.index) ?? amounts[0])?.value ?? null) : null
}
