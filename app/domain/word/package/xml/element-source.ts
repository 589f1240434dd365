import type { XmlElement } from './xml-element.ts'

/** The characters of an element as they stand in its part, tags included. */
export function sourceOf({ scope, start, end }: XmlElement): string {
	return scope.source.slice(start, end)
}

/** Whether two elements, of one part or of two states of it, have the same characters. */
export function haveSameCharacters(one: XmlElement, other: XmlElement): boolean {
	return other.sameAs === one || (one.end - one.start === other.end - other.start && sourceOf(one) === sourceOf(other))
}
