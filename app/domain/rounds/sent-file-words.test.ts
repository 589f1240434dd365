import { expect, test } from 'vitest'
import { describeSentFiles } from './sent-file-words.ts'

const file = (more: Partial<Parameters<typeof describeSentFiles>[0][number]>) => ({
	versionNumber: 2,
	mode: 'tracked' as const,
	clean: false,
	takenBy: 'Ada Founder',
	at: new Date('2026-11-22T02:15:09Z'),
	suggestions: 4,
	...more,
})

test('each file says what is in it, who took it and when', () => {
	expect(
		describeSentFiles([
			file({}),
			file({ clean: true, takenBy: null, suggestions: 1 }),
			file({ mode: 'accepted' }),
			file({ mode: null, takenBy: null }),
		]),
	).toEqual([
		'The redline of version 1.0.2, with 4 changes, downloaded by Ada Founder on 22 November 2026 at 02:15 UTC',
		'The redline of version 1.0.2, with 1 change, names and dates removed, downloaded on 22 November 2026 at 02:15 UTC',
		'Version 1.0.2 with all changes accepted, including 4 changes of yours, downloaded by Ada Founder on 22 November 2026 at 02:15 UTC',
		'Version 1.0.2 as uploaded, without your changes (22 November 2026)',
	])
})

test('two of one minute are told by the second, and never read the same', () => {
	const labels = describeSentFiles([file({}), file({ at: new Date('2026-11-22T02:15:41Z') }), file({})])
	expect(labels.map((label) => label.replace(/.* at /, ''))).toEqual(['02:15:09 UTC', '02:15:41 UTC', '02:15:09 UTC (2)'])
})
