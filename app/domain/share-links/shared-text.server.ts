import type { ExtractedDocument, Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { OpenLink } from './open-link.server.ts'

/** What a reader of a link sees of a version. */
export type SharedText = Pick<ExtractedDocument, 'text' | 'paragraphs' | 'pagesNotRead'>

/**
 * The text of a link's version without what its pages do not show: hidden words are left out, margin comments are not
 * part of it.
 *
 * @returns `null` when the file can't be read
 */
export async function readSharedText(services: Pick<Services, 'db' | 'storage'>, { version }: OpenLink): Promise<SharedText | null> {
	const words = await readVersion(services, version)
	return 'unreadable' in words ? null : visibleText(words)
}

/** A document's text without its hidden words, with the paragraphs at their new places; one with only hidden words is left out. */
export function visibleText({ text, paragraphs, pagesNotRead, hiddenSpans }: SharedText & { hiddenSpans: Span[] }): SharedText {
	let shown = ''
	const kept: Paragraph[] = []
	for (const paragraph of paragraphs) {
		const words = withoutSpans(text, paragraph, hiddenSpans)
		if (words.trim() === '' && paragraph.end > paragraph.start) continue
		const start = shown.length
		shown += `${words}\n`
		kept.push({ ...paragraph, start, end: start + words.length })
	}
	return { text: shown, paragraphs: kept, pagesNotRead }
}

function withoutSpans(text: string, { start, end }: Span, spans: readonly Span[]): string {
	const inside = spans.filter((span) => span.start < end && span.end > start).sort((a, b) => a.start - b.start)
	let words = ''
	let from = start
	for (const span of inside) {
		if (span.start > from) words += text.slice(from, span.start)
		from = Math.max(from, span.end)
	}
	return words + text.slice(Math.min(from, end), end)
}
