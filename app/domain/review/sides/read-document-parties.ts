import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { ParsedFact } from '../facts/fact-names.ts'
import { isLetter } from '../facts/parties/letter-parties.ts'
import { companySuffix } from '../facts/parties/party-name.ts'
import { isRoleWord, mainRole } from '../facts/parties/role-marks.ts'
import { addressedPublic, type AddressedPublic } from './addressed-public.ts'
import type { DocumentParty, RoleKind } from './document-party.ts'
import { kindsByDeeds } from './kind-by-deeds.ts'
import { isProperName, plainShortNames } from './plain-names.ts'
import type { PlainSide } from './plain-side.ts'
import { isPlainPaper, plainSides, plainVoices } from './plain-sides.ts'
import { counterpartOf, isWork, kindOfRole, publicTypes } from './role-kinds.ts'
import { shortNames } from './short-names.ts'
import { speakers } from './speakers.ts'
import { undefinedRoles } from './undefined-roles.ts'

export interface PartyContext {
	/** The document as the parties see it. */
	view: Pick<ExtractedDocument, 'text'>
	documentType: DocumentType | null
}

interface Draft {
	name: string | null
	/** The name as the text has it, where punctuation stands apart. */
	quote: string | null
	roles: { text: string; start: number }[]
	start: number
	end: number
	kind: string | null
	confidence: number
}

/** A party read by its place alone is often none. */
const leastSure = 0.5

/**
 * The parties of a document with every name it has for them and what they are in the deal, in the order in which they
 * are named. One whose name is still a blank, or that the text only calls "you", is listed by its role.
 *
 * @param facts all facts of the document, as `readFacts` gives them
 */
export function readDocumentParties(facts: readonly ParsedFact[], { view: { text }, documentType }: PartyContext): DocumentParty[] {
	const named = withUndefinedRoles(withSigners(draftsOf(facts), facts), text, documentType)
	const audience = named.length === 1 && named[0]!.name !== null ? addressedPublic(text, documentType) : null
	const read = audience ? [...named, draftOfPublic(audience)] : named
	const plain = plainSides(text)
	const sides = plain && !isSettled(read, documentType) && !speaksAlready(text, read, documentType) ? plain : null
	const drafts = sides ? sides.map((side) => draftOfSide(side, read)) : read
	const addressed = sides ? sides.map(({ names }) => names) : withPlainVoices(speakers(text, drafts, documentType), drafts, text)
	const taken = new Set(
		drafts.flatMap(({ name, roles }) => [...(name ? [name] : []), ...roles.map((role) => role.text)]).map((each) => each.toLowerCase()),
	)
	const firstWords = drafts.map(({ name }) => name?.split(/\s/)[0]?.toLowerCase() ?? '')
	const names = drafts.map(({ name, quote, roles, kind }, index) => {
		const shared = new Set([...taken, ...firstWords.filter((word, other) => other !== index && word === firstWords[index])])
		const all = [
			...(name
				? [
						name,
						...(quote?.includes(' ,') ? [quote] : []),
						...(sides ? [] : [...shortNames(name, text, shared, isPerson(name, kind, roles)), ...plainly(name, text, shared)]),
					]
				: []),
			...roles.map((role) => role.text),
			...(addressed[index] ?? []),
			...(audience && name === null && roles[0]?.start === audience.start ? audience.names : []),
		]
		return [...new Set(all)].sort((a, b) => b.length - a.length)
	})
	const kinds = kindsOf(drafts, names, text, documentType)
	return drafts.map(({ name, roles, start, end, confidence }, index) => {
		const role = mainRole(roles)?.text ?? null
		return {
			id: `p${index + 1}`,
			name: name ?? role ?? '',
			role,
			roleKind: kinds[index] ?? null,
			names: names[index] ?? [],
			span: { start, end },
			confidence,
		}
	})
}

function draftOfPublic({ role, start, end }: AddressedPublic): Draft {
	return { name: null, quote: null, roles: [{ text: role, start }], start, end, kind: null, confidence: leastSure + 0.2 }
}

/** "_Company_": the marks of a text in Markdown are no part of a name. */
function withoutMarks(role: string): string {
	return role.replace(/^[_*]+(?=[\p{L}\d])|(?<=[\p{L}\d.])[_*]+$/gu, '')
}

/**
 * Two parties that an introduction names with their roles are settled, and so is the publisher of terms; a title taken
 * for a party shows that they are not.
 */
function isSettled(read: readonly Draft[], type: DocumentType | null): boolean {
	if (read.some(({ name }) => name !== null && titleLike.test(name))) return false
	if (read.length > 2) return true
	// A job letter shows in its address who is hired.
	if (type !== null && isWork(type) && read.some(({ name, kind }) => name !== null && /\s/.test(name) && kind === 'individual')) return true
	if (type !== null && publicTypes.has(type) && read.length === 2) return true
	return read.filter(({ name, roles }) => name !== null && roles.some(({ text }) => isRoleWord(text) || name.includes(text))).length > 1
}

