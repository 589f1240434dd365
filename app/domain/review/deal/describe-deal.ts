import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { isForConsumers } from '../clauses/consumer-terms.ts'
import type { Sentence } from '../clauses/clause.ts'
import { isAmendment, isNewWording } from '../facts/amending.ts'
import { companySuffix } from '../facts/parties/party-name.ts'
import type { Frame } from '../frames/frame.ts'
import { frameLine, partyName } from '../plain/frame-line.ts'
import { isPronoun } from '../plain/own-voice.ts'
import { type PlainSource, retold } from '../plain/plain-clause.ts'
import type { ReadContract } from '../read-contract.ts'
import type { Summary } from '../report/report.ts'
import type { DocumentParty, RoleKind } from '../sides/document-party.ts'
import { holdsFor, roleParts } from './role-parts.ts'

type DealLine = Summary['deal'][number]

/** A party below is not named in the summary of a deal. */
const sureParty = 0.6
const sureFrame = 0.75

/**
 * The deal in at most five sentences: who does what for whom, the money, the term and its renewal, the way out, and the
 * liability at worst. Each has the words it was read from; what is not certain is left out.
 */
export function describeDeal(contract: ReadContract, reader: DocumentParty | null): DealLine[] {
	const source = inForce({ ...contract, reader })
	const lines = [whoForWhom(contract), money(source), term(source), wayOut(source), worstCase(source)]
	return lines.filter((line) => line !== null)
}

/** Without an amendment's quotes of the old wording or words about it, and without parts for another role. */
function inForce(contract: DealSource): DealSource {
	const { text } = contract.document
	const parts = roleParts(text)
	const amendment = isAmendment(text)
	if (parts.length === 0 && !amendment) return contract
	// Frames and verbs of one sentence begin at the same place.
	const known = new Map<number, boolean>()
	const counts = (offset: number) => {
		const before = known.get(offset)
		if (before !== undefined) return before
		const holds = holdsFor(parts, contract.reader, offset) && (!amendment || isNewWording(text, offset))
		known.set(offset, holds)
		return holds
	}
	return {
		...contract,
		frames: contract.frames.filter(({ start }) => counts(start)),
		predications: contract.predications.filter(({ sentence }) => counts(sentence.start)),
	}
}

/** What two sides do in a deal, by their roles; the first is the subject. */
const doings: readonly (readonly [RoleKind, RoleKind, (one: string, other: string) => string])[] = [
	['employer', 'worker', (one, other) => `${one} employs or engages ${other}.`],
	['vendor', 'customer', (one, other) => `${one} provides its products or services to ${other}.`],
	['licensor', 'licensee', (one, other) => `${one} licenses its rights to ${other}.`],
	['landlord', 'tenant', (one, other) => `${one} leases premises to ${other}.`],
	['discloser', 'recipient', (one, other) => `${one} discloses confidential information to ${other}.`],
	['mutual_discloser', 'mutual_discloser', (one, other) => `${one} and ${other} exchange confidential information.`],
	['lender', 'borrower', (one, other) => `${one} lends money to ${other}.`],
	['investor', 'company', (one, other) => `${one} invests in ${other}.`],
	['advisor', 'company', (one, other) => `${one} advises ${other}.`],
	['seller', 'buyer', (one, other) => `${one} sells to ${other}.`],
	['supplier', 'distributor', (one, other) => `${one} supplies ${other}, which distributes its products.`],
	['processor', 'controller', (one, other) => `${one} processes personal data for ${other}.`],
	['provider', 'user', (one) => `${one} offers its service to its users on these terms.`],
]

/** Types that are about the end of an employment. */
const endings: ReadonlySet<DocumentType> = new Set(['Severance Agreement', 'Separation Agreement'])

function whoForWhom({ parties, documentType }: ReadContract): DealLine | null {
	const known = parties.filter(({ confidence, span }) => confidence >= sureParty && span !== null)
	if (known.length > 2) return null
	for (const [first, second, say] of doings) {
		const one = known.find(({ roleKind }) => roleKind === first)
		const other = known.find((party) => party !== one && party.roleKind === second) ?? (first === 'provider' ? one : undefined)
		if (!one || !other || isPronoun(one.name) || isPronoun(other.name) || !isCertain(first, one, other, documentType)) continue
		const words = first === 'employer' && documentType !== null && endings.has(documentType) ? agreesEnd : say
		return { sentence: words(named(one), named(other)), ...spanOf(one, other) }
	}
	return null
}

const agreesEnd = (one: string, other: string) => `${one} and ${other} agree on what the end of the employment brings.`

