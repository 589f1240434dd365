import { shownVersion } from '#app/domain/documents/version-number.ts'
import { counted } from './round-labels.ts'
import type { SentFile } from './sent-files.server.ts'

type Described = Pick<SentFile, 'versionNumber' | 'mode' | 'clean' | 'takenBy' | 'at' | 'suggestions'>

/** Labels for the files that may have been sent: contents, who downloaded it and when; never two alike. */
export function describeSentFiles(files: readonly Described[]): string[] {
	const toTheMinute = files.map((file) => describe(file, false))
	const labels = files.map((file, index) =>
		toTheMinute.filter((label) => label === toTheMinute[index]).length > 1 ? describe(file, true) : (toTheMinute[index] ?? ''),
	)
	return labels.map((label, index) => {
		const before = labels.slice(0, index).filter((other) => other === label).length
		return before === 0 ? label : `${label} (${before + 1})`
	})
}

function describe({ versionNumber, mode, clean, takenBy, at, suggestions }: Described, seconds: boolean): string {
	const version = shownVersion(versionNumber)
	if (mode === null) return `Version ${version} as uploaded, without your changes (${shownDay(at)})`
	const what =
		mode === 'tracked'
			? `The redline of version ${version}, with ${counted(suggestions, 'change', 'changes')}`
			: `Version ${version} with all changes accepted, including ${counted(suggestions, 'change', 'changes')} of yours`
	return [
		what,
		...(clean ? ['names and dates removed'] : []),
		`downloaded ${takenBy ? `by ${takenBy} ` : ''}on ${shownDay(at)} at ${timeOf(at, seconds)} UTC`,
	].join(', ')
}

/** A day as pages show it: '21 November 2026'. In UTC, so that every reader sees the same. */
export function shownDay(at: Date): string {
	return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

function timeOf(at: Date, seconds: boolean): string {
	return at.toISOString().slice(11, seconds ? 19 : 16)
}
