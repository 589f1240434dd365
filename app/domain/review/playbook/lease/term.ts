import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { daysIn, harm, landlord, listed, sentencesSaying, tenant, tenants, within } from './lease-words.ts'
import { earliestRenewalNotice, longestTerm, shortestRenewalWindow } from './thresholds.ts'

const statesTerm = longPattern('i')`
	\b(?:
		length|fixed\s+(?:period|time)|takes?\b[^.;]{0,60}\bfor\s+(?:a|the)\s+(?:\w+\s+)?(?:period|time)|rental\s+period
		|lets?\b[^.;]{0,160}\bfor|(?:initial\s+|lease\s+|primary\s+)?term|duration|lease\s+period|tenancy
		|(?:lease|it)\s+(?:runs|lasts|is\s+for|(?:shall|will)\s+(?:run|last))
	)\b
`
const otherPeriod = longPattern('i')`
	\b(?:
		renew\w*|extend\w*|extension|option|notice|cure|default|hold(?:s|ing)?\s*over|amorti\w+|abat\w+|warrant\w*|insur\w+|audit
		|increas\w*|confiden\w*|surviv\w*|sublease\s+term
	)\b
`
const wayOut = new RegExp(
	patternPart`
		${tenant}[^.;]{0,60}\b(?:
			may|shall\s+have\s+(?:the|an?)\s+(?:[\w-]+\s+){0,3}(?:right|option)|has\s+(?:the|an?)\s+(?:[\w-]+\s+){0,3}(?:right|option)|can
			|is\s+entitled
		)\b(?!\s*not\b)[^.;]{0,60}\b(?:terminat\w+|cancel\w*|end|break|leave|quit|move\s+out|give\s+(?:it|the\s+\w+)\s+up)\b
		|\b(?:
			break\s+(?:clause|option|right|date)|early\s+termination\s+(?:right|option)|right\s+of\s+early\s+termination|termination\s+option
		)\b
		|\beither\s+(?:party|side|of\s+(?:them|us))\s+(?:may|can)\s+(?:terminat\w+|end|leave|cancel)\b
	`,
	'i',
)
const forCause = new RegExp(
	patternPart`
		\b(?:
			casualty|damage|destr\w+|fire|condemn\w*|taking|eminent|default|breach\w*|fails?|failure|delay\w*
			|not\s+(?:been\s+)?(?:deliver|complet)\w*|uninhabitable|untenantable|insolv\w+|hazard\w*
		)\b
	`,
	'i',
)

const ofTheLaw = /\b(?:civil\s+code|statut\w+|regime|pursuant\s+to\s+article)\b/i

export const term: Rule = {
	id: 'lease.term',
	playbook: 'lease',
	title: 'Lease term',
	basis: { kind: 'G', source: 'leasing practice for young companies' },
	protects: tenants,
	stake: 6,
	standard: 'One to three years, or longer with a right to leave. Walk away from five years with no way out.',
	wording: { stands: 'beside' },
	decide(input) {
		const longest = leaseTerm(input)
		if (!longest) return sentencesSaying(input, statesTerm).length > 0 ? undecided : notApplicable
		// "Opt out of the regime of five years under the code": a law's period is none of the lease.
		if (ofTheLaw.test(input.document.text.slice(longest.span.start, longest.span.end))) return undecided
		if (longest.months <= longestTerm) return passed(longest.span)
		const exit = passage(input, wayOut, forCause)
		if (
			!exit &&
			wording(input, new RegExp(String.raw`${tenant}[^.;]{0,60}\b(?:may|can)\b[^.;]{0,60}\bsurrender\b[^.;]{0,160}\bnotice\b`, 'i'))
		)
			return undecided
		if (exit) return passed(exit)
		return flagged({
			severity: harm.plain,
			span: longest.span,
			says: `The lease runs ${inYears(longest.months)}, and the tenant has no early termination right.`,
			why: 'The rent goes on if the team shrinks or the funding ends.',
			market: 'One to three years, or longer with an early termination right.',
			action: 'shorten the term to three years, or add an early termination right after two',
			reason: 'The company cannot commit beyond its funding.',
			fallback: 'The term as it is, with a termination right half-way for a fixed fee.',
			replacement:
				'Tenant may terminate this Lease at any time after the second anniversary of the commencement date upon six months’ prior written ' +
				'notice and payment of a fee equal to two months of base rent.',
		})
	},
}

