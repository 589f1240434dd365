import type { CommentDelivery } from '#app/domain/comments/comments.server.ts'

/** A notice about mentioned people who may not read the comment: a sentence, or none. */
export function mentionNotice({ invited, unknown }: Pick<CommentDelivery, 'invited' | 'unknown'>): string {
	return [
		...(invited.length > 0
			? [` ${listed(invited)} ${invited.length === 1 ? 'has' : 'have'} not opened this document yet. We emailed them a link to it.`]
			: []),
		...(unknown.length > 0
			? [
					` No one called ${listed(
						unknown.map((word) => `“${word}”`),
						'or',
					)} has opened this document, so no one was notified. “People” shows who has access.`,
				]
			: []),
	].join('')
}

function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
	return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
