import { expect, test } from 'vitest'
import { mentionNotice } from './mentioned.ts'

test.each([
	['who was called has read it', { invited: [], unknown: [] }, ''],
	[
		'somebody invited',
		{ invited: ['lea@law.example'], unknown: [] },
		' lea@law.example has not opened this document yet. We emailed them a link to it.',
	],
	[
		'names that are nobody’s',
		{ invited: [], unknown: ['Lea', 'Max Partner'] },
		' No one called “Lea” or “Max Partner” has opened this document, so no one was notified. “People” shows who has access.',
	],
])('it is said who does not know of a comment: %s', (_, to, words) => {
	expect(mentionNotice(to)).toBe(words)
})
