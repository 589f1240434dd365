import type { ByteSource } from './zip/byte-source.ts'
import { Refusal } from './refusal.ts'
import type { XmlElement } from './xml/xml-element.ts'
import { parseXml } from './xml/xml-scanner.ts'
import { decodeXml } from './xml/xml-text.ts'
import { openZipArchive } from './zip/zip-archive.ts'
import type { ZipEntry } from './zip/zip-directory.ts'

/** A reference from one part of a package to another. */
export interface Relationship {
	id: string
	/** The last word of its type: 'header', 'footnotes', 'styles'; the same in transitional and strict files. */
	type: string
	/** Name of the part, `null` for what lies outside the package. */
	target: string | null
}

/** An opened Word package (ECMA-376 part 2), its parts unpacked on demand. */
export interface DocxPackage {
	mainPart: string
	/** Names of all XML parts, in the order of the zip. */
	xmlParts: string[]
	/** What the main part refers to. */
	relationships: Relationship[]
	/** The characters of a part by name, in any case; `null` when the package has none of that name. */
	readXml(name: string): Promise<string | null>
}

const contentTypesPart = '[Content_Types].xml'

/**
 * Opens a package and finds its main part. Unpacks nothing but the two small parts that say what is where.
 *
 * @throws Refusal 'corrupt', 'encrypted', 'expands_too_much', 'xml_entities', 'macros', or 'unsupported_type' for a
 * spreadsheet, a presentation or a theme.
 */
export async function openDocxPackage(source: ByteSource): Promise<DocxPackage> {
	const archive = await openZipArchive(source)
	const entries = new Map<string, ZipEntry>(archive.entries.map((entry) => [entry.name.toLowerCase(), entry]))
	const readXml = async (name: string) => {
		const entry = entries.get(name.toLowerCase())
		return entry ? decodeXml(await archive.unpack(entry)) : null
	}

	const contentTypes = await readXml(contentTypesPart)
	if (contentTypes === null) throw new Refusal('corrupt', 'package has no content types')
	const types = parseXml(contentTypes).children.map((entry) => entry.attribute('ContentType') ?? '')
	const carriesMacros =
		types.some((type) => /macroEnabled(Template)?\.main\+xml|vbaProject/i.test(type)) ||
		[...entries.keys()].some((name) => /(^|\/)vba(project|data)\.(bin|xml)$/.test(name))
	if (carriesMacros) throw new Refusal('macros', 'package carries a macro project')

	const toMain = (await readRelationships(readXml, '')).find(({ type }) => type === 'officeDocument')
	const mainPart = toMain?.target ?? 'word/document.xml'
	if (!entries.has(mainPart.toLowerCase())) throw new Refusal('corrupt', 'package has no main part')
	if (
		types.some((type) => /spreadsheetml|presentationml|officedocument\.theme/.test(type)) &&
		!types.some((type) => /wordprocessingml/.test(type))
	) {
		throw new Refusal('unsupported_type', 'package is no Word document')
	}

	return {
		mainPart,
		xmlParts: archive.entries.map(({ name }) => name).filter((name) => /\.(xml|rels)$/i.test(name)),
		relationships: await readRelationships(readXml, mainPart),
		readXml,
	}
}

/** Parses a part by name; `null` when the package has none of that name. @throws Refusal */
export async function readPartXml(docx: DocxPackage, name: string): Promise<XmlElement | null> {
	const source = await docx.readXml(name)
	return source === null ? null : parseXml(source)
}

/** Parses the part that the main part names by a type of relationship, as 'styles'. @throws Refusal */
export async function readRelatedXml(docx: DocxPackage, type: string): Promise<XmlElement | null> {
	const target = docx.relationships.find((relationship) => relationship.type === type)?.target
	return target ? readPartXml(docx, target) : null
}

/** The relationships of a part, those of the package for ''. */
async function readRelationships(readXml: DocxPackage['readXml'], part: string): Promise<Relationship[]> {
	const folder = part.slice(0, part.lastIndexOf('/') + 1)
	const source = await readXml(`${folder}_rels/${part.slice(folder.length)}.rels`)
	if (source === null) return []
	return parseXml(source).children.map((entry) => ({
		id: entry.attribute('Id') ?? '',
		type: (entry.attribute('Type') ?? '').split('/').pop() ?? '',
		target: entry.attribute('TargetMode') === 'External' ? null : resolveTarget(folder, entry.attribute('Target') ?? ''),
	}))
}

/** A target relative to the folder of the part that names it, as a part name without leading slash. */
export function resolveTarget(folder: string, target: string): string {
	const path = target.replaceAll('\\', '/').replace(/#.*$/s, '')
	const steps: string[] = []
	for (const step of (path.startsWith('/') ? path : folder + path).split('/')) {
		if (step === '..') steps.pop()
		else if (step !== '' && step !== '.') steps.push(step)
	}
	return decodePercent(steps.join('/'))
}

function decodePercent(name: string): string {
	try {
		return decodeURIComponent(name)
	} catch {
		return name
	}
}
