import type { XmlElement } from '../extraction/docx/xml-element.ts'

/** The characters of an element as they stand in its part, tags included. */
export function sourceOf({ scope, start, end }: XmlElement): string {
	return scope.source.slice(start, end)
}
