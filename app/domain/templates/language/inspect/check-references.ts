import type { CompiledPart } from '../compile/compile-template.ts'
import { writeCondition } from '../expressions/condition.ts'
import type { TemplateMistake } from '../template-content.ts'
import { type UsePlace, visitNodes } from './field-uses.ts'

const reference = /^\s*(?:REF|PAGEREF|NOTEREF)\s+"?([^\s"\\]+)/i

interface Referred {
	part: CompiledPart
	at: number
	target: string
	place: UsePlace
}

/**
 * Tells of cross-references that may be left without what they refer to: the words they point at stand under a condition
 * that the reference does not stand under, or in the entries of a list.
 */
export function checkReferences(parts: readonly CompiledPart[]): TemplateMistake[] {
	const targets = new Map<string, UsePlace>()
	const references: Referred[] = []
	for (const part of parts) {
		const raw = (start: number, end: number, place: UsePlace) => {
			for (const { name } of part.part.marksWithin(start, end)) if (name !== null) targets.set(name.toLowerCase(), place)
			for (const { instruction, start: at } of part.part.fieldsWithin(start, end)) {
				const target = reference.exec(instruction)?.[1]
				if (target !== undefined && !isEntryOfContents(part, at)) references.push({ part, at, target, place })
			}
		}
		visitNodes(part.nodes, { use: () => undefined, raw })
	}
	return references.flatMap(({ part, at, target, place }) => {
		const wanted = targets.get(target.toLowerCase())
		if (!wanted || covers(place, wanted)) return []
		const problem =
			wanted.lists.length > 0
				? 'This cross-reference points at words in an {{#each}}, which may be there several times or not at all.'
				: 'This cross-reference may stay when the words it points at are left out: put it under the same condition.'
		return [{ ...spotAt(part, at), problem }]
	})
}

/** Whether whatever is in the document at one place has the other in it too. */
function covers(place: UsePlace, wanted: UsePlace): boolean {
	const held = new Set(place.conditions.map(({ condition }) => writeCondition(condition)))
	return wanted.lists.length === 0 && wanted.conditions.every(({ condition }) => held.has(writeCondition(condition)))
}

/** Entries of a table of contents are left out with their headings. */
function isEntryOfContents({ part }: Referred['part'], at: number): boolean {
	return part.fields.some(({ instruction, start, end }) => start < at && at < end && /^\s*TOC\b/i.test(instruction))
}

function spotAt({ part }: Referred['part'], at: number): Omit<TemplateMistake, 'problem'> {
	const field = part.fields.find(({ start }) => start === at)
	const paragraph = part.source.slice(0, at).match(/<(?:[\w.-]+:)?p[\s>]/g)?.length ?? 1
	const words = field
		? part.source
				.slice(field.result, field.resultEnd)
				.replace(/<[^>]*>/g, '')
				.slice(0, 60)
		: ''
	return { paragraph, where: part.place, words }
}
