import { allMatches } from '../clauses/search/all-matches.ts'
import { isRoleWord } from '../facts/parties/role-marks.ts'
import { nounsBefore } from './plain-actors.ts'
import { escaped, isCompanyName, nounsOfName } from './plain-names.ts'
import type { PlainSide } from './plain-side.ts'

/** Roles in small letters that tell a person or a body: others would belong to either side. */
const personRoles = 'freelancer|employee|student|trainee|intern|volunteer|holder|founder|member|translator|artist|teacher'
const bodyRoles = 'company|agency|studio|accelerator|startup|start-up|employer|firm'
const ofPeople = new RegExp(`^(?:${personRoles})$`)
const ofCompanies = new RegExp(`^(?:${bodyRoles})$`)

/** Gives each side the roles in the text that only it can have. */
export function giveRoles(sides: PlainSide[], text: string): void {
	for (const side of sides) {
		side.roles.push(
			...side.roles
				.flatMap((role) => [role.toLowerCase()])
				.filter((role) => !side.roles.includes(role) && new RegExp(`\\b[Tt]he\\s${escaped(role)}\\b`, 'u').test(text)),
		)
		// "the bakery Lark" is "the bakery".
		const called = [side.name ?? '', ...side.names].filter((each) => each !== '')
		side.roles.push(...called.flatMap((each) => nounsBefore(each, text)).filter((noun) => !side.roles.includes(noun)))
		if (side.name)
			side.roles.push(
				...nounsOfName(side.name, text).filter(
					(noun) =>
						!side.roles.includes(noun) &&
						!sides.some((other) => other !== side && other.roles.some((role) => role.toLowerCase() === noun.toLowerCase())),
				),
			)
	}
	const [one, other] = sides
	if (!one || !other) return
	const known = (role: string) => sides.some(({ roles }) => roles.some((each) => each.toLowerCase() === role.toLowerCase()))
	const lower = [
		...new Set(
			allMatches(text, new RegExp(`\\b[Tt]he\\s(${personRoles}|${bodyRoles})(?![\\p{L}-])`, 'giu')).map((match) => match[1] ?? ''),
		),
	].filter((role) => !known(role))
	for (const role of lower) {
		const owner = ownerOf(role.toLowerCase(), one, other, text)
		if (owner) owner.roles.push(role)
	}
}

/** "The company" beside a person is the company; of two companies, the one that is addressed. */
function ownerOf(role: string, one: PlainSide, other: PlainSide, text: string): PlainSide | null {
	const free = [one, other].filter(({ roles }) => !roles.some((each) => isRoleWord(each)) || role === 'company')
	if (role === 'company') {
		if (
			new RegExp(
				`\\b(?:company|business)\\s(?:${[one, other]
					.map(({ name }) => escaped(name?.split(/\s+/)[0] ?? ''))
					.filter(Boolean)
					.join('|')}|\\p{Lu})`,
				'u',
			).test(text.slice(0, 700))
		)
			return null
		const companies = [one, other].filter((side) => isFirm(side, one, other))
		if (companies.length === 1) return companies[0]!
		const [person, ...more] = [one, other].filter((side) => side.person)
		if (person && more.length === 0) return person === one ? other : one
		return [one, other].find(({ voice, name, names }) => voice === 'you' && [name ?? '', ...names].some(isCompanyName)) ?? null
	}
	if (free.length !== 1) {
		const people = free.filter(({ person }) => person)
		const companies = free.filter(({ person, name }) => !person && name !== null)
		return ofPeople.test(role) && people.length === 1 ? people[0]! : ofCompanies.test(role) && companies.length === 1 ? companies[0]! : null
	}
	const [last] = free
	if (!last || (!ofPeople.test(role) && !ofCompanies.test(role))) return null
	// The last one left must fit the role, or nothing but its voice may be known.
	return (ofPeople.test(role) ? !isFirm(last, one, other) : !last.person) &&
		(last.voice !== null || last.person || isFirm(last, one, other))
		? last
		: null
}

function isFirm(side: PlainSide, one: PlainSide, other: PlainSide): boolean {
	const beside = side === one ? other : one
	return !side.person && side.name !== null && ([side.name, ...side.names].some(isCompanyName) || beside.person)
}
