import type { Subject } from './judge-redline.ts'
import { acceptAll, rejectAll } from './plain-reader.ts'
import { editableParagraphs } from './random-edits.ts'
import { WordPackage } from './word-package.ts'

/** Reads a file that scripts are to be tried on. @throws when it can't be read at all. */
export function readSubject(bytes: Uint8Array): Subject {
	const file = new WordPackage(bytes)
	return {
		file,
		accepted: file.read(acceptAll),
		rejected: file.read(rejectAll).map((story) => story.map(({ text }) => text)),
		editables: editableParagraphs(file),
	}
}