const provides = /vendor|provider|supplier|seller|contractor|consultant/i
const uses = /customer|client|buyer|purchaser|subscriber|user/i

/** Roles that other deals have too ("Licensee" of a radio station, "Adviser" of a fund) show a deal only beside its type. */
function isCertain(first: RoleKind, one: DocumentParty, other: DocumentParty, type: DocumentType | null): boolean {
	if (first === 'licensor') return /licen[cs]or/i.test(one.role ?? '') || /licen[cs]e/i.test(type ?? '')
	// A company that is called a worker is one only where its role says so.
	if (first === 'employer')
		return !companySuffix.test(other.name) || /consult|contract|advis|servic|provider|freelanc/i.test(other.role ?? '')
	if (first === 'advisor') return /advis/i.test(type ?? '')
	if (first === 'vendor')
		return (
			provides.test(one.role ?? '') ||
			uses.test(other.role ?? '') ||
			/servic|saas|software|subscription|hosting|maintenance|support/i.test(type ?? '')
		)
	return true
}

/** "Acme Inc. (the Customer)": at first mention by both. */
function named(party: DocumentParty): string {
	const { name, role } = party
	return role === null || role === name || /^(?:we|us|you|your)$/i.test(role) ? name : `${name} (${partyName(party)})`
}

function spanOf(one: DocumentParty, other: DocumentParty): Span {
	const start = Math.min(one.span!.start, other.span!.start)
	const end = Math.max(one.span!.end, other.span!.end)
	return end - start <= 800 ? { start, end } : one.span!
}

/** A contract with the party that its summary addresses. */
type DealSource = ReadContract & Pick<PlainSource, 'reader'>

function money(contract: DealSource): DealLine | null {
	return (
		firstRetold(
			contract,
			contract.frames.filter(({ kind, effect, amount }) => kind === 'payment' && effect.value === 'amount_due' && amount !== null),
		) ?? paidSentence(contract)
	)
}

function paidSentence(contract: DealSource): DealLine | null {
	const amounts = contract.facts.filter(({ name }) => name === 'amount' || name === 'purchase_amount')
	for (const { verb, modality, subject, sentence, confidence } of contract.predications) {
		if (verb !== 'pay' || modality !== 'must' || subject?.actor?.kind !== 'party' || confidence < sureFrame) continue
		if (!amounts.some(({ start }) => sentence.start <= start && start < sentence.end)) continue
		const line = retold(sentence, contract)
		if (line) return { sentence: line, start: sentence.start, end: sentence.end }
	}
	return null
}

function term({ frames, parties, structure }: ReadContract): DealLine | null {
	const lines = frames
		.filter(({ kind }) => kind === 'term')
		.map((frame) => ({ frame, line: frameLine(frame, parties, sentenceOf(frame, structure.sentences)) }))
	const fixed = lines.find(({ frame, line }) => frame.effect.value === 'fixed' && line !== null)
	const renewal = lines.find(({ frame, line }) => frame.effect.value === 'auto_renewal' && line !== null)
	const first = fixed ?? renewal
	const renews = frames.some(({ kind, effect }) => kind === 'term' && effect.value === 'auto_renewal')
	if (!first || (renews && !renewal)) return null
	const sentence = [fixed, renewal].flatMap((each) => (each ? [each.line!] : [])).join(' ')
	return { sentence, start: first.frame.start, end: first.frame.end }
}

function wayOut({ frames, parties, structure }: ReadContract): DealLine | null {
	for (const frame of frames.filter(({ kind, effect }) => kind === 'termination' && effect.value === 'for_convenience')) {
		const line = frameLine(frame, parties, sentenceOf(frame, structure.sentences))
		if (line) return { sentence: line, start: frame.start, end: frame.end }
	}
	return null
}

function sentenceOf({ start }: Frame, sentences: readonly Sentence[]): string {
	return sentences.find((each) => each.start <= start && start < each.end)?.text ?? ''
}

function worstCase(contract: DealSource): DealLine | null {
	const ranked = ['uncapped', 'cap', 'excludes_all'].flatMap((effect) =>
		contract.frames.filter(
			(frame) => frame.kind === 'liability' && frame.effect.value === effect && !isForConsumers(contract.document.text, frame),
		),
	)
	return firstRetold(contract, ranked)
}

function firstRetold(contract: DealSource, frames: readonly Frame[]): DealLine | null {
	for (const { start, end, effect } of frames) {
		const sentence = contract.structure.sentences.find((each) => each.start <= start && start < each.end)
		const line = sentence && effect.confidence >= sureFrame ? retold(sentence, contract) : null
		if (line) return { sentence: line, start, end }
	}
	return null
}
