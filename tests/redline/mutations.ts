import { buildZip, type ZipFile } from '#tests/fixtures/build-docx.ts'
import type { Chance } from './chance.ts'
import { unzip } from './unzip.ts'
import { everyNode, parseTree, type XmlNode } from './xml-tree.ts'

/** A file with one thing or several wrong with it, and what was done to it. */
export interface Mutant {
	bytes: Buffer
	done: string
}

type Mutation = (files: ZipFile[], chance: Chance) => ZipFile[]

/** Damages a Word file: its bytes, its parts, or what stands in its XML. */
export function mutate(bytes: Uint8Array, chance: Chance): Mutant {
	if (chance.happens(0.15)) return damageBytes(Buffer.from(bytes), chance)
	let files: ZipFile[] = unzip(bytes).map(({ name, content }) => ({ name, content }))
	const names = chance.several(1, 3, () => chance.pick(Object.keys(mutations)))
	for (const name of names) files = mutations[name]!(files, chance)
	return { bytes: buildZip(files), done: names.join(', ') }
}

function damageBytes(bytes: Buffer, chance: Chance): Mutant {
	const at = chance.below(bytes.length)
	switch (chance.below(4)) {
		case 0:
			for (let left = 1 + chance.below(20); left > 0; left--) bytes[chance.below(bytes.length)]! ^= 1 << chance.below(8)
			return { bytes, done: 'bits flipped' }
		case 1:
			return { bytes: bytes.subarray(0, at), done: 'cut off' }
		case 2:
			return { bytes: Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + chance.below(200))]), done: 'a piece cut out' }
		default:
			return { bytes: bytes.fill(0, at, Math.min(bytes.length, at + chance.below(300))), done: 'a piece of zeros' }
	}
}

const mutations: Record<string, Mutation> = {
	'a part missing': (files, chance) => {
		const lost = chance.pick(files)
		return files.filter((file) => file !== lost)
	},
	'a part empty': (files, chance) => replaceOne(files, chance, () => ''),
	'a part cut off': (files, chance) => replaceOne(files, chance, (text) => text.slice(0, chance.below(text.length + 1))),
	'a part twice': (files, chance) => [...files, chance.pick(files)],
	'parts exchanged': (files, chance) => {
		const [one, other] = [chance.pick(files), chance.pick(files)]
		return files.map((file) =>
			file === one ? { ...one, content: other.content } : file === other ? { ...other, content: one.content } : file,
		)
	},
	'a document type': (files, chance) =>
		replaceOne(files, chance, (text) => text.replace(/(<\?xml[^>]*\?>)?/, '$&<!DOCTYPE x [<!ENTITY e "e">]>')),
	'an end tag lost': (files, chance) => replaceOne(files, chance, (text) => spliceMatch(text, chance, /<\/[^>]+>/g, () => '')),
	'a letter changed': (files, chance) =>
		replaceOne(files, chance, (text) =>
			spliceAt(text, chance.below(text.length + 1), 1, chance.pick(['<', '>', '&', '"', '\u0000', '\ufffe', ']]>', '/', 'w:'])),
		),
	'odd ids': (files, chance) =>
		replaceOne(files, chance, (text) =>
			text.replace(/(\w+:id=")[^"]*"/g, (whole, name: string) =>
				chance.happens(0.4)
					? `${name}${chance.pick(['99999999999999999999', '2147483647', '4294967295', '-2147483648', '1', 'abc', '', '0x1F', '1e9'])}"`
					: whole,
			),
		),
	'an attribute lost': (files, chance) => replaceOne(files, chance, (text) => spliceMatch(text, chance, /\s[\w:]+="[^"]*"/g, () => '')),
	'an element lost': (files, chance) => inTree(files, chance, (text, node) => spliceAt(text, node.start, node.end - node.start, '')),
	'an element twice': (files, chance) =>
		inTree(files, chance, (text, node) => spliceAt(text, node.end, 0, text.slice(node.start, node.end))),
	'an element elsewhere': (files, chance) =>
		inTree(files, chance, (text, node, other) =>
			other.start >= node.start && other.start < node.end
				? text
				: other.start < node.start
					? spliceAt(spliceAt(text, node.start, node.end - node.start, ''), other.start, 0, text.slice(node.start, node.end))
					: spliceAt(spliceAt(text, other.start, 0, text.slice(node.start, node.end)), node.start, node.end - node.start, ''),
		),
	'an element wrapped': (files, chance) =>
		inTree(files, chance, (text, node) => {
			const wrapper = chance.pick([
				'p',
				'r',
				'ins',
				'del',
				'tbl',
				'tr',
				'tc',
				'moveFrom',
				'hyperlink',
				'sdt',
				'sdtContent',
				'txbxContent',
				'pPr',
				'rPr',
				't',
			])
			const attributes = ['ins', 'del', 'moveFrom'].includes(wrapper) ? ' w:id="3" w:author="Ada Quill" w:date="2026-01-01T00:00:00Z"' : ''
			return spliceAt(spliceAt(text, node.end, 0, `</w:${wrapper}>`), node.start, 0, `<w:${wrapper}${attributes}>`)
		}),
	'an element unwrapped': (files, chance) =>
		inTree(
			files,
			chance,
			(text, node) =>
				text.slice(0, node.start) +
				text
					.slice(node.start, node.end)
					.replace(/^<[^>]*>/, '')
					.replace(/<[^>]*>$/, '') +
				text.slice(node.end),
		),
	'a field left open': (files, chance) =>
		replaceOne(files, chance, (text) =>
			spliceMatch(text, chance, /<\w+:r>/g, (run) => `${run}<w:fldChar w:fldCharType="${chance.pick(['begin', 'separate', 'end'])}"/>`),
		),
}

/** The same change of one part that is text. */
function replaceOne(files: ZipFile[], chance: Chance, change: (text: string) => string): ZipFile[] {
	// The main part is where most is read.
	const target = chance.happens(0.6)
		? files.find(({ name }) => /word[\\/]document\.xml$/.test(name))
		: chance.pick(files.filter(({ name }) => /\.(xml|rels)$/.test(name)))
	return files.map((file) =>
		file === target ? { ...file, content: change(Buffer.from(file.content as Uint8Array).toString('utf8')) } : file,
	)
}

function inTree(files: ZipFile[], chance: Chance, change: (text: string, node: XmlNode, other: XmlNode) => string): ZipFile[] {
	return replaceOne(files, chance, (text) => {
		let nodes: XmlNode[]
		try {
			nodes = [...everyNode(parseTree(text))].slice(1)
		} catch {
			// Damaged before in such a way that it has no elements any more.
			return text
		}
		return nodes.length === 0 ? text : change(text, chance.pick(nodes), chance.pick(nodes))
	})
}

function spliceMatch(text: string, chance: Chance, pattern: RegExp, make: (match: string) => string): string {
	const matches = [...text.matchAll(pattern)]
	if (matches.length === 0) return text
	const { index, 0: match } = chance.pick(matches)
	return spliceAt(text, index, match.length, make(match))
}

function spliceAt(text: string, at: number, length: number, inserted: string): string {
	return text.slice(0, at) + inserted + text.slice(at + length)
}
