import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { dropElements, elementsWhere } from './drop-elements.ts'
import type { ShownData } from './shown-data.ts'
import type { Tally } from './trace.ts'

/** Properties by the name of their element, with the field that shows them (ECMA-376 part 1, 17.16.5). */
const coreProperties = new Map([
	['creator', 'AUTHOR'],
	['lastModifiedBy', 'LASTSAVEDBY'],
	['title', 'TITLE'],
	['subject', 'SUBJECT'],
	['description', 'COMMENTS'],
	['keywords', 'KEYWORDS'],
	['category', 'CATEGORY'],
	['contentStatus', 'STATUS'],
	['contentType', 'CONTENT TYPE'],
	['identifier', ''],
	['version', 'VERSION'],
	['lastPrinted', 'PRINTDATE'],
	['revision', 'REVNUM'],
])
const applicationProperties = new Map([
	['Company', 'COMPANY'],
	['Manager', 'MANAGER'],
	['Template', 'TEMPLATE'],
	['HyperlinkBase', 'HYPERLINK BASE'],
	['TotalTime', 'EDITTIME'],
	['HeadingPairs', ''],
	['TitlesOfParts', ''],
	['HLinks', ''],
])

/** Removes author, company, program and editing time: the properties of all three property parts. */
export function stripProperties(file: DocxFile, shown: ShownData, tally: Tally): void {
	for (const { type, target } of [...file.relationshipsOf('')]) {
		if (target === null) continue
		if (type === 'core-properties') stripNamed(file, target, coreProperties, shown, tally)
		if (type === 'extended-properties') stripNamed(file, target, applicationProperties, shown, tally)
		if (type === 'custom-properties') stripCustom(file, target, shown, tally)
		if (type === 'thumbnail' && file.has(target)) {
			file.removePart(target)
			tally.strip('preview_picture', 1)
		}
	}
}

function stripNamed(file: DocxFile, part: string, names: ReadonlyMap<string, string>, shown: ShownData, tally: Tally): void {
	const dropped = dropElements(file, part, (element) => {
		const name = localName(element)
		const field = names.get(name)
		if (field === undefined) return false
		if (!shown.shows(field, name)) return true
		if (element.text() !== '') tally.leave('document_properties', name)
		return false
	})
	tally.strip('document_properties', dropped)
}

function stripCustom(file: DocxFile, part: string, shown: ShownData, tally: Tally): void {
	const dropped = dropElements(file, part, (element) => {
		const name = element.attribute('name')
		if (name === null) return false
		if (!shown.shows(name)) return true
		tally.leave('custom_properties', name)
		return false
	})
	tally.strip('custom_properties', dropped)
	if (dropped > 0 && file.tree(part)?.children.length === 0) file.removePart(part)
}

/** Removes custom XML, where add-ins and document stores keep their data, unless the text shows it. */
export function stripCustomData(file: DocxFile, shown: ShownData, tally: Tally): void {
	for (const { type, target } of [...file.relationshipsOf(file.mainPart)]) {
		if (type !== 'customXml' || target === null || !file.has(target)) continue
		const properties = file
			.relationshipsOf(target)
			.flatMap((each) => (each.type === 'customXmlProps' && each.target !== null ? [each.target] : []))
		if (properties.some((name) => shown.showsStore(itemIdOf(file, name))) || (properties.length === 0 && shown.showsStore(''))) {
			tally.leave('custom_data', target)
			continue
		}
		for (const name of [target, ...properties]) file.removePart(name)
		tally.strip('custom_data', 1)
	}
}

function itemIdOf(file: DocxFile, properties: string): string {
	return (
		/\sitemID\s*=\s*["']([^"']*)["']|:itemID\s*=\s*["']([^"']*)["']/
			.exec(file.part(properties) ?? '')
			?.slice(1)
			.join('') ?? ''
	)
}

/** Removes variables that macros and document builders keep in the settings. */
export function stripVariables(file: DocxFile, shown: ShownData, tally: Tally): void {
	const settings = file.related('settings')
	if (settings === null) return
	const isVariable = (element: XmlElement) => element.name === 'w:docVar'
	const dropped = dropElements(file, settings, (element) => {
		if (!isVariable(element)) return false
		const name = element.attribute('w:name') ?? ''
		if (!shown.shows(name)) return true
		tally.leave('document_variables', name)
		return false
	})
	tally.strip('document_variables', dropped)
	dropElements(file, settings, (element) => element.name === 'w:docVars' && elementsWhere(element, isVariable).length === 0)
}

function localName({ name }: XmlElement): string {
	return name.slice(Math.max(name.lastIndexOf('}'), name.lastIndexOf(':')) + 1)
}
