import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { XmlScope } from '#app/domain/word/package/xml/xml-scope.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import type { TextLook } from '../plan/plan-paragraph.ts'
import type { RevisionIds } from '#app/domain/word/changes/revision-ids.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import { Splices } from '#app/domain/word/package/xml/splices.ts'
import { qualifiedName, startTag } from '#app/domain/word/package/xml/write-markup.ts'

/** Character styles that belong to what they mark and never to words typed beside it, by the names Word gives them in every language. */
const stylesOfMarks =
	/^(footnote reference|endnote reference|annotation reference|hyperlink|followedhyperlink|placeholder text|page number|line number)$/i
const pictureFonts = /^(symbol|webdings|wingdings( [23])?)$/i
const changes = new Set(['w:rPrChange', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'])
const neighboursOwn = new Set(['w:vanish', 'w:webHidden', 'w:specVanish', 'w:vertAlign', 'w:position'])
const linkLook = new Set(['w:color', 'w:u', 'w:rStyle'])

/** What runs look like in one file, and how that is written. */
export class RunLooks {
	/** Style of the marks of comments, when the file has it. */
	readonly commentMarkStyle: string | null
	private readonly markStyles: ReadonlySet<string>

	/** @throws Refusal when the styles are damaged. */
	constructor(file: DocxFile) {
		const styles = file.relatedTree('styles')?.children.filter(({ name }) => name === 'w:style') ?? []
		const idsNamed = (names: RegExp) =>
			styles
				.filter((style) => names.test(style.child('w:name')?.attribute('w:val') ?? ''))
				.map((style) => style.attribute('w:styleId') ?? '')
		this.markStyles = new Set(idsNamed(stylesOfMarks))
		this.commentMarkStyle = idsNamed(/^annotation reference$/i)[0] ?? null
	}

	/**
	 * The properties of a run of inserted text, '' when it has none.
	 *
	 * @param scope where it will stand.
	 */
	propertiesOf({ run, beside, leavesLink }: TextLook, scope: XmlScope): string {
		const properties = run?.child('w:rPr')
		if (!properties) return ''
		return copyOf(properties, scope, (property) => {
			if (property.name === 'w:rFonts')
				return !['w:ascii', 'w:hAnsi'].some((name) => pictureFonts.test(property.attribute(name)?.trim() ?? ''))
			if (leavesLink && linkLook.has(property.name)) return false
			if (beside && property.name === 'w:rStyle') return !this.markStyles.has(property.attribute('w:val') ?? '')
			return !beside || !neighboursOwn.has(property.name)
		})
	}
}

/**
 * The properties of a paragraph's mark or of a run with some left out, tracked changes always; '' when none is left.
 *
 * @param scope where they will stand: a property whose prefixes mean something else there is left out.
 */
export function copyOf(properties: XmlElement, scope: XmlScope, keeps: (property: XmlElement) => boolean): string {
	const kept = properties.children.filter((property) => !changes.has(property.name) && isAtHome(property, scope) && keeps(property))
	if (kept.length === 0 || !isAtHome(properties, scope)) return ''
	const name = qualifiedName(properties)
	return `<${name}>${kept.map(sourceOf).join('')}</${name}>`
}

/** Whether the names in an element mean in another scope what they mean in their own. */
function isAtHome(element: XmlElement, scope: XmlScope): boolean {
	if (element.scope === scope) return true
	const prefixes = new Set(Array.from(sourceOf(element).matchAll(/(?:<|\s)([\w.-]{1,60}):[\w.-]/g), ([, prefix = '']) => prefix))
	if (!qualifiedName(element).includes(':')) prefixes.add('')
	return [...prefixes].every(
		(prefix) => prefix === 'xml' || prefix === 'xmlns' || scope.namespaceOf(prefix) === element.scope.namespaceOf(prefix),
	)
}

/** A run's start tag and properties, to go on with it after something that was put in between. */
export function reopenedRun(run: XmlElement, ids: RevisionIds): string {
	const properties = run.child('w:rPr')
	return startTag(run) + (properties ? withFreshIds(properties, ids) : '')
}

/** An element as the file spells it, each tracked change in it with an id of its own. */
export function withFreshIds(element: XmlElement, ids: RevisionIds): string {
	const splices = new Splices()
	const visit = (inner: XmlElement) => {
		if (changes.has(inner.name))
			splices.replace(inner.start - element.start, inner.contentStart - element.start, startTagWithId(inner, ids.next()))
		for (const child of inner.children) visit(child)
	}
	visit(element)
	return splices.isEmpty ? sourceOf(element) : splices.apply(sourceOf(element))
}

/** The start tag of a tracked change under another id. */
export function startTagWithId(element: XmlElement, id: number): string {
	return startTag(element).replace(/\s([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/g, (attribute, name: string) => {
		const isId = name === 'id' || element.scope.attributeName(name) === 'w:id'
		return isId ? ` ${name}="${id}"` : attribute
	})
}