function leaseTerm(input: RuleInput): { months: number; span: Span } | null {
	const found: { months: number; span: Span }[] = []
	for (const sentence of sentencesSaying(input, statesTerm)) {
		for (const duration of readDurations(sentence.text, sentence.start)) {
			const before = sentence.text.slice(Math.max(0, duration.start - sentence.start - 110), duration.start - sentence.start)
			const lead = sentence.text.slice(Math.max(0, duration.start - sentence.start - 200), duration.start - sentence.start)
			const behind = sentence.text.slice(duration.end - sentence.start, duration.end - sentence.start + 50)
			if (
				duration.unit === 'months' &&
				statesTerm.test(lead) &&
				!otherPeriod.test(before) &&
				!/^[^.;]{0,25}\b(?:notice|prior|before\s+the\s+(?:end|expir))/i.test(behind)
			)
				found.push({ months: Math.max(...duration.readings), span: sentence })
		}
	}
	found.push(...fromDayToDay(input))
	const [start] = [...factsNamed(input, 'date'), ...factsNamed(input, 'effective_date')].filter(({ start }) =>
		/\b(?:commenc\w+|begin\w*|start\w*)\b[^.;]{0,80}$/i.test(input.document.text.slice(Math.max(0, start - 90), start)),
	)
	const [end] = [...factsNamed(input, 'expiration_date'), ...factsNamed(input, 'date')].filter(({ start }) =>
		/\b(?:expir\w+|end(?:s|ing)?|until|through)\b[^.;]{0,60}$/i.test(input.document.text.slice(Math.max(0, start - 70), start)),
	)
	if (start && end) {
		const months = monthsBetween(start.value, end.value)
		const sentence = input.structure.sentences.find((candidate) => end.start >= candidate.start && end.start < candidate.end)
		if (months !== null && months > 0 && sentence) found.push({ months, span: sentence })
	}
	return found.sort((a, b) => b.months - a.months)[0] ?? null
}

function fromDayToDay(input: RuleInput): { months: number; span: Span }[] {
	const dates = [...factsNamed(input, 'date'), ...factsNamed(input, 'effective_date'), ...factsNamed(input, 'expiration_date')].sort(
		(a, b) => a.start - b.start,
	)
	return sentencesSaying(input, statesTerm).flatMap((sentence) => {
		const [from, to] = dates.filter(
			({ start }, index) => start >= sentence.start && start < sentence.end && start !== dates[index - 1]?.start,
		)
		if (
			!from ||
			!to ||
			!/^[\s,]*(?:to|until|till|through|up\s+to|[-–—])[\s,]*(?:and\s+including\s+)?$/i.test(input.document.text.slice(from.end, to.start))
		)
			return []
		const months = monthsBetween(from.value, to.value)
		return months !== null && months > 0
			? [{ months: Math.round(months / 12) * 12 === months + 1 ? months + 1 : months, span: sentence }]
			: []
	})
}

function monthsBetween(from: string, to: string): number | null {
	const [a, b] = [from, to].map((iso) => /^(\d{4})-(\d{2})/.exec(iso))
	return a && b ? (Number(b[1]) - Number(a[1])) * 12 + Number(b[2]) - Number(a[2]) : null
}

function inYears(months: number) {
	return months % 12 === 0 ? `${months / 12} years` : `${months} months`
}

const renews = /\b(?:renew\w*|extend\w*|extension)\b/i
const right = new RegExp(
	patternPart`
		\b(?:option|right)\b${within(80)}\b(?:renew\w*|extend\w*|extension)
		|\b(?:renewal|extension)\s+(?:option|right|term|period)
		|${tenant}[^.;]{0,40}\b(?:may|can)\b[^.;]{0,30}\b(?:renew|extend|prolong|lengthen)
		|${tenant}[^.;]{0,20}\b(?:may|can)\b[^.;]{0,20}\b(?:ask\s+for|stay|remain|continue|keep|take|have)\b${within(40)}\b(?:
			(?:more|further|additional|extra)\s+(?:\w+\s+)?(?:years?|months?|terms?|period)
			|(?:another|a\s+(?:second|further|new)|one\s+more)\s+(?:\w+\s+){0,2}(?:years?|months?|term|period)
			|(?:years?|months?)\s+(?:more|longer)
		)
	`,
	'i',
)
const byLandlord = new RegExp(
	patternPart`
		\b(?:rent|rental|rate)\b${within(160)}\b(?:determined|set|fixed|established|decided|quoted|estimated|stated|proposed)\s+
			(?:solely\s+|reasonably\s+|exclusively\s+)?(?:by|in)\s+(?:the\s+)?(?:${landlord}|its\s+sole)
		|${landlord}(?:'s)?[^.;]{0,40}\b(?:determin\w+|sets?|fix\w*|decid\w+|judg\w+|quot\w+|sole\s+(?:discretion|judg\w+))\b${within(120)}\b
			(?:rent|rate|market)\b
		|\bthen[\s-]current\s+(?:market\s+)?(?:rent|rate|asking)
	`,
	'i',
)
const asNamed = new RegExp(
	patternPart`
		\b(?:rent|rental|rate|price)\b[^.;]{0,12}\b(?:that|which|as|then|whatever|what)?\s*(?:the\s+)?${landlord}[^.;]{0,25}\b(?:
			calls?\s+for|names?|asks?|demands?|sets?|fix(?:es)?|choos\w+|wants?|quotes?|decides?|determines?|states?|requires?
		)\b
	`,
	'i',
)
const market = longPattern('i')`
	\b(?:fair\s+)?(?:market|prevailing)\s+(?:rent(?:al)?|rate|value)
	|\b(?:rent|rental|rate)\b[^.;]{0,80}\b(?:at|be|equal\s+to)\s+(?:\w+\s+){0,3}(?:market|prevailing)\b
`
const settled = longPattern('i')`
	\b(?:
		arbitrat\w+|apprais\w+|broker\w*|expert|surveyor|mediat\w+|baseball|third\s+party|not\s+(?:be\s+)?(?:exceed|more\s+than)
		|no\s+more\s+than|cap(?:ped)?\b|ceiling|lesser\s+of|\d+\s*(?:%|percent)
	)
`

