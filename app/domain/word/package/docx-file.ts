import { openDocument } from '#app/domain/word/package/open-document.ts'
import { Refusal } from '#app/domain/word/package/refusal.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { parseXmlLazily } from '#app/domain/word/package/xml/xml-scanner.ts'
import { decodeXml } from '#app/domain/word/package/xml/xml-text.ts'
import { readZipDirectory } from '#app/domain/word/package/zip/zip-directory.ts'
import { sourceOfBytes } from '#app/domain/word/package/zip/byte-source.ts'
import { maximumUnpackedBytes } from './limits.ts'
import { orUnreadable } from './word-errors.ts'
import type { Splices } from './xml/splices.ts'
import { contentTypesPart, withContentType, withoutContentType } from './content-types.ts'
import { cutEntry, packEntry, type PackedEntry, unpackEntry } from './zip/packed-entry.ts'
import { declareEncoding, encodePart, spliceUtf8 } from './part-encoding.ts'
import {
	emptyRelationships,
	isStrict,
	type PartRelationship,
	readRelationships,
	relationshipsPartOf,
	relationshipsType,
	spelledFor,
	withoutRelationships,
	withoutRelationshipsTo,
	withRelationship,
} from './relationships.ts'
import { writeZip } from './zip/write-zip.ts'

interface HeldPart {
	name: string
	/** As in the file; `null` for a new part. */
	entry: PackedEntry | null
	bytes?: Buffer
	characters?: string
	tree?: XmlElement
	changed: boolean
}

export interface NewPart {
	name: string
	contentType: string
	/** The full URI of the transitional spelling; a strict package gets the strict one. */
	relationshipType: string
	characters: string
	/** The part that refers to it; the main part when left out. */
	from?: string
}

/**
 * A Word package held in memory, its parts unpacked when asked for, that writes back with every entry that was not
 * set byte for byte as it was. Reading a damaged part throws the extraction's `Refusal`: work on a file stands
 * inside `orUnreadable`.
 */
export class DocxFile {
	readonly mainPart: string
	/** The file as it was opened. */
	readonly bytes: Uint8Array
	private readonly held: HeldPart[]
	private readonly byName: Map<string, HeldPart>
	private readonly relationships = new Map<string, PartRelationship[]>()
	private unpackedTotal = 0
	private older: DocxFile | null = null

	constructor(mainPart: string, entries: readonly { name: string; entry: PackedEntry }[], bytes: Uint8Array) {
		this.bytes = bytes
		this.held = entries.map(({ name, entry }) => ({
			name: name.toLowerCase() === contentTypesPart.toLowerCase() ? contentTypesPart : name,
			entry,
			changed: false,
		}))
		this.byName = new Map(this.held.map((part) => [part.name.toLowerCase(), part]))
		this.mainPart = this.byName.get(mainPart.toLowerCase())?.name ?? mainPart
	}

	/** With forward slashes, in the order of the zip, folders left out. */
	get partNames(): readonly string[] {
		return this.held.map(({ name }) => name).filter(isPartName)
	}

	/** Whether there is a part of that name, in any case. */
	has(name: string): boolean {
		return this.byName.has(name.toLowerCase())
	}

	/** The characters of an XML part by name in any case, the very ones that extraction reads; `null` when there is none. */
	part(name: string): string | null {
		const part = this.byName.get(name.toLowerCase())
		if (!part) return null
		return (part.characters ??= decodeXml(this.unpack(part)))
	}

	/** A part parsed, once and kept; `null` when there is none of that name or it has no content at all. */
	tree(name: string): XmlElement | null {
		const characters = this.part(name)
		const part = this.byName.get(name.toLowerCase())
		return characters === null || !part || isBlank(characters)
			? null
			: (part.tree ??= parseXmlLazily(characters, this.older?.byName.get(part.name.toLowerCase())?.tree))
	}

	/** The bytes of any part, as they would be unpacked from what `toBytes` gives. */
	bytesOf(name: string): Uint8Array | null {
		const part = this.byName.get(name.toLowerCase())
		return part ? this.unpack(part) : null
	}

	/** What a part refers to; '' asks for the package itself. */
	relationshipsOf(part: string): PartRelationship[] {
		const key = part.toLowerCase()
		const known = this.relationships.get(key)
		if (known) return known
		const source = this.part(relationshipsPartOf(part))
		const read = (source === null ? [] : readRelationships(source, part)).map((relationship) => ({
			...relationship,
			target: relationship.target === null ? null : (this.byName.get(relationship.target.toLowerCase())?.name ?? relationship.target),
		}))
		this.relationships.set(key, read)
		return read
	}

