import { readAmounts } from '../../facts/amounts.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { monthsIn } from '../measures.ts'
import { passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { daysIn, harm, listed, sentencesSaying, tenant, within } from './lease-words.ts'
import { largestDeposit, latestDepositReturn } from './thresholds.ts'

const costs = /\b(?:operating\s+(?:expenses?|costs?|charges)|common\s+area\s+(?:maintenance|costs?|charges|expenses?)|CAM\b|service\s+charges?|triple[\s-]net|NNN\b|building\s+(?:expenses?|(?:operating\s+)?costs?)|(?:pro[\s-]?rata|proportionate)\s+share\s+of\b[^.;]{0,60}\b(?:expenses|costs|taxes)|outgoings|running\s+costs|(?:all|any)\s+(?:the\s+)?(?:costs?|expenses|charges|outlays)\s+(?:of|for)\s+(?:the\s+)?(?:property|building|house|estate)|costs?\s+of\s+(?:running|operating|maintaining|keeping\s+up|managing)\s+the\s+(?:building|house|property|estate)|(?:one[\s-]\w+|half|(?:a|an)\s+(?:third|quarter|fifth|sixth|eighth|tenth|part|share)|(?:its|your|their|a\s+fair)\s+(?:\w+\s+)?(?:share|part)|\d[\d.]*\s?(?:%|percent|per\s+cent))\s+of\s+(?:all\s+)?(?:the\s+)?(?:(?:yearly|annual|total)\s+)?(?:costs?\b|expenses\b|charges\b|whatever\b|what\b[^.;]{0,40}\b(?:spends|pays|lays\s+out))[^.;]{0,80}\b(?:building|house|estate|common|shared|cleaning|lighting|insurance|insuring|taxes|upkeep|repair\w*|heating))/i
const costsMatter = new RegExp(String.raw`${costs.source}|\b(?:capital|audit|books|records|vouchers|receipts|controllable|upper\s+limit|year-end|statement)\b`, 'i')
const allIn = /\b(?:full[\s-]service|gross)\s+(?:lease|rent|basis)|\brent\s+(?:includes|covers|is\s+inclusive\s+of)\b|\ball[\s-]inclusive\b|\b(?:no|not)\b[^.;]{0,60}\b(?:pay|owe|charge\w*|liable|responsible|share)\b[^.;]{0,60}\b(?:operating|common\s+area|CAM|service\s+charge|building)\b|\bno\s+(?:additional\s+rent|operating\s+expenses?|CAM|service\s+charges?)\b/i
const capped = new RegExp(String.raw`\b(?:(?:not|never)\s+(?:to\s+)?(?:increases?|exceeds?|rises?|grows?|go(?:es)?\s+up|be\s+more|more\s+than)|no\s+more\s+than|cap(?:ped|s)?\b|ceiling|limited\s+to|at\s+most|maximum)\b${within(120)}(?:%|\bpercent|\$|£|€)|(?:%|\bpercent)${within(40)}\bcap\b`, 'i')
const audits = /\b(?:audit\w*|inspect\w*|examin\w+|review\w*|check)\b[^.;]{0,100}\b(?:books|records|statements?|accounts?|invoices|vouchers|receipts|bills|expenses|costs|charges)\b|\b(?:books|records|accounts|receipts|vouchers)\b[^.;]{0,20}\bopen\s+to\b|\b(?:see|copies\s+of|shows?)\b[^.;]{0,40}\b(?:books|records|accounts|invoices|receipts|vouchers|bills)\b|\b(?:books|records|statements?|accounts|invoices)\b[^.;]{0,80}\b(?:audit\w*|inspect\w*|examin\w+|review\w*)/i
const noAudit = /\b(?:no|not|without|waives?|neither)\b[^.;]{0,60}\b(?:audit|inspect|examine|review|right)|\bfinal\s+and\s+binding\b/i
const capital = /\bcapital\b/i
/** Works that outlast the lease, by any name. */
const worksOut = /\b(?:not|no|without|exclud\w+|except\w*|other\s+than|nor|bears?\s+alone)\b[^.]{0,120}\b(?:improvements?|rebuild\w*|major\s+works|structural|structure|replacements?|renewals?|replacing|new\s+(?:plant|equipment|roof))\b/i
const capitalOut = new RegExp(String.raw`\b(?:exclud\w+|not\s+includ\w*|except\w*|other\s+than|shall\s+not|do(?:es)?\s+not|not\s+be|no|without)\b[^.]{0,240}\bcapital\b|\bcapital\b[^.]{0,160}\b(?:are|is|shall\s+be)\s+(?:excluded|left\s+out|not)|\bcapital\b[^.]{0,200}\b(?:amorti[sz]ed|spread)\b`, 'i')

export const operatingCosts: Rule = {
	id: 'lease.operating_costs',
	playbook: 'lease',
	title: 'Running costs have a cap and can be checked',
	basis: { kind: 'S', source: 'published guides to office leases for tenants' },
	decide(input) {
		const gross = wording(input, allIn)
		const clause = passage(input, new RegExp(String.raw`(?:\b(?:pay|pays|paid|payable|refunds?|reimburse\w*|bears?|carr(?:y|ies)|contribut\w+|responsible|share)\b[^.;]{0,160}(?:${costs.source}))|(?:${costs.source})[^.;]{0,160}\b(?:pay|pays|paid|payable|reimburse\w*|borne|charged|responsible)\b`, 'i'), allIn)
		if (!clause) return gross ? passed(gross) : notApplicable
		const clauses = new Set(sentencesSaying(input, costs).map(({ clauseId }) => clauseId))
		const about = input.structure.sentences.filter(({ text, clauseId }) => (costsMatter.test(text) || (clauseId !== null && clauses.has(clauseId))) && !/\b(?:security\s+deposit|insurance\s+polic)/i.test(text))
		const words = about.map(({ text }) => text).join(' ')
		const hasCap = about.some(({ text }) => capped.test(text.replace(/\bwithout\s+(?:any\s+)?(?:cap|limit)\b|\bno\s+cap\b|\buncapped\b|\bnot\s+(?:be\s+)?capped\b/gi, ' ')) && !/\b(?:management|administrative)\s+fees?\b[^.;]{0,40}\b(?:not\s+exceed|of|capped)/i.test(text))
		const hasAudit = about.some(({ text }) => audits.test(text) && !noAudit.test(text))
		const capitalFree = about.some(({ text }) => capitalOut.test(text) || worksOut.test(text))
		const faults = [hasCap ? null : 'no cap', capitalFree ? null : capital.test(words) ? 'new roofs and other big works are in' : 'big works are not left out', hasAudit ? null : 'no right to check the books'].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(clause)
		return flagged({
			severity: faults.length === 3 ? harm.grave : faults.length === 2 ? harm.plain : 'low',
			span: clause,
			says: {
				friendly: `Rein in the running costs: ${listed(faults)}. They are a second rent.`,
				neutral: `You pay a share of the running costs: ${listed(faults)}.`,
				legal: `The pass-through of operating expenses is deficient: ${faults.join('; ')}.`,
			},
			why: 'The landlord decides what is spent and you pay for it. A new roof in your third year can cost more than a month of rent.',
			market: 'A cap of about 5% a year on costs the landlord controls, big works left out, and a right to check the books.',
			action: 'cap the costs that the landlord controls at 5% a year, leave out big works and let us check the books',
			reason: 'We need to plan what we pay.',
			fallback: 'Accept big works spread over their useful life.',
			replacement: 'Controllable operating costs charged to Tenant rise by at most 5% a year. Capital works are not part of them. Tenant may inspect the books once a year, and Landlord refunds what was overcharged.',
		})
	},
}

/** A sum called "the security" or a bond, not the security of a building or a lender. */
const security = String.raw`as\s+(?:a\s+)?security(?!\s+for\s+(?:the\s+|a\s+)?(?:loan|mortgage))|(?:rent(?:al)?|security)\s+bond|caution\s+money|^\s*(?:rent\s+|lease\s+)?security\s*[:|]|the\s+security(?!\s+(?:interest|guard|system|staff|service|camera|desk|of|for|code|card|polic))`
const deposits = new RegExp(String.raw`\b(?:security\s+deposit|(?:rent|rental)\s+deposit|deposit(?:s|ed)?|letter\s+of\s+credit)\b|(?:\b|^)(?:${security})`, 'i')
const depositOwed = new RegExp(String.raw`(?:${tenant}|\bshall|\bwill|\bmust)[^.;]{0,80}\b(?:pay|deposit|deliver|post|provide|lodge|furnish|leave|hand)\w*\b${within(160)}\b(?:deposit|letter\s+of\s+credit)\b|\bdeposit\w*\b${within(80)}(?:\$|£|€|\bmonths?)|\b(?:deposit|letter\s+of\s+credit)\b[^.;]{0,60}\b(?:in\s+the\s+amount|of|equal|is|shall\s+be)\b|^\s*(?:rent\s+|lease\s+)?security\s*[:|]\s*(?:\p{L}{0,3}\s?[$£€]|\p{L}{3}\s)?\s?\d|\b(?:pays?|leaves?|lodges?|hands?)\b[^.;]{0,60}\bas\s+(?:a\s+)?security\b|\b(?:rent(?:al)?|security)\s+bond\b`, 'iu')
const comesBack = /\b(?:(?:comes?|goes|pays?|paid|g[ei]ven?|hand(?:s|ed)?|sent|sends?|gets?|gives?)\b[^.;]{0,30}\bback|return\w*|refund\w*|repa(?:y|id)|give[sn]?\s+back|paid?\s+back|released?|surrender\w*)\b/i
const shrinks = /\b(?:reduc\w+|burn(?:s|ing)?[\s-]?(?:down|off)|step(?:s|ped)?[\s-]?down|decreas\w+|lower(?:ed)?|falls?)\b/i

export const deposit: Rule = {
	id: 'lease.deposit',
	playbook: 'lease',
	title: 'The deposit is small and comes back',
	basis: { kind: 'G', source: 'leasing practice for young companies' },
	decide(input) {
		const clause = passage(input, depositOwed, /\bno\s+(?:security\s+)?deposit\b|\bdeposit(?:ed)?\s+(?:in|with)\s+(?:the\s+)?(?:mail|post|court|courier)|\boverdue|\bwaste|\bgarbage/i)
		if (!clause) return notApplicable
		const about = sentencesSaying(input, deposits)
		const clauseSentences = input.structure.sentences.filter(({ text, clauseId }) => deposits.test(text) || (clauseId !== null && clauseId === clause.sentence.clauseId))
		const months = depositMonths(input, about.map(({ text }) => text))
		const back = clauseSentences.filter(({ text }) => comesBack.test(text) && (deposits.test(text) || /\b(?:it|balance|remainder|unused|rest)\b/i.test(text)))
		const days = back.flatMap((sentence) => daysIn(sentence).filter(({ before, behind }) => /\b(?:within|in|after|later\s+than|than)\b[^.;]{0,25}$/i.test(before) && !/^[^.;]{0,12}\bnotice/i.test(behind)).map((period) => period.days))
		const large = months !== null && months > largestDeposit && !clauseSentences.some(({ text }) => shrinks.test(text))
		const faults = [
			large ? `it is ${Number(months.toFixed(1))} months of rent and never shrinks` : null,
			days.length === 0 ? 'no day is set for its return' : Math.min(...days) > latestDepositReturn ? `it comes back only after ${Math.min(...days)} days` : null,
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(clause)
		return flagged({
			severity: large ? harm.plain : 'low',
			span: clause,
			says: {
				friendly: `Fix the deposit: ${listed(faults)}.`,
				neutral: `The deposit has a flaw: ${listed(faults)}.`,
				legal: `The security deposit provision is deficient: ${faults.join('; ')}.`,
			},
			why: 'That money sits idle for years, and with no date you may wait for it long after you have left.',
			market: 'One to three months of rent, less each year rent is paid on time, back in 30 to 60 days.',
			action: large ? 'cut the deposit, let it shrink each year and set 30 days for its return' : 'set 30 days for the return of the deposit',
			reason: 'We need that cash for the company.',
			fallback: 'Put up a letter of credit in place of cash, and accept 60 days.',
			replacement: 'The deposit is two months of base rent. Half of it is returned after one year without a default. Landlord returns the rest within 30 days after the end, less proven damage, with a list of what was kept.',
		})
	},
}

/** The deposit in months of rent: as stated, or its sum by the monthly rent where both are given. */
function depositMonths(input: RuleInput, about: readonly string[]): number | null {
	for (const text of about) {
		const stated = /\b[\w-]+\s*(?:\(\d+\)\s*)?months?(?:'s|')?\s*(?:of\s+|worth\s+of\s+)?(?:the\s+)?(?:base\s+|fixed\s+|gross\s+|then-current\s+)?rent/i.exec(text)
		const months = stated ? monthsIn(stated[0].replace(/'s|'/g, '')) : null
		if (months !== null) return months
	}
	const sum = about.map((text) => amountBehind(text, deposits)).find((amount) => amount !== null) ?? null
	const rent = input.structure.sentences.filter(({ text }) => /\brent\b/i.test(text) && /\b(?:per|a|each|every)\s+month|\bmonthly\b/i.test(text) && !deposits.test(text)).flatMap(({ text }) => readAmounts(text))[0]?.value
	return sum !== null && rent ? sum / rent : null
}

function amountBehind(text: string, pattern: RegExp): number | null {
	const match = pattern.exec(text)
	const amounts = readAmounts(text)
	return match ? ((amounts.find(({ start }) => start > match.index) ?? amounts[0])?.value ?? null) : null
}
