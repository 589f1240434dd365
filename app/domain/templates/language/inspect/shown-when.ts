import { allOf, anyOf, type Condition, negated, writeCondition } from '../expressions/condition.ts'
import { longestExpression } from '../expressions/expression-tokens.ts'

/** Beyond this many places, a field is simply asked for. */
const mostPlaces = 40

/**
 * The condition under which one of these places is in the document, each given by all that has to hold for it; `null`
 * where that is always so. Places that differ in one answer, once yes and once no, are one place without it.
 */
export function shownWhen(places: readonly (readonly Condition[])[]): string | null {
	if (places.length > mostPlaces || places.some((conditions) => conditions.length === 0)) return null
	let sets = distinct(places.map((conditions) => new Map(flat(conditions).map((condition) => [writeCondition(condition), condition]))))
	for (let joined = true; joined;) {
		joined = false
		for (const [one, other] of pairs(sets)) {
			const without = withoutOpposite(one, other)
			if (!without) continue
			sets = distinct([...sets.filter((set) => set !== one && set !== other), without])
			joined = true
			break
		}
	}
	if (sets.some((set) => set.size === 0)) return null
	const any = anyOf(sets.flatMap((set) => allOf([...set.values()]) ?? []))
	const written = any && writeCondition(any)
	return written !== null && written.length <= longestExpression ? written : null
}

type Place = Map<string, Condition>

function flat(conditions: readonly Condition[]): Condition[] {
	return conditions.flatMap((condition) => (condition.kind === 'and' ? flat(condition.all) : [condition]))
}

/** Places that say no more than another are left out. */
function distinct(sets: readonly Place[]): Place[] {
	return sets.filter(
		(set, index) =>
			!sets.some((other, otherIndex) => {
				const isPart = other !== set && other.size <= set.size && [...other.keys()].every((key) => set.has(key))
				return isPart && (other.size < set.size || otherIndex < index)
			}),
	)
}

function* pairs(sets: readonly Place[]): Generator<[Place, Place]> {
	for (const [index, one] of sets.entries()) for (const other of sets.slice(index + 1)) yield [one, other]
}

function withoutOpposite(one: Place, other: Place): Place | null {
	if (one.size !== other.size) return null
	const [key, ...more] = [...one.keys()].filter((each) => !other.has(each))
	const condition = key === undefined ? undefined : one.get(key)
	if (!condition || key === undefined || more.length > 0 || !other.has(writeCondition(negated(condition)))) return null
	const without = new Map(one)
	without.delete(key)
	return without
}