	/** Name of the first part that the main part refers to by a type, as 'comments'. Where no such part is there, it names a missing one. */
	related(type: string): string | null {
		const targets = this.relationshipsOf(this.mainPart).flatMap((relationship) =>
			relationship.type === type && relationship.target !== null ? [relationship.target] : [],
		)
		return targets.find((target) => this.has(target)) ?? targets[0] ?? null
	}

	/** The tree of that part; `null` when there is none. */
	relatedTree(type: string): XmlElement | null {
		const part = this.related(type)
		return part === null ? null : this.tree(part)
	}

	/** Changes an XML part, in the encoding of its old bytes. Setting what stands there already changes nothing. */
	setPart(name: string, characters: string): void {
		const part = this.byName.get(name.toLowerCase())
		if (!part) throw new Error(`The package has no part ${name}.`)
		if (this.part(name) === characters) return
		const before = this.unpack(part)
		const declared = declareEncoding(characters, before)
		this.put(part, encodePart(declared, before), declared)
	}

	/** Changes places of an XML part. @throws RangeError as `Splices.apply` does */
	splicePart(name: string, splices: Splices): void {
		const part = this.byName.get(name.toLowerCase())
		const before = this.part(name)
		if (!part || before === null) throw new Error(`The package has no part ${name}.`)
		const bytes = spliceUtf8(this.unpack(part), before, splices)
		if (!bytes) this.setPart(name, splices.apply(before))
		else if (Buffer.compare(bytes, this.unpack(part)) !== 0) this.put(part, bytes)
	}

	/**
	 * Adds an XML part with its content type and the relationship that leads to it, unless one led to its name already.
	 *
	 * @returns the relationship's id
	 */
	addPart({ name, contentType, relationshipType, characters, from = this.mainPart }: NewPart): string {
		const promised = this.relationshipsOf(from).find(({ type, target }) => target === name && relationshipType.endsWith(`/${type}`))
		this.hold(name, characters)
		this.setPart(contentTypesPart, withContentType(this.part(contentTypesPart) ?? '', name, contentType))
		if (promised) return promised.id
		const relations = relationshipsPartOf(from)
		if (!this.byName.has(relations.toLowerCase())) {
			this.hold(relations, emptyRelationships)
			this.setPart(contentTypesPart, withContentType(this.part(contentTypesPart) ?? '', relations, relationshipsType))
		}
		const ofPackage = this.part(relationshipsPartOf(''))
		const type = spelledFor(relationshipType, ofPackage !== null && isStrict(ofPackage))
		const { source, id } = withRelationship(this.part(relations) ?? emptyRelationships, from, type, name)
		this.setPart(relations, source)
		return id
	}

	/** Takes out a part, its relationships both ways and its content type. What refers to it by id is left to the caller. */
	removePart(name: string): void {
		for (const part of this.partNames) {
			const source = /\.rels$/i.test(part) ? this.part(part) : null
			if (source !== null) this.setPart(part, withoutRelationshipsTo(source, ownerOf(part), name))
		}
		for (const gone of [name, relationshipsPartOf(name)]) {
			const part = this.byName.get(gone.toLowerCase())
			if (!part) continue
			this.held.splice(this.held.indexOf(part), 1)
			this.byName.delete(gone.toLowerCase())
			this.setPart(contentTypesPart, withoutContentType(this.part(contentTypesPart) ?? '', gone))
		}
	}

	/** Takes out relationships of a part by id, and the parts that nothing leads to any more. */
	removeRelationships(part: string, ids: ReadonlySet<string>): void {
		const relations = relationshipsPartOf(part)
		const source = this.part(relations)
		const gone = this.relationshipsOf(part).filter(({ id }) => ids.has(id))
		if (source === null || gone.length === 0) return
		this.setPart(relations, withoutRelationships(source, ids))
		const owners = this.partNames.filter((name) => /\.rels$/i.test(name)).map(ownerOf)
		for (const { target } of gone) {
			const leads = (owner: string) => this.relationshipsOf(owner).some((relationship) => relationship.target === target)
			if (target !== null && this.has(target) && !owners.some(leads)) this.removePart(target)
		}
	}

	/** Names of the parts whose bytes are no more those of the file, new ones too. */
	changedParts(): string[] {
		return this.held.filter(({ changed }) => changed).map(({ name }) => name)
	}

