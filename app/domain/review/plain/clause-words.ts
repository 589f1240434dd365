import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause } from '../clauses/clause.ts'
import type { FactName, ParsedFact } from '../facts/fact-names.ts'
import { readDurations } from '../facts/durations.ts'
import { plainAmount, plainDuration, plainList } from './plain-values.ts'

/** How much of a clause a summary reads. */
const readLength = 6000

/** A clause as the topics see it: its words, who it binds, and its own values ready to be put into a sentence. */
export class ClauseWords {
	readonly text: string
	private readonly own: readonly ParsedFact[]
	private readonly actors: ReadonlySet<string>

	constructor(
		readonly clause: Clause,
		document: ExtractedDocument,
		facts: readonly ParsedFact[],
	) {
		this.text = document.text.slice(clause.bodyStart, Math.min(clause.end, clause.bodyStart + readLength))
		this.own = factsWithin(facts, clause.start, clause.end)
		this.actors = actorsOf(facts)
	}

	has(pattern: RegExp): boolean {
		return pattern.test(this.text) || (this.clause.heading !== null && pattern.test(this.clause.heading))
	}

	/** Whether the clause speaks to both sides alike. */
	get mutual(): boolean {
		return /\b(?:each|either|neither|both|no)\s(?:of\sthe\s)?part(?:y|ies)\b|\b(?:either|both)\syou\s(?:or|and)\s|\b(?:either|each|both|neither)\sof\sus\b|\bthe\sparties\b[^.]{0,40}\b(?:shall|will|agree|may|must)|\bmutual/i.test(this.text)
	}

	/** Who has the duty or the right, as the subject of a sentence: "Each side", "The Company". */
	get who(): string {
		return this.subject(/\b(?:shall|will|must|agrees?|may|hereby|represents?|warrants?|acknowledges?|covenants?|grants?|undertakes?)\b/) ?? (this.mutual ? 'Each side' : 'One side')
	}

	/** Who pays, as the subject of a sentence; `null` where the clause names nobody. */
	get payer(): string | null {
		return this.subject(/\b(?:(?:shall|will|must|agrees to)\s(?:promptly\s)?)?pays?\b/)
	}

	/** Who may not: the subject of "shall not". */
	get barred(): string {
		const subject = this.subject(/\b(?:shall not|will not|may not|agrees not|must not)\b/) ?? (this.mutual ? 'Neither side' : this.who)
		return subject === 'Each side' ? 'Neither side' : subject
	}

	/** The first length of time the clause gives a fact of one of these names for, or behind the cue; empty without. */
	time(...names: FactName[]): string {
		const fact = this.own.find((each) => names.includes(each.name) && each.quantity !== null && each.unit !== undefined)
		return fact ? plainDuration(fact.quantity ?? 0, fact.unit ?? '') : ''
	}

	/** The first length of time in the clause, whatever it is for. */
	get anyTime(): string {
		const duration = readDurations(this.text)[0]
		return duration ? plainDuration(duration.readings.at(-1) ?? 0, duration.unit) : ''
	}

	/** The length of time that stands nearest behind the cue. */
	timeBehind(cue: RegExp): string {
		const match = cue.exec(this.text)
		const duration = match ? readDurations(this.text.slice(match.index, match.index + 220))[0] : undefined
		return duration ? plainDuration(duration.readings.at(-1) ?? 0, duration.unit) : ''
	}

	value(name: FactName): string {
		return this.own.find((fact) => fact.name === name)?.value ?? ''
	}

	/** All values of a fact, each once, as "Delaware and New York". */
	values(name: FactName): string {
		return plainList([...new Set(this.own.filter((fact) => fact.name === name).map((fact) => fact.value))].slice(0, 4))
	}

	money(name: FactName = 'amount'): string {
		const fact = this.own.find((each) => each.name === name && each.quantity !== null && /^[A-Z]{3}$/.test(each.unit ?? ''))
		return fact ? plainAmount(fact.quantity ?? 0, fact.unit ?? 'USD') : ''
	}

	get percent(): string {
		const fact = this.own.find((each) => (each.name === 'percentage' || each.name === 'interest_rate') && each.quantity !== null)
		return fact ? `${fact.value}%` : ''
	}

	/** The party, or defined term, that stands before the verb: the clause's own name for it. */
	private subject(verb: RegExp): string | null {
		const match = verb.exec(this.text)
		const before = match ? this.text.slice(Math.max(0, match.index - 90), match.index) : ''
		if (/\b(?:each|either|both)\s(?:of\sthe\s)?part(?:y|ies)[^.]{0,20}$|\bthe\sparties\s(?:hereto\s)?$/i.test(before)) return 'Each side'
		if (/\b(?:neither|no)\sparty[^.]{0,20}$/i.test(before)) return 'Neither side'
		const named = /\b(The|the|Such|such)?\s?([\p{Lu}][\p{L}’'&-]*(?:\s[\p{Lu}][\p{L}’'&-]*){0,2}|[Yy]ou|[Ww]e)\s(?:also\s|hereby\s|further\s|only\s)?$/u.exec(before)
		const name = named?.[2]
		if (!name) return null
		if (/^(?:you|we)$/i.test(name)) return name[0]?.toUpperCase() + name.slice(1).toLowerCase()
		if (!this.actors.has(name) && !person.test(name)) return null
		return named[1] ? `The ${name}` : name
	}
}

/** Words for someone who can owe something, where the opening gives no roles. */
const person =
	/(?:^|\s)(?:Party|Company|Corporation|Investor|Purchaser|Founder|Employee|Employer|Executive|Consultant|Contractor|Advisor|Adviser|Customer|Client|Vendor|Supplier|Provider|Licensor|Licensee|Landlord|Tenant|Lessor|Lessee|Lender|Borrower|Holder|Recipient|Discloser|Seller|Buyer|Distributor|Reseller|Processor|Controller|Partner|Member|Manager|Subscriber|User|Guarantor|Developer|Publisher|Optionee|Participant|Stockholder|Shareholder|Franchisor|Franchisee|Subprocessor|Intern)$/

const actorsByFacts = new WeakMap<readonly ParsedFact[], ReadonlySet<string>>()

/** What the parties are called. Kept per document, since every clause asks. */
function actorsOf(facts: readonly ParsedFact[]): ReadonlySet<string> {
	const known = actorsByFacts.get(facts) ?? new Set(facts.filter(({ name }) => name === 'party_role' || name === 'party').map(({ value }) => value))
	actorsByFacts.set(facts, known)
	return known
}

function factsWithin(facts: readonly ParsedFact[], start: number, end: number): readonly ParsedFact[] {
	let low = 0
	let high = facts.length
	while (low < high) {
		const middle = (low + high) >> 1
		if ((facts[middle]?.start ?? 0) < start) low = middle + 1
		else high = middle
	}
	const within: ParsedFact[] = []
	for (let index = low; index < facts.length && (facts[index]?.start ?? end) < end && within.length < 200; index++) within.push(facts[index] as ParsedFact)
	return within
}
