import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import type { Splices } from '#app/domain/word/package/xml/splices.ts'
import { type Markup, qualifiedName, startTag } from '#app/domain/word/package/xml/write-markup.ts'
import type { Revisions } from './revisions.ts'
import type { Unit } from '../read/run-children.ts'

/** How something of the old file is marked; `null` stays. */
export type OldMark = 'del' | 'moveFrom' | null

/** A child of a run, or a piece of a `w:t`, with its mark; or new markup that stands between two. */
export type Token = { element: XmlElement; text: string | null; mark: OldMark } | { come: string }

/**
 * Writes the runs of one paragraph, in order. A run is cut by what is put in between its children, so everything
 * else in it, text boxes with changes of their own too, stays where it is.
 */
export class OldRuns {
	private readonly splices: Splices
	private readonly revisions: Revisions
	private readonly markup: Markup
	/** A change that is open at the end of the last run, in case the next one goes on with it. */
	private tail: { at: number; name: 'del' | 'moveFrom' } | null = null

	constructor(splices: Splices, revisions: Revisions, markup: Markup) {
		this.splices = splices
		this.revisions = revisions
		this.markup = markup
	}

	/** Closes what the last run left open. */
	finish(): void {
		if (this.tail) this.splices.insert(this.tail.at, this.markup.close(this.tail.name))
		this.tail = null
	}

	writeFormula({ element }: Unit, mark: OldMark, before: string, behind: string): void {
		this.finish()
		this.splices.insert(element.start, before + this.open(mark))
		this.splices.insert(element.end, this.close(mark) + behind)
	}

	writeRun(run: XmlElement, tokens: readonly Token[]): void {
		const first = tokens.findIndex((token) => 'element' in token)
		const last = tokens.findLastIndex((token) => 'element' in token)
		const opening = tokens[first]
		if (!opening || !('element' in opening)) return
		this.between(run.start, joined(tokens.slice(0, first)))
		this.beginAt(run.start, opening.mark)

		const properties = run.child('w:rPr')
		const reopened = startTag(run) + (properties ? sourceOf(properties) : '')
		const closed = `</${qualifiedName(run)}>`
		const written: { element: XmlElement; markup: string; changed: boolean }[] = []
		let mark = opening.mark
		let isOpen = true
		let pending = ''
		for (const token of tokens.slice(first, last + 1)) {
			if (isOpen && ('come' in token || token.mark !== mark)) {
				pending += closed + this.close(mark)
				isOpen = false
			}
			if ('come' in token) {
				pending += token.come
				continue
			}
			if (!isOpen) pending += this.open(token.mark) + reopened
			isOpen = true
			mark = token.mark
			const content = this.content(token.element, token.text, mark)
			const before = written.at(-1)
			if (before?.element === token.element) {
				before.markup += pending + content.markup
				before.changed = true
			} else {
				if (pending !== '') this.splices.insert(token.element.start, pending)
				written.push({ element: token.element, ...content })
			}
			pending = ''
		}
		for (const { element, markup, changed } of written) if (changed) this.splices.replace(element.start, element.end, markup)
		if (mark) this.tail = { at: run.end, name: mark }
		this.between(run.end, joined(tokens.slice(last + 1)))
	}

	/** Puts markup between runs. */
	between(at: number, markup: string): void {
		if (markup === '') return
		this.finish()
		this.splices.insert(at, markup)
	}

	private beginAt(at: number, mark: OldMark): void {
		if (this.tail && this.tail.at === at && this.tail.name === mark) {
			this.tail = null
			return
		}
		this.finish()
		if (mark) this.splices.insert(at, this.open(mark))
	}

	private open(mark: OldMark): string {
		return mark ? this.markup.open(mark, this.revisions.attributes()) : ''
	}

	private close(mark: OldMark): string {
		return mark ? this.markup.close(mark) : ''
	}

	/** Text that is deleted, and the instruction of a deleted field, have names of their own (ECMA-376 part 1, 17.3.3.7 and 17.16.13). */
	private content(element: XmlElement, text: string | null, mark: OldMark): { markup: string; changed: boolean } {
		if (text !== null && (mark === 'del' || text !== element.text()))
			return { markup: this.markup.words(text, mark === 'del' ? 'delText' : 't'), changed: true }
		const deleted = mark === 'del' ? this.deletedInside(element) : sourceOf(element)
		return { markup: deleted, changed: deleted !== sourceOf(element) }
	}

	private deletedInside(element: XmlElement): string {
		if (element.name === 'w:txbxContent') return sourceOf(element)
		if (element.name === 'w:t') return this.markup.words(element.text(), 'delText')
		if (element.name === 'w:instrText')
			return (
				this.markup.open('delInstrText', { 'xml:space': 'preserve' }) +
				element.scope.source.slice(element.contentStart, element.contentEnd) +
				this.markup.close('delInstrText')
			)
		let written = ''
		let at = element.start
		for (const child of element.children) {
			written += element.scope.source.slice(at, child.start) + this.deletedInside(child)
			at = child.end
		}
		return written + element.scope.source.slice(at, element.end)
	}
}

function joined(tokens: readonly Token[]): string {
	return tokens.map((token) => ('come' in token ? token.come : '')).join('')
}
