import type { Span } from '#app/domain/extraction/extracted-document.ts'

/**
 * The text that passages make together: in document order, what overlaps or only white space parts joined to one slice
 * of the document, the slices on lines of their own.
 */
export function joinedText(text: string, passages: readonly Span[]): string {
	const slices: Span[] = []
	for (const { start, end } of [...passages].sort((a, b) => a.start - b.start || b.end - a.end)) {
		const last = slices.at(-1)
		if (
			last &&
			(start <= last.end || (/^[\s.;:,()\w]{0,12}$/.test(text.slice(last.end, start)) && text.slice(last.end, start).trim().length < 8))
		)
			last.end = Math.max(last.end, end)
		else slices.push({ start, end })
	}
	return slices.map(({ start, end }) => text.slice(start, end)).join('\n')
}
