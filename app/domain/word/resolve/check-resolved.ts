import { newFaults } from '../prove/check-package.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { proveSameTexts } from '../prove/prove-texts.ts'
import { ProofFailed } from '../package/word-errors.ts'
import { storyParts } from '../read/story-parts.ts'
import { type StoryView, viewRoot } from '../read/story-views.ts'
import type { DecidedPart } from './resolve-file.ts'

/**
 * Checks a file whose changes were resolved against the one before: every story reads as the decisions say, with
 * what was left once accepted and once rejected, notes that went left out, and the package has no new fault.
 *
 * @throws ProofFailed
 */
export function checkResolved(before: DocxFile, after: DocxFile, decided: readonly DecidedPart[]): void {
	const stories = new Set(storyParts(before).map(({ part }) => part))
	for (const { part, root, decisions, gone, padded } of decided) {
		const written = after.tree(part)
		if (!written || !stories.has(part)) continue
		for (const leftIsRejected of [false, true]) {
			const expected = viewRoot(root, part, {
				rejects: (mark) => (decisions.of(mark) ?? (leftIsRejected ? 'reject' : 'accept')) === 'reject',
				carriedOut: true,
			}).filter(({ note }) => note === null || !gone.has(note))
			const actual = viewRoot(written, part, { rejects: () => leftIsRejected, carriedOut: true })
			// Where the format asks for a paragraph that the text has not, only the words can be compared.
			proveSameTexts('resolved', padded ? withWords(expected) : expected, padded ? withWords(actual) : actual)
		}
	}
	const [fault] = newFaults(before, after)
	if (fault) throw new ProofFailed('package', `${fault.code} in ${fault.part}`)
}

function withWords(stories: readonly StoryView[]): StoryView[] {
	return stories.map((story) => ({ ...story, paragraphs: story.paragraphs.filter((text) => text !== '') }))
}