/** A letter between two names of which one is "we" and the other "you" is read already. */
function speaksAlready(text: string, read: readonly Draft[], type: DocumentType | null): boolean {
	const said = speakers(text, read, type)
	return (
		read.length === 2 &&
		read.every(({ name }) => name !== null) &&
		said.some((own) => own.includes('we')) &&
		said.some((own) => own.includes('you')) &&
		!said.some((own) => own.includes('we') && own.includes('you'))
	)
}

const titleLike = /^(?:SUBLEASE|LEASE|CONTRACT|AGREEMENT|LETTER|ORDER|LICEN[CS]E|TERMS|OFFER)\b/

function draftOfSide({ name, names, roles, person, start, end }: PlainSide, read: readonly Draft[]): Draft {
	const same = read.find(
		(draft) => draft.name !== null && [name ?? '', ...names].some((each) => bareName(each) === bareName(draft.name ?? '')),
	)
	const further =
		same && !/\b(?:our|your|agreed)\b/i.test(same.name ?? '')
			? same.roles.filter(({ text }) => !/^(?:we|you|our|your|i|us)$/i.test(text) && !/^agreed$/i.test(text) && roles.length === 0)
			: []
	const own = roles.map((text) => ({ text, start }))
	return {
		name: same?.name ?? name,
		quote: same?.quote ?? name,
		roles: [...own, ...further, ...(name === null && own.length === 0 ? [{ text: names[0] ?? 'you', start }] : [])],
		start,
		end,
		kind: same?.kind ?? (person ? 'individual' : name !== null && companySuffix.test(name) ? 'company' : null),
		confidence: leastSure + 0.2,
	}
}

function bareName(name: string): string {
	return name.toLowerCase().replace(/[.,\s]+$/, '')
}

function plainly(name: string, text: string, taken: ReadonlySet<string>): string[] {
	return isPlainPaper(text)
		? plainShortNames(name, text, false).filter((short) => !taken.has(short.toLowerCase()) && isProperName(short, text))
		: []
}

function withPlainVoices(said: string[][], drafts: readonly Draft[], text: string): string[][] {
	if (drafts.length !== 2 || drafts.some(({ name }) => name === null) || !isPlainPaper(text)) return said
	const voices = plainVoices(
		drafts.map(({ name }) => name),
		text,
	)
	// The greeting and the farewell of a letter say more than a place in it.
	return voices.every((own) => own.length > 0) ? voices.map((own) => [...own]) : said
}

function draftsOf(facts: readonly ParsedFact[]): Draft[] {
	const roles = facts.filter(({ name }) => name === 'party_role')
	const named = facts.filter(({ name, confidence }) => name === 'party' && confidence >= leastSure)
	const drafts: Draft[] = named.map((fact) => ({
		name: fact.value,
		quote: fact.quote,
		roles: roles.filter(({ of }) => of === fact.value).map(({ value, start }) => ({ text: withoutMarks(value), start })),
		start: fact.start,
		end: fact.end,
		kind:
			facts.find(({ name, of }) => name === 'party_kind' && of === fact.value)?.value ??
			(companySuffix.test(fact.value) ? 'company' : null),
		confidence: fact.confidence,
	}))
	for (const { value, start, end, confidence } of roles.filter(({ of }) => of === undefined)) {
		const further = roles
			.filter(({ of }) => of === value && !named.some((fact) => fact.value === of))
			.map((role) => ({ text: role.value, start: role.start }))
		drafts.push({ name: null, quote: null, roles: [{ text: withoutMarks(value), start }, ...further], start, end, kind: null, confidence })
	}
	return drafts.sort((a, b) => a.start - b.start)
}

