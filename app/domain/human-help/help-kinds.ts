/** The kinds of help by people, in the order of the add-ons. */
export const helpKinds = ['clause_fix', 'full_redline', 'review_assist'] as const

export type HelpKind = (typeof helpKinds)[number]

/** What each kind is. `name` is the add-on's name in the catalog of prices. */
export const helpOf: Record<HelpKind, { name: string; per: string; gives: string; ask: string }> = {
	clause_fix: {
		name: 'Clause Fix',
		per: 'one clause',
		gives: 'An expert rewrites one clause for you and says why.',
		ask: 'What should the clause do for you?',
	},
	full_redline: {
		name: 'Full Doc Redline',
		per: 'each page',
		gives: 'An expert redlines the whole document and sends it back with tracked changes.',
		ask: 'What matters most to you in this document?',
	},
	review_assist: {
		name: 'Human Review Assist',
		per: 'one question',
		gives: 'An expert reads the document and answers one question.',
		ask: 'What do you want to know?',
	},
}

/** The kind of an add-on's name; `undefined` for add-ons that are no help by people. */
export function kindNamed(description: string): HelpKind | undefined {
	return helpKinds.find((kind) => helpOf[kind].name === description)
}

/** The most characters of a question, a clause's name and an answer. */
export const helpLimits = { question: 4000, clause: 300, answer: 20_000 } as const
