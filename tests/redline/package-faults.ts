import { everyNode, type XmlNode } from './xml-tree.ts'
import type { WordPackage } from './word-package.ts'

const changes = new Set([
	'w:ins',
	'w:del',
	'w:moveFrom',
	'w:moveTo',
	'w:rPrChange',
	'w:pPrChange',
	'w:sectPrChange',
	'w:tblPrChange',
	'w:trPrChange',
	'w:tcPrChange',
	'w:tblPrExChange',
	'w:numberingChange',
	'w:cellIns',
	'w:cellDel',
	'w:cellMerge',
])

/** What Word would refuse or repair in a file after redlining that was not so before. */
export function packageFaults(before: WordPackage, after: WordPackage, isOwnChange: (change: XmlNode) => boolean): string[] {
	const [known, there] = [once(before), once(after)]
	return [...repeatedIds(after, isOwnChange), ...[...there.faults].filter((fault) => !known.faults.has(fault)), ...lost(known, there)]
}

/** What is told of a package whatever it is compared with. */
interface Inspected {
	faults: Set<string>
	/** Comments with their words, and what refers to something, under the names of their elements. */
	kept: Map<string, Set<string>>
}

const inspected = new WeakMap<WordPackage, Inspected>()

/** Of a file on which many scripts are tried, found out once. */
function once(file: WordPackage): Inspected {
	const known = inspected.get(file) ?? { faults: new Set(structuralFaults(file)), kept: keptElements(file) }
	inspected.set(file, known)
	return known
}

/** Ids of our changes that any change in the package has as well; the second copy of a text box shares those of the first. */
function repeatedIds(file: WordPackage, isOwnChange: (change: XmlNode) => boolean): string[] {
	const holders = new Map<string, XmlNode[]>()
	for (const { node } of file.everyNode()) {
		const id = node.attributes.get('w:id')
		if (changes.has(node.name) && id !== undefined) holders.set(id, [...(holders.get(id) ?? []), node])
	}
	return [...holders].flatMap(([id, nodes]) =>
		nodes.length > 1 && nodes.some(isOwnChange)
			? [`${nodes.length} changes have the id ${id}: ${nodes.map(({ name }) => name).join(', ')}`]
			: [],
	)
}

function structuralFaults(file: WordPackage): string[] {
	const faults: string[] = []
	const comments = new Set(
		[...file.everyNode()].filter(({ node }) => node.name === 'w:comment').map(({ node }) => node.attributes.get('w:id')),
	)
	for (const { part, node } of file.everyNode()) {
		const parent = node.parent?.name
		const report = (fault: string) => faults.push(`${part}: ${fault}`)
		if (changes.has(node.name)) {
			if (!/^-?\d{1,10}$/.test(node.attributes.get('w:id') ?? '')) report(`${node.name} without a number for its id`)
			if (!node.attributes.get('w:author')) report(`${node.name} without an author`)
		}
		if (node.name === 'w:t' && hasAncestor(node, 'w:del')) report(`w:t in w:del: ${node.text}`)
		if (node.name === 'w:instrText' && hasAncestor(node, 'w:del')) report(`w:instrText in w:del: ${node.text}`)
		if (node.name === 'w:delText' && !hasAncestor(node, 'w:del') && !hasAncestor(node, 'w:moveFrom'))
			report(`w:delText outside w:del: ${node.text}`)
		if ((node.name === 'w:ins' || node.name === 'w:del') && parent === node.name) report(`${node.name} in ${node.name}`)
		if (node.name === 'w:ins' && parent === 'w:del') report('w:ins in w:del')
		if (node.name === 'w:p' && ['w:p', 'w:r', 'w:ins', 'w:del', 'w:hyperlink'].includes(parent ?? '')) report(`w:p in ${parent}`)
		if (node.name === 'w:r' && parent === 'w:r') report('w:r in w:r')
		if (node.name === 'w:tc' && !['w:p', 'w:sdt', 'w:customXml'].includes(node.children.at(-1)?.name ?? ''))
			report(`w:tc ends in ${node.children.at(-1)?.name}`)
		if (node.name === 'w:commentReference' && !comments.has(node.attributes.get('w:id')))
			report(`no comment ${node.attributes.get('w:id')}`)
		if ((node.name === 'w:t' || node.name === 'w:delText') && /^\s|\s$/.test(node.text) && node.attributes.get('xml:space') !== 'preserve')
			report(`blanks at the edge are lost: '${node.text}'`)
	}
	for (const part of file.trees.keys()) {
		if (part.endsWith('.rels')) continue
		const ids = new Set(file.targets(part).map(({ id }) => id))
		for (const node of everyNode(file.trees.get(part)!)) {
			for (const name of ['r:embed', 'r:pict'])
				if (node.attributes.has(name) && !ids.has(node.attributes.get(name)!))
					faults.push(`${part}: no relationship ${node.attributes.get(name)}`)
		}
	}
	return faults
}

const mustStay = [
	'w:comment',
	'w:commentReference',
	'w:commentRangeStart',
	'w:commentRangeEnd',
	'w:bookmarkStart',
	'w:bookmarkEnd',
	'w:footnoteReference',
	'w:endnoteReference',
]

function keptElements(file: WordPackage): Map<string, Set<string>> {
	const kept = new Map(mustStay.map((name) => [name, new Set<string>()]))
	for (const { part, node } of file.everyNode()) {
		const words = node.name === 'w:comment' ? file.text(part).slice(node.start, node.end) : ''
		kept.get(node.name)?.add(`${node.attributes.get('w:id')} ${words}`)
	}
	return kept
}

/** Every comment that was there must be there with the same words, and still be referred to if it was. */
function lost(before: Inspected, after: Inspected): string[] {
	return mustStay.flatMap((name) =>
		[...before.kept.get(name)!].filter((one) => !after.kept.get(name)!.has(one)).map((one) => `${name} ${one.slice(0, 40)} is lost`),
	)
}

function hasAncestor(node: XmlNode, name: string): boolean {
	for (let at = node.parent; at && at.name !== 'w:txbxContent'; at = at.parent) if (at.name === name) return true
	return false
}