/** An "Executive" is a person, whatever stands around the name; a "Consultant" may be a company. */
function isPerson(name: string, kind: string | null, roles: Draft['roles']): boolean {
	if (kind === 'individual' || companySuffix.test(name)) return kind === 'individual'
	return roles.some(
		({ text }) =>
			/^(?:employee|executive|officer|optionee|talent|celebrity|athlete|artist)$/i.test(text) ||
			(personal.test(text) && (kind === null || /^\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}’'-]+$/u.test(name))),
	)
}

/** A worker who is "Employee" or "you" in the text often has a name only where he or she signs. */
function withSigners(drafts: Draft[], facts: readonly ParsedFact[]): Draft[] {
	const open = drafts.filter(({ name, roles }) => name === null && roles.some(({ text }) => personal.test(text)))
	const alone = facts.filter(
		({ name, of, value }) =>
			name === 'signatory' && of === undefined && !facts.some((other) => other.name === 'signatory_title' && other.of === value),
	)
	const [signer] = alone
	const [person] = open
	if (
		person &&
		signer &&
		open.length === 1 &&
		alone.length === 1 &&
		!drafts.some(({ name }) => name?.toLowerCase() === signer.value.toLowerCase())
	) {
		person.name = signer.value
		person.kind = 'individual'
		person.confidence = Math.min(person.confidence, 0.65)
	}
	return drafts
}

/** "Employee" in the amendment of an employment contract, which does not name that person again. */
function withUndefinedRoles(drafts: Draft[], text: string, type: DocumentType | null): Draft[] {
	const companies = drafts.filter(({ name, kind }) => name !== null && (companySuffix.test(name) || kind === 'company')).length
	const known = drafts.map(({ name, roles, kind }) => {
		const company = name === null ? null : kind === 'company' || companySuffix.test(name)
		// Beside a company the other party to an employment contract is the worker.
		const worker =
			company === false &&
			kind === null &&
			name !== null &&
			drafts.length === 2 &&
			companies === 1 &&
			type !== null &&
			isWork(type) &&
			nameOfPerson.test(name)
		const person = name === null ? personOf(roles) : worker || isPerson(name, kind, roles) ? true : company ? false : null
		return { person, roles: roles.map((role) => role.text), named: name !== null }
	})
	const found = undefinedRoles(text, known, type)
	return drafts.map((draft, index) => ({
		...draft,
		roles: [...draft.roles, ...(found[index] ?? []).map((role) => ({ text: role, start: draft.start }))],
	}))
}

/** Parties known only by a role: "you" of a letter is a person. */
function personOf(roles: Draft['roles']): boolean | null {
	if (roles.some(({ text }) => personal.test(text))) return true
	return roles.some(({ text }) => /^(?:company|employer|corporation|we)$/i.test(text)) ? false : null
}

const nameOfPerson = /^\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){1,3}$/u
const personal =
	/^(?:employee|executive|consultant|contractor|advisor|you|i|director|officer|participant|optionee|grantee|talent|artist|athlete|celebrity|author|founder)$/i

function kindsOf(
	drafts: readonly Draft[],
	names: readonly (readonly string[])[],
	text: string,
	type: DocumentType | null,
): (RoleKind | null)[] {
	if (type === 'Mutual NDA') return drafts.map(() => 'mutual_discloser')
	const kinds = drafts.map(
		({ roles }, index) =>
			[...roles.map((role) => role.text).reverse(), ...(names[index] ?? []).filter((name) => /^(?:you|we|i)$/i.test(name))]
				.map((role) => kindOfRole(role, type))
				.find((kind) => kind !== null) ?? null,
	)
	// A "Vendor" or "Customer" in an NDA is neither there.
	if (type === 'NDA') for (const [index, kind] of kinds.entries()) if (kind !== 'discloser' && kind !== 'recipient') kinds[index] = null
	if (type === null && kinds.every((kind) => kind === null) && isAddressedToPublic(drafts, text))
		return drafts.map(({ name }) => (name === null ? 'user' : 'provider'))
	const deeds = kinds.includes(null) && (type === null || !publicTypes.has(type)) ? kindsByDeeds(text, names, type) : []
	if (drafts.length === 2) {
		const [one, other] = kinds
		if (one && !other) kinds[1] = counterpartOf(one, type) ?? deeds[1] ?? null
		else if (other && !one) kinds[0] = counterpartOf(other, type) ?? deeds[0] ?? null
	}
	if (drafts.length === 2 && type !== null && isWork(type)) workKinds(drafts, kinds, type)
	// "I" and "you" of one letter do not both work.
	if (drafts.length === 2 && kinds[0] === 'worker' && kinds[1] === 'worker') kinds.fill(null)
	const read = kinds.map((kind, index) => kind ?? deeds[index] ?? null)
	if (drafts.length === 2 && read.filter((kind) => kind === null).length === 1) {
		const known = read.find((kind) => kind !== null)
		return read.map((kind) => kind ?? (known ? counterpartOf(known, type) : null))
	}
	return read
}

/** A code of conduct or house rules of a firm, whose type is not known: to "you", whoever that is, and no letter. */
function isAddressedToPublic(drafts: readonly Draft[], text: string): boolean {
	const nameless = drafts.filter(({ name }) => name === null)
	return (
		drafts.length === 2 &&
		nameless.length === 1 &&
		nameless[0]!.roles.every((role) => /^you$/i.test(role.text)) &&
		!isPlainPaper(text) &&
		!isLetter(text.slice(0, 20_000))
	)
}

/** Of a company and a person in an employment contract each is plain; a company is never the worker of another one. */
function workKinds(drafts: readonly Draft[], kinds: (RoleKind | null)[], type: DocumentType): void {
	const companies = drafts.map(({ name }) => name !== null && companySuffix.test(name))
	for (const [index, company] of companies.entries()) {
		const other = 1 - index
		if (company && kinds[index] === 'worker' && companies[other]) kinds[index] = null
		if (company && !companies[other] && kinds[index] === null && drafts[other]?.name) {
			kinds[index] = counterpartOf('worker', type)
			kinds[other] ??= 'worker'
		}
	}
}
