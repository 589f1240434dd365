import { Refusal } from '#app/domain/word/package/refusal.ts'
import { parseXml } from '#app/domain/word/package/xml/xml-scanner.ts'
import { escapeAttribute } from './xml/write-markup.ts'
import { appendToRoot, removeFromRoot } from './xml/child-splices.ts'

export const contentTypesPart = '[Content_Types].xml'

/** What `[Content_Types].xml` says about parts (ECMA-376 part 2, 7.2.3). */
export interface ContentTypes {
	/** By extension in small letters. */
	defaults: ReadonlyMap<string, string>
	/** By part name in small letters, without the leading slash. */
	overrides: ReadonlyMap<string, string>
}

/** @throws Refusal 'corrupt' when the part is not well-formed. */
export function readContentTypes(source: string): ContentTypes {
	const defaults = new Map<string, string>()
	const overrides = new Map<string, string>()
	for (const entry of parseXml(source).children) {
		const type = entry.attribute('ContentType') ?? ''
		if (entry.name === 'ct:Default') defaults.set((entry.attribute('Extension') ?? '').toLowerCase(), type)
		if (entry.name === 'ct:Override') overrides.set(overrideKey(entry.attribute('PartName')), type)
	}
	return { defaults, overrides }
}

/** The content type of a part by its name; `null` when none is given. */
export function contentTypeOf({ defaults, overrides }: ContentTypes, name: string): string | null {
	const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
	return overrides.get(overrideKey(name)) ?? (name.includes('.') ? (defaults.get(extension) ?? null) : null)
}

/**
 * The part's characters with a type for `name`: an Override, unless what stands there gives that type already.
 *
 * @throws Refusal 'corrupt' when the part is not well-formed, or something else under its name.
 */
export function withContentType(source: string, name: string, type: string): string {
	if (parseXml(source).name !== 'ct:Types') throw new Refusal('corrupt', 'the content types are something else')
	const cleared = contentTypeOf(readContentTypes(source), name) === type ? source : withoutContentType(source, name)
	if (contentTypeOf(readContentTypes(cleared), name) === type) return cleared
	return appendToRoot(
		cleared,
		(prefix) => `<${prefix}Override PartName="/${escapeAttribute(name)}" ContentType="${escapeAttribute(type)}"/>`,
	)
}

/** The part's characters without the Override of `name`. */
export function withoutContentType(source: string, name: string): string {
	return removeFromRoot(source, (entry) => entry.name === 'ct:Override' && overrideKey(entry.attribute('PartName')) === overrideKey(name))
}

function overrideKey(partName: string | null): string {
	const name = (partName ?? '').replaceAll('\\', '/').replace(/^\/+/, '')
	try {
		return decodeURIComponent(name).toLowerCase()
	} catch {
		return name.toLowerCase()
	}
}
