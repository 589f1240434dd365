import { Refusal } from '../package/refusal.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import { contentTypeFaults, relationshipFaults } from './package-faults.ts'
import { MarkFaults } from './mark-faults.ts'
import type { PackageFault, PackageFaultCode } from './package-fault.ts'
import { type Around, walkStory } from './story-walk.ts'
import { settledBlocks } from './unchanged-blocks.ts'
import { structureFault } from './structure-faults.ts'
import { xmlFault } from './xml-faults.ts'
import { mayHaveIds } from '../package/xml/id-attributes.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { relationshipsPartOf } from '../package/relationships.ts'

const storyTypes = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments', 'numbering'])
/**
 * What a paragraph, a link or a tracked change hands on when it is split, a paragraph also to one that looks like it:
 * the order of its properties, a list or target that is not there, an id, author or date that it lacks.
 */
const inherited = new Set<PackageFaultCode>([
	'wrong_order',
	'list_missing',
	'unknown_relationship',
	'revision_without_id',
	'revision_without_author',
	'revision_without_date',
])

/**
 * What is wrong with a package, errors only: what Word refuses or repairs, and what would make ids ambiguous. A
 * fault of the main part's XML ends the search.
 */
export function checkPackage(file: DocxFile): PackageFault[] {
	return findFaults(file, null)
}

/**
 * The faults that `after` has and `before` had not; a fault that stood there before and is there once more is new.
 * Parts, paragraphs and tables that are the same in both are not searched again for faults of their own.
 */
export function newFaults(before: DocxFile, after: DocxFile): PackageFault[] {
	const found = findFaults(after, before)
	if (found.length === 0) return []
	const known = new Map<string, number>()
	for (const fault of findFaults(before, after)) known.set(keyOf(fault), (known.get(keyOf(fault)) ?? 0) + 1)
	// What a new paragraph looks like may stand in a block that stays, which is searched for this alone.
	const handedOn = new Set(found.some(({ code }) => inherited.has(code)) ? findFaults(before, null).map(keyOf) : [])
	return found.filter((fault) => {
		if (inherited.has(fault.code)) return !handedOn.has(keyOf(fault))
		const left = known.get(keyOf(fault)) ?? 0
		known.set(keyOf(fault), left - 1)
		return left <= 0
	})
}

function findFaults(file: DocxFile, older: DocxFile | null): PackageFault[] {
	const same = (part: string) => older !== null && file.sameBytes(part, older)
	const settled = settledIn(older)
	const faults: PackageFault[] = []
	const broken = new Set<string>()
	for (const part of file.partNames) {
		if (!/\.(xml|rels)$/i.test(part) || same(part)) continue
		const fault = xmlFault(file, part, (root) => settled(root, part))
		if (fault === null) continue
		broken.add(part)
		faults.push({ code: 'not_well_formed', part, says: `${part} has ${fault}.` })
	}
	if ([...broken].some((part) => part === file.mainPart || /\.rels$|^\[Content_Types\]\.xml$/i.test(part))) return faults

	faults.push(...contentTypeFaults(file))
	// Custom XML is another program's data: what looks like a relationship in it is none.
	const foreign = new Set(file.relationshipsOf(file.mainPart).map(({ type, target }) => (type === 'customXml' ? target : null)))
	for (const part of file.partNames) {
		if (/\.xml$/i.test(part) && !broken.has(part) && !foreign.has(part) && !(same(part) && same(relationshipsPartOf(part))))
			faults.push(...relationshipFaults(file, part, (root) => settled(root, part)))
	}
	return [...faults, ...storyFaults(file, settled)]
}

function storyFaults(file: DocxFile, settled: ReturnType<typeof settledIn>): PackageFault[] {
	const main = file.tree(file.mainPart)
	if (main?.name !== 'w:document' || !main.child('w:body'))
		return [{ code: 'no_body', part: file.mainPart, says: 'The main part has no body.' }]

	const faults: PackageFault[] = []
	const marks = new MarkFaults()
	const related = file.relationshipsOf(file.mainPart).filter(({ type }) => storyTypes.has(type))
	for (const part of new Set([file.mainPart, ...related.map(({ target }) => target ?? '')])) {
		const root = treeOf(file, part)
		if (!root) continue
		faults.push(...ignorableFaults(root, part))
		const known = settled(root, part)
		const withoutIds = new Set([...known].filter((block) => !mayHaveIds(block)))
		const meetStructure = (element: XmlElement, around: Around) => {
			const fault = structureFault(element, around, part)
			if (fault) faults.push(fault)
		}
		const meetMark = (element: XmlElement, around: Around) => marks.visit(element, around, part)
		// One walk does for both wherever both leave out the same.
		const isOne = withoutIds.size === known.size
		walkStory(root, known, (element, around) => {
			meetStructure(element, around)
			if (isOne) meetMark(element, around)
		})
		if (!isOne) walkStory(root, withoutIds, meetMark)
		marks.finishPart(part)
	}
	marks.finish(file.related('comments'))
	return [...faults, ...marks.faults, ...threadFaults(file)]
}

/** Word refuses a part that calls a prefix ignorable without declaring it (ECMA-376 part 3, 7.2). */
function ignorableFaults(root: XmlElement, part: string): PackageFault[] {
	const prefixes = (root.attribute('mc:Ignorable') ?? '').split(/\s+/).filter((prefix) => prefix !== '')
	return prefixes
		.filter((prefix) => root.scope.namespaceOf(prefix) === null)
		.map((prefix) => ({ code: 'undeclared_ignorable', part, says: `The ignorable prefix ${prefix} is not declared.` }))
}

/** Replies and resolved marks go by the id of a paragraph in a comment ([MS-DOCX] 2.5.1.17). */
function threadFaults(file: DocxFile): PackageFault[] {
	const part = file.related('commentsExtended')
	const links = part === null ? null : treeOf(file, part)
	if (part === null || !links) return []
	const comments = file.part(file.related('comments') ?? '')
	const known = new Set([...(comments ?? '').matchAll(/:paraId\s*=\s*["']([0-9A-Fa-f]{1,8})["']/g)].map(([, id = '']) => id.toUpperCase()))
	return links.children.flatMap((link) =>
		['w15:paraId', 'w15:paraIdParent']
			.map((name) => link.attribute(name))
			.filter((id) => id !== null && !known.has(id.toUpperCase()))
			.map((id) => ({ code: 'thread_without_comment' as const, part, says: `No comment has the paragraph id ${id}.` })),
	)
}

function settledIn(older: DocxFile | null) {
	const found = new Map<XmlElement, ReadonlySet<XmlElement>>()
	return (root: XmlElement, part: string) => {
		const blocks = found.get(root) ?? settledBlocks(treeOf(older, part), root)
		found.set(root, blocks)
		return blocks
	}
}

/** A part's tree, where there is one: a damaged part is reported as not well-formed, with no other fault. */
function treeOf(file: DocxFile | null, part: string): XmlElement | null {
	try {
		return file?.tree(part) ?? null
	} catch (error) {
		if (error instanceof Refusal) return null
		throw error
	}
}

function keyOf({ code, part, says }: PackageFault): string {
	return `${code}\n${part}\n${says}`
}
