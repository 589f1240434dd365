import type { ClauseWords } from './clause-words.ts'

/** One kind of clause: how it is known, and how it is said in plain English. */
export interface Topic {
	name: string
	/** Tells the topic by the clause's heading. */
	heading: RegExp
	/** Tells it by the clause's words; `null` where only a heading is sure enough. */
	body: RegExp | null
	/** Words by which a clause is about something else, whatever else it says. */
	unless?: RegExp
	/** One or two short sentences with the clause's own numbers, dates and names. */
	say(words: ClauseWords): string
	/** What a founder should look at, added in the friendly tone. */
	watch?: string
}