	/** Whether a part has the same bytes here and in another file. Packed bytes that are the same are not unpacked. */
	sameBytes(name: string, other: DocxFile): boolean {
		const here = this.byName.get(name.toLowerCase())
		const there = other.byName.get(name.toLowerCase())
		if (!here || !there) return here === there
		if (
			here.entry &&
			there.entry &&
			!here.changed &&
			!there.changed &&
			(here.entry === there.entry || Buffer.compare(here.entry.packed, there.entry.packed) === 0)
		)
			return true
		return Buffer.compare(this.unpack(here), other.unpack(there)) === 0
	}

	/** The same file once more, to be changed while this one stays as it is. What this one has unpacked is shared. */
	copy(): DocxFile {
		const copied = new DocxFile(this.mainPart, [], this.bytes)
		for (const part of this.held) {
			const shared = { ...part }
			copied.held.push(shared)
			copied.byName.set(part.name.toLowerCase(), shared)
		}
		copied.unpackedTotal = this.unpackedTotal
		return copied
	}

	/**
	 * The package as it will be read from the bytes that `toBytes` gives, nothing held of changed parts but their content.
	 *
	 * @param older a state of it, by which parts that changed little are read faster.
	 */
	asWritten(older: DocxFile): DocxFile {
		const written = new DocxFile(this.mainPart, [], this.bytes)
		for (const part of this.held) {
			const { name, bytes, changed } = part
			const copied: HeldPart = changed ? { name, entry: null, bytes, changed } : { ...part }
			written.held.push(copied)
			written.byName.set(name.toLowerCase(), copied)
		}
		written.unpackedTotal = this.unpackedTotal
		written.older = older
		return written
	}

	/** The package as a file. The parts are packed in the background; what is set after the call is not in it. */
	async toBytes(): Promise<Uint8Array> {
		return writeZip(
			await Promise.all(
				this.held.map(({ name, entry, changed, bytes }) =>
					entry && !changed ? entry : packEntry(bytes ?? Buffer.alloc(0), entry ?? { rawName: Buffer.from(name) }),
				),
			),
		)
	}

	private hold(name: string, characters: string): void {
		if (this.byName.has(name.toLowerCase())) throw new Error(`The package has a part ${name} already.`)
		const part: HeldPart = { name, entry: null, characters, bytes: encodePart(characters), changed: true }
		this.held.push(part)
		this.byName.set(name.toLowerCase(), part)
	}

	private put(part: HeldPart, bytes: Buffer, characters?: string): void {
		Object.assign(part, { bytes, characters, tree: undefined, changed: true })
		if (/\.rels$/i.test(part.name)) this.relationships.clear()
	}

	private unpack(part: HeldPart): Buffer {
		if (part.bytes) return part.bytes
		if (!part.entry) throw new Refusal('corrupt', `${part.name} has no content`)
		part.bytes = unpackEntry(part.name, part.entry, maximumUnpackedBytes - this.unpackedTotal)
		this.unpackedTotal += part.bytes.length
		return part.bytes
	}
}

/**
 * Opens a Word file to be changed. What extraction refuses is refused here, for the same reasons.
 *
 * @throws UnreadableDocx
 */
export function openDocxFile(bytes: Uint8Array): Promise<DocxFile> {
	return orUnreadable(async () => {
		const file = await openPackage(bytes)
		const root = file.tree(file.mainPart)
		if (root?.name !== 'w:document') throw new Refusal('corrupt', `root of the main part is ${root?.name ?? 'missing'}`)
		if (!root.child('w:body')) throw new Refusal('corrupt', 'main part has no body')
		return file
	})
}

/**
 * Opens a package that was written from one that `openDocxFile` opened, without reading its main part again.
 *
 * @throws UnreadableDocx
 */
export function reopenDocxFile(bytes: Uint8Array): Promise<DocxFile> {
	return orUnreadable(() => openPackage(bytes))
}

async function openPackage(bytes: Uint8Array): Promise<DocxFile> {
	const source = sourceOfBytes(bytes)
	const { mainPart } = await openDocument(source)
	const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const entries = (await readZipDirectory(source)).map((entry) => ({ name: entry.name, entry: cutEntry(zip, entry) }))
	return new DocxFile(mainPart, entries, bytes)
}

/** Whether a part has no element: some programs leave one of no bytes, or of a declaration alone. */
function isBlank(characters: string): boolean {
	return characters.length < 500 && /^\s*(?:<\?xml[^>]*\?>\s*)?$/.test(characters)
}

function isPartName(name: string): boolean {
	return name !== '' && !name.endsWith('/')
}

/** 'word/_rels/document.xml.rels' → 'word/document.xml'. */
function ownerOf(relationshipsPart: string): string {
	return relationshipsPart.replace(/(^|\/)_rels\/([^/]*)\.rels$/i, '$1$2')
}
