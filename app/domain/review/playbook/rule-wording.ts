/** How a rule's wording comes into a document. What is left out follows from the finding and from the document. */
export interface RuleWording {
	/**
	 * Where it stands. `beside`: it is an exception, a limit or a definition beside what is quoted, and replaces nothing.
	 * `ending_obligation`: what is quoted stays without the words that make it endless, and the wording follows. `instead`: in
	 * place of what is quoted although the request is to add something, because what is quoted rules that out.
	 */
	stands?: 'beside' | 'ending_obligation' | 'instead'
	/** The rule is about one number: only it is changed, and the sentence stays the other side's. */
	number?: NumberWording
	/** What the wording is about as a clause of its own; without it, it has no heading to offer and belongs to no known clause. */
	clause?: ClauseTopic | ((wording: string) => ClauseTopic)
	/** Sentences that say the opposite, so that the wording can't stand while they do. */
	contradicted?: Contradiction
	/** What a paragraph says of law and courts is one subject, and is changed as one. */
	onLawAndCourts?: true
	/** The wording asks for one limb of a list that rules of this kind share: they become one sentence. */
	limb?: true
	/** The rule watches over two things: only the sentences of its wording are taken that have these words as what is quoted has. */
	splitBy?: RegExp
}

export type NumberUnit = 'hour' | 'day' | 'month' | 'year' | 'percent' | 'dollar'

export interface NumberWording {
	unit: NumberUnit
	/** Which of the rule's findings is about the number, by its request. */
	asks?: RegExp
	/** Words beside which the number is not all that is wrong. */
	unless?: RegExp
}

/** What the wording of a rule is about when it comes in as a clause of its own. */
export interface ClauseTopic {
	/** The heading of such a clause. */
	heading: string
	/** How the clause is headed in which the wording belongs. */
	home?: RegExp
	/** The paragraph behind whose words it belongs where no clause is headed so. */
	beside?: RegExp
	/** Words by which a document speaks of the subject already: then they are what should be changed. */
	said?: RegExp
}

export interface Contradiction {
	by: RegExp
	/** The wording holds for the whole document: what contradicts it elsewhere goes too. */
	everywhere?: true
}
