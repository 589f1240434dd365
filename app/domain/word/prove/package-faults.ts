import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { contentTypeOf, contentTypesPart, readContentTypes } from '../package/content-types.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { parseXml } from '#app/domain/word/package/xml/xml-scanner.ts'
import { cutOut } from '../package/xml/child-splices.ts'
import type { PackageFault } from './package-fault.ts'

const mainTypes =
	/^application\/vnd\.(openxmlformats-officedocument\.wordprocessingml\.(document|template)|ms-word\.(document|template)\.macroEnabled(Template)?)\.main\+xml$/
const relationshipNamespaces = longPattern('g')`
		\sxmlns:([\w.-]{1,40})\s*=\s*["'](?:
			http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006|http:\/\/purl\.oclc\.org\/ooxml\/officeDocument
		)\/relationships["']
	`

/** Faults of `[Content_Types].xml` (ECMA-376 part 2, 7.2.3): parts without a type, types without a part. */
export function contentTypeFaults(file: DocxFile): PackageFault[] {
	const source = file.part(contentTypesPart)
	if (source === null) return [{ code: 'no_content_types', part: contentTypesPart, says: 'The package does not say what its parts are.' }]
	const faults: PackageFault[] = []
	const types = readContentTypes(source)
	const names = file.partNames
	const present = new Set(names.map((name) => name.toLowerCase()))
	for (const name of names) {
		if (name === contentTypesPart || isStray(name) || contentTypeOf(types, name) !== null) continue
		faults.push({ code: 'no_content_type', part: name, says: `${name} has no content type.` })
	}
	for (const name of types.overrides.keys()) {
		if (!present.has(name))
			faults.push({
				code: 'content_type_without_part',
				part: contentTypesPart,
				says: `A content type is given for ${name}, which is missing.`,
			})
	}
	const overrides = parseXml(source).children.filter(({ name }) => name === 'ct:Override').length
	if (overrides > types.overrides.size)
		faults.push({ code: 'content_type_twice', part: contentTypesPart, says: 'A part is given two content types.' })
	const main = contentTypeOf(types, file.mainPart)
	if (!mainTypes.test(main ?? ''))
		faults.push({ code: 'wrong_main_type', part: file.mainPart, says: `The main part has the content type ${main ?? '(none)'}.` })
	return faults
}

/**
 * Faults of a part's relationships: ids twice, parts that are missing, ids in the part's XML that lead nowhere.
 *
 * @param settled blocks of the part that need no second look.
 */
export function relationshipFaults(file: DocxFile, part: string, settled: (root: XmlElement) => ReadonlySet<XmlElement>): PackageFault[] {
	const faults: PackageFault[] = []
	const ids = new Set<string>()
	for (const { id, type, target } of file.relationshipsOf(part)) {
		if (ids.has(id)) faults.push({ code: 'relationship_id_twice', part, says: `The relationship id ${id} is used twice.` })
		ids.add(id)
		// Pictures that are gone are shown as a red cross, and some writers name no picture 'NULL'.
		const excused = target === null || target === '' || type.includes('image') || /(^|\/)NULL$/i.test(target)
		if (!excused && !file.has(target))
			faults.push({ code: 'relationship_without_part', part, says: `The relationship ${id} leads to ${target}, which is missing.` })
	}
	const root = file.tree(part)
	for (const id of root ? relationshipIdsIn(cutOut(root.scope.source, [...settled(root)])) : []) {
		if (!ids.has(id)) faults.push({ code: 'unknown_relationship', part, says: `The relationship id ${id} is not known.` })
	}
	return faults
}

function* relationshipIdsIn(source: string): Generator<string> {
	const prefixes = new Set([...source.matchAll(relationshipNamespaces)].map(([, prefix = '']) => prefix))
	for (const prefix of prefixes) {
		const attribute = new RegExp(`\\s${prefix.replaceAll('.', '\\.')}:[\\w.-]{1,40}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'y')
		const spelled = `${prefix}:`
		for (let at = source.indexOf(spelled); at >= 0; at = source.indexOf(spelled, at + 1)) {
			attribute.lastIndex = Math.max(0, at - 1)
			const found = attribute.exec(source)
			const id = found?.[1] ?? found?.[2] ?? ''
			if (id !== '') yield id
		}
	}
}

/** Leftovers of other programs, which Word passes over. */
function isStray(name: string): boolean {
	const last = name.slice(name.lastIndexOf('/') + 1)
	return name.startsWith('[trash]') || last.startsWith('~$') || !last.includes('.')
}
