import { resolveTarget } from '#app/domain/word/package/docx-package.ts'
import { parseXml } from '#app/domain/word/package/xml/xml-scanner.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { escapeAttribute } from './xml/write-markup.ts'
import { appendToRoot, removeFromRoot } from './xml/child-splices.ts'

/** A reference from one part of a package to another. */
export interface PartRelationship {
	id: string
	/** The last word of its type: 'header', 'comments'; the same in transitional and strict files. */
	type: string
	/** Name of the part; `null` for what lies outside the package. */
	target: string | null
	/** Where an external relationship leads, as the file spells it. */
	external: string | null
}

export const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml'
export const emptyRelationships =
	'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships ' +
	'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>'

const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships/'

/** Name of the part that holds the relationships of `part`, those of the package for ''. */
export function relationshipsPartOf(part: string): string {
	const folder = folderOf(part)
	return `${folder}_rels/${part.slice(folder.length)}.rels`
}

/** @throws Refusal 'corrupt' when the part is not well-formed. */
export function readRelationships(source: string, part: string): PartRelationship[] {
	return parseXml(source).children.map((entry) => ({
		id: entry.attribute('Id') ?? '',
		type: (entry.attribute('Type') ?? '').split('/').pop() ?? '',
		...endOf(entry, part),
	}))
}

/** Whether the main part is named in ISO 29500 strict spelling, given the relationships part of the package. */
export function isStrict(source: string): boolean {
	return parseXml(source).children.some((entry) => entry.attribute('Type') === `${strict}officeDocument`)
}

/** A relationship type as packages of that kind spell it. Microsoft's own types have one spelling. */
export function spelledFor(type: string, isStrictPackage: boolean): string {
	return isStrictPackage && type.startsWith(transitional) ? strict + type.slice(transitional.length) : type
}

/** The part's characters with one more relationship from `part` to `target`, and its id. */
export function withRelationship(source: string, part: string, type: string, target: string): { source: string; id: string } {
	const numbers = parseXml(source).children.map((entry) => Number(/^rId(\d{1,9})$/i.exec(entry.attribute('Id') ?? '')?.[1] ?? 0))
	const id = `rId${Math.max(0, ...numbers) + 1}`
	const folder = folderOf(part)
	const path = folder !== '' && target.startsWith(folder) ? target.slice(folder.length) : `/${target}`
	const markup = (prefix: string) => `<${prefix}Relationship Id="${id}" Type="${escapeAttribute(type)}" Target="${escapeAttribute(path)}"/>`
	return { source: appendToRoot(source, markup), id }
}

/** The part's characters without the relationships from `part` to `target`. */
export function withoutRelationshipsTo(source: string, part: string, target: string): string {
	return removeFromRoot(source, (entry) => endOf(entry, part).target?.toLowerCase() === target.toLowerCase())
}

/** The part's characters without the relationships of those ids. */
export function withoutRelationships(source: string, ids: ReadonlySet<string>): string {
	return removeFromRoot(source, (entry) => ids.has(entry.attribute('Id') ?? ''))
}

function endOf(entry: XmlElement, part: string): { target: string | null; external: string | null } {
	const target = entry.attribute('Target') ?? ''
	if (entry.attribute('TargetMode') === 'External') return { target: null, external: target }
	return { target: resolveTarget(folderOf(part), target), external: null }
}

function folderOf(part: string): string {
	return part.slice(0, part.lastIndexOf('/') + 1)
}