export const renewal: Rule = {
	id: 'lease.renewal',
	playbook: 'lease',
	title: 'Renewal option',
	basis: { kind: 'S', source: 'published guides to office leases for tenants' },
	protects: tenants,
	stake: 6,
	standard: 'Notice 9 to 12 months ahead, rent at market, and a neutral expert if you can’t agree.',
	decide(input) {
		const option = wording(input, right, /\bno\s+(?:option|right)\b|\b(?:does|shall)\s+not\s+have\b|\bguarant/i)
		if (!option) return notApplicable
		const about = renewalSentences(input)
		const words = about.map(({ text }) => text).join(' ')
		const early = about.find((sentence) =>
			daysIn(sentence).some(({ days, before, behind }) => days > earliestRenewalNotice * 31 && isNotice(before, behind)),
		)
		const narrow = about.find((sentence) => {
			const span = betweenDays(sentence.text)
			if (span !== null) return span < shortestRenewalWindow
			const [first, second, ...rest] = daysIn(sentence)
				.filter(({ before, behind }) => isNotice(before, behind))
				.map(({ days }) => days)
			return (
				first !== undefined &&
				second !== undefined &&
				rest.length === 0 &&
				/\b(?:earlier|sooner|more)\b/i.test(sentence.text) &&
				/\b(?:later|less|fewer)\b/i.test(sentence.text) &&
				Math.abs(first - second) < shortestRenewalWindow
			)
		})
		const dictated = about.find(({ text }) => byLandlord.test(text) || asNamed.test(text))
		const open = dictated ?? (settled.test(words) ? undefined : about.find(({ text }) => market.test(text)))
		const priced = dictated && /\b(?:arbitrat\w+|apprais\w+|broker|expert|surveyor)\b/i.test(words) ? undefined : open
		const faults = [
			early ? 'notice is due more than a year ahead' : null,
			narrow ? 'the exercise window is short' : null,
			priced ? 'the new rent has no ceiling' : null,
		].filter((fault) => fault !== null)
		const place = early ?? narrow ?? priced
		if (!place) return passed(option)
		return flagged({
			severity: harm.plain,
			span: place,
			says: `The renewal option is weak: ${listed(faults)}.`,
			why: 'If the option lapses or the rent is out of reach, you lose the space and the fit-out.',
			market: 'Notice 9 to 12 months ahead, rent at market, and a neutral expert if the parties disagree.',
			action: 'set the notice at nine months, and let a neutral expert settle the market rent',
			reason: 'The option should be usable.',
			fallback: 'A ceiling on the new rent.',
			replacement:
				'Tenant may extend this Lease for three years by written notice at least nine months before expiration. Rent for the extension ' +
				'term will be fair market rent, but not more than 105% of the then-current rent. If the parties do not agree within 30 days, an ' +
				'independent broker will determine it.',
		})
	},
}

function betweenDays(text: string): number | null {
	const [, from, to, unit = ''] =
		/\bbetween\s+(?:the\s+)?(\w+?)(?:st|nd|rd|th)?\s+and\s+(?:the\s+)?(\w+?)(?:st|nd|rd|th)?\s+(days?|months?|weeks?)\b/i.exec(text) ?? []
	const [first, last] = [from, to].map(
		(count) => readDurations(`${count} ${/day/i.test(unit) ? 'days' : /week/i.test(unit) ? 'weeks' : 'months'}`)[0],
	)
	if (!first || !last || first.unit !== last.unit) return null
	return Math.abs((first.readings[0] ?? 0) - (last.readings[0] ?? 0)) * (first.unit === 'months' ? 30 : 1)
}

function renewalSentences(input: RuleInput) {
	const clauses = new Set(sentencesSaying(input, right).map(({ clauseId }) => clauseId))
	return input.structure.sentences.filter(({ text, clauseId }) => renews.test(text) || (clauseId !== null && clauses.has(clauseId)))
}

function isNotice(before: string, behind: string) {
	return (
		/\b(?:notice|notif\w+|exercis\w+|later|earlier|less|more|least|fewer|sooner|within|between|and)\b[^.;]{0,60}$/i.test(before) &&
		/^[^.;]{0,50}\b(?:before|prior|ahead|notice|advance|nor|and|or|in\s+advance)\b/i.test(behind)
	)
}
