import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import type { FileStory } from '#app/domain/word/read/read-stories.ts'
import type { BlockWords } from '../align/block-words.ts'
import { readBlocks } from '../read/blocks.ts'
import type { NotComparedList } from '../differences/not-compared.ts'
import { planBlocks } from './plan-blocks.ts'
import { partsOfSections } from '../read/section-parts.ts'
import type { StoryPlan } from './story-plan.ts'

/** A version with what was read of it. */
export interface Version {
	file: DocxFile
	stories: readonly FileStory[]
}

/** Pairs headers and footers that stand on the same pages of the same section; those that have no counterpart are listed. */
export function planHeaders(old: Version, next: Version, words: BlockWords, notCompared: NotComparedList): StoryPlan[] {
	const [olds, news] = [storiesByPart(old), storiesByPart(next)]
	const [oldSections, newSections] = [partsOfSections(old.file), partsOfSections(next.file)]
	const counterparts = new Map<string, string>()
	const taken = new Set<string>()
	for (const [at, parts] of oldSections.entries()) {
		for (const [place, part] of parts) {
			const other = newSections[at]?.get(place)
			if (other === undefined || counterparts.has(part) || taken.has(other)) continue
			counterparts.set(part, other)
			taken.add(other)
		}
	}
	for (const [part, story] of olds) if (!counterparts.has(part)) report(story, `A ${story.kind} that only the old version has`)
	for (const [part, story] of news) if (!taken.has(part)) report(story, `A ${story.kind} that only the new version has`)
	return [...olds].flatMap(([part, story]) => {
		const other = news.get(counterparts.get(part) ?? '')
		// A header must hold a paragraph; in one that does not there is no place for another version's.
		if (other && story.paragraphs.length === 0) report(other, `A ${story.kind} that only the new version has`)
		return other && story.paragraphs.length > 0
			? [{ story, newPart: other.part, steps: planBlocks(readBlocks(story), readBlocks(other), words) }]
			: []
	})

	function report(story: FileStory, what: string): void {
		const text = story.paragraphs
			.map((paragraph) => paragraph.text)
			.join(' ')
			.trim()
		if (text !== '') notCompared.note(what, text.slice(0, 200))
	}
}

function storiesByPart({ stories }: Version): Map<string, FileStory> {
	return new Map(stories.filter(({ kind }) => kind === 'header' || kind === 'footer').map((story) => [story.part, story]))
}
