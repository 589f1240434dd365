import type { XmlElement } from '../package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { ProofFailed } from '../package/word-errors.ts'
import { sourceOf } from '../package/xml/element-source.ts'

/** Parts that are updated along with a change; what was in them stays. */
const keptInStep = new Set(['comments', 'commentsExtended', 'commentsIds', 'commentsExtensible', 'people'])

/**
 * Checks that a package was changed in no part but those with touched paragraphs and those updated along with them:
 * comments, settings, relationships, content types. Every earlier comment, relationship and content type is kept.
 *
 * @param touched names of the parts that were written in.
 * @returns how many parts have the bytes that they had.
 * @throws ProofFailed
 */
export function proveUntouchedParts(before: DocxFile, after: DocxFile, touched: ReadonlySet<string>): number {
	const additive = new Set(['[Content_Types].xml'])
	const settings = new Set<string>()
	for (const { type, target } of after.relationshipsOf(after.mainPart)) {
		if (target !== null && keptInStep.has(type)) additive.add(target)
		if (target !== null && type === 'settings') settings.add(target)
	}
	const isAdditive = (name: string) => additive.has(name) || /\.rels$/i.test(name)

	const names = new Set(before.partNames)
	const namesAfter = new Set(after.partNames)
	let same = 0
	for (const name of names) {
		if (!namesAfter.has(name)) throw new ProofFailed('untouched_parts', `${name} is gone`)
		if (after.sameBytes(name, before)) same++
		else if (isAdditive(name)) proveChildrenSurvive(name, before.tree(name), after.tree(name))
		else if (!touched.has(name) && !settings.has(name)) throw new ProofFailed('untouched_parts', `${name} is not as it was`)
	}
	for (const name of namesAfter) {
		if (!names.has(name) && !isAdditive(name) && !settings.has(name)) throw new ProofFailed('untouched_parts', `${name} was added`)
	}
	return same
}

function proveChildrenSurvive(name: string, before: XmlElement | null, after: XmlElement | null): void {
	const now = after?.children.map(sourceOf) ?? []
	let at = 0
	for (const [index, child] of (before?.children ?? []).entries()) {
		const characters = sourceOf(child)
		while (at < now.length && now[at] !== characters) at++
		if (at++ >= now.length) throw new ProofFailed('untouched_parts', `entry ${index} of ${name} is not as it was`)
	}
}
